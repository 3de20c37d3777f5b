/// One record of a product file, read by column.
struct TableRow<Column: TableColumn> {
  /// Counted from 1 below the header.
  let number: Int
  let header: TableHeader<Column>
  let record: CommaSeparatedValues.Record
  let text: CommaSeparatedValues

  /// The line it begins in.
  var line: Int { record.line }

  /// What it says in a column, trimmed; empty where the column is missing.
  ///
  /// Where several columns are about one thing, it is what the first of them that is filled says.
  subscript(column: Column) -> String {
    for place in header.places(of: column) {
      let value = text.text(of: record.fields[place]).trimmed
      if !value.isEmpty { return value }
    }
    return ""
  }

  /// The number in a column, with a decimal point; nil where there is none.
  func number(_ column: Column) -> String? {
    let value = self[column]
    guard text.hasDecimalCommas, value.contains(/^-?\d{1,3}((\.\d{3})+|\d*),\d+$/) else {
      return value.isEmpty ? nil : value
    }
    return value.replacing(".", with: "").replacing(",", with: ".")
  }

  /// A product of what it says of itself.
  func product(id: Column, name: Column) -> ProductRecord {
    var product = ProductRecord(number: number, id: self[id], name: self[name])
    product.line = line
    return product
  }

  /// All that it says, as one key.
  var content: String {
    var key = ContentKey()
    for field in record.fields { key.add(text.text(of: field)) }
    return key.text
  }
}

extension String {
  /// The text without the white space at its ends.
  var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.isSpace }),
      let last = unicodeScalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The texts between its commas.
  var listed: [String] { split(separator: ",").map { PlainText.line(String($0)) } }

  /// The last step of a path through categories, as in `Clothing > Shirts`.
  var lastStep: String { split(separator: ">").last.map { String($0).trimmed } ?? "" }

  /// Whether it says yes, as the programs of shops do.
  var isYes: Bool { ["true", "yes", "1"].contains(lowercased()) }
}
