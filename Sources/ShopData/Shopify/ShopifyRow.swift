/// One record of a Shopify file, read by column.
struct ShopifyRow {
  let number: Int
  private let header: ShopifyHeader
  private let record: CommaSeparatedValues.Record
  private let text: CommaSeparatedValues

  /// Nil where the record has not as many fields as the header.
  init?(
    number: Int,
    header: ShopifyHeader,
    record: CommaSeparatedValues.Record,
    text: CommaSeparatedValues
  ) {
    guard record.fields.count == header.fieldCount else { return nil }
    self.number = number
    self.header = header
    self.record = record
    self.text = text
  }

  /// What it says in a column, trimmed; empty where the column is missing.
  ///
  /// Where both vocabularies are in one file, it is what the first of the two that is filled says.
  subscript(column: ShopifyColumn) -> String {
    for place in header.places(of: column) {
      let value = text.text(of: record.fields[place]).trimmed
      if !value.isEmpty { return value }
    }
    return ""
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
}
