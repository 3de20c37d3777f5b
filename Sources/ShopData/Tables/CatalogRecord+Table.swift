extension CatalogRecord {
  /// Reads UTF-8 text in the first format whose columns it has; nil if there is none.
  ///
  /// Tells `progress` how many records were read; throws a `CommaSeparatedValues.Mistake`.
  static func table(_ bytes: [UInt8], progress: ImportProgress?) throws -> CatalogRecord? {
    var text = CommaSeparatedValues(bytes)
    var record = CommaSeparatedValues.Record()
    guard (try? text.read(&record)) == true else { return nil }
    let names = record.fields.map(text.text)
    return try table(as: ShopifyTable.self, names, below: text, progress)
      ?? table(as: WooCommerceTable.self, names, below: text, progress)
      ?? table(as: PlainTable.self, names, below: text, progress)
  }

  private static func table<Table: ProductTable>(
    as kind: Table.Type,
    _ names: [String],
    below header: CommaSeparatedValues,
    _ progress: ImportProgress?
  ) throws -> CatalogRecord? {
    var text = header
    let header = TableHeader<Table.Column>(names)
    guard kind.reads(header) else { return nil }
    var table = kind.init()
    var skipped: [SkippedRecord] = []
    var record = CommaSeparatedValues.Record()
    var number = 0
    while try text.read(&record) {
      number += 1
      progress?(number)
      let row = TableRow(number: number, header: header, record: record, text: text)
      let reason: SkipReason? =
        record.fields.count == names.count
        ? table.add(row) : .fieldCount(record.fields.count, expected: names.count)
      if let reason {
        skipped.append(SkippedRecord(number: number, line: record.line, reason: reason))
      }
    }
    skipped += table.finish()
    var products = table.products
    for index in products.indices { products[index].dropEmptyOptions() }
    return CatalogRecord(
      prices: kind.prices,
      products: products,
      skipped: skipped,
      columns: kind == PlainTable.self ? header.namesRead : []
    )
  }
}
