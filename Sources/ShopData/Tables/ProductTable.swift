/// A product file in comma-separated values, as one kind of program writes it.
protocol ProductTable {
  associatedtype Column: TableColumn

  /// What the prices count; nil where the file does not say it.
  static var prices: PriceUnit? { get }

  /// Whether a file with these columns is one of them.
  static func reads(_ header: TableHeader<Column>) -> Bool

  init()

  /// Takes in a record; returns why it cannot be sold.
  mutating func add(_ row: TableRow<Column>) -> SkipReason?

  /// The products of all records, and what else was left out.
  mutating func finish() -> (products: [ProductRecord], skipped: [SkippedRecord])
}
