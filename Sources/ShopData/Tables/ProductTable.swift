/// A CSV product file in the format of one program.
protocol ProductTable {
  associatedtype Column: TableColumn

  /// The unit of the prices; nil if the format doesn't define one.
  static var prices: PriceUnit? { get }

  static func reads(_ header: TableHeader<Column>) -> Bool

  init()

  /// Adds a record; returns why it can't be sold, or nil.
  mutating func add(_ row: TableRow<Column>) -> SkipReason?

  var products: [ProductRecord] { get }

  /// Completes the products once everything was read; returns the records skipped only then.
  mutating func finish() -> [SkippedRecord]
}

extension ProductTable {
  func finish() -> [SkippedRecord] { [] }
}
