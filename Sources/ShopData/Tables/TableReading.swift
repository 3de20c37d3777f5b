/// The contents of a CSV product file.
struct TableReading {
  let products: [ProductRecord]
  let skipped: [SkippedRecord]
  /// The unit of the prices; nil if the format doesn't define one.
  let prices: PriceUnit?
  /// The names of the columns that were read; empty for the format of a known program.
  let columns: [String]

  /// Reads UTF-8 text in the first format whose columns it has; nil if there is none.
  ///
  /// Tells `progress` how many records were read; throws a `CommaSeparatedValues.Mistake`.
  static func read(_ bytes: [UInt8], progress: ImportProgress?) throws -> TableReading? {
    var text = CommaSeparatedValues(bytes)
    var record = CommaSeparatedValues.Record()
    guard (try? text.read(&record)) == true else { return nil }
    let names = record.fields.map(text.text)
    return try read(as: ShopifyTable.self, names, below: text, progress)
      ?? read(as: WooCommerceTable.self, names, below: text, progress)
      ?? read(as: PlainTable.self, names, below: text, progress)
  }

  private static func read<Table: ProductTable>(
    as kind: Table.Type,
    _ names: [String],
    below header: CommaSeparatedValues,
    _ progress: ImportProgress?
  ) throws -> TableReading? {
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
    let rest = table.finish()
    return TableReading(
      products: rest.products,
      skipped: skipped + rest.skipped,
      prices: kind.prices,
      columns: kind == PlainTable.self ? header.namesRead : []
    )
  }
}
