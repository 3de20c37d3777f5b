/// A CSV product file in the format of one program.
protocol ProductTable {
  associatedtype Column: TableColumn

  /// The unit of the prices; nil if the format doesn't define one.
  static var prices: PriceUnit? { get }

  static func reads(_ header: TableHeader<Column>) -> Bool

  init()

  /// Adds a record; returns why it can't be sold, or nil.
  mutating func add(_ row: TableRow<Column>) -> SkipReason?

  /// All products, and records that could only be skipped once everything was read.
  mutating func finish() -> (products: [ProductRecord], skipped: [SkippedRecord])
}
