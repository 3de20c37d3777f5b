/// One record of a product file, read by column.
struct TableRow<Column: TableColumn> {
  /// Counted from 1, without the header.
  let number: Int
  let header: TableHeader<Column>
  let record: CommaSeparatedValues.Record
  let text: CommaSeparatedValues

  var line: Int { record.line }

  /// The first non-empty value for a column, trimmed; empty if there is none.
  subscript(column: Column) -> String {
    for place in header.places(of: column) {
      let value = text.text(of: record.fields[place]).trimmed
      if !value.isEmpty { return value }
    }
    return ""
  }

  /// The number in a column; nil if it is empty.
  func number(_ column: Column) -> WrittenNumber? {
    let value = self[column]
    guard text.hasDecimalCommas, value.contains(/^-?\d{1,3}((\.\d{3})+|\d*),\d+$/) else {
      return value.isEmpty ? nil : WrittenNumber(value)
    }
    let number = value.replacing(".", with: "").replacing(",", with: ".")
    return WrittenNumber(number, writtenAs: value)
  }

  func product(id: Column, name: Column) -> ProductRecord {
    var product = ProductRecord(number: number, id: self[id], name: self[name])
    product.line = line
    return product
  }

  /// A hash of the whole record.
  var content: String {
    var key = ContentKey()
    for field in record.fields { key.add(text.text(of: field)) }
    return key.text
  }
}

extension String {
  var listed: [String] { split(separator: ",").map { PlainText.line(String($0)) } }

  /// The last category of a path such as `Clothing > Shirts`.
  var lastStep: String {
    HTMLText.plain(ofAny: self).split(separator: ">").last.map { String($0).trimmed } ?? ""
  }

  var isYes: Bool { ["true", "yes", "1"].contains(lowercased()) }
}
