/// Models in an order, each looked up only when it is asked for; nil where it cannot be found.
public struct CatalogList<Model: Sendable>: RandomAccessCollection, Sendable {
  /// How many models there are.
  public let count: Int
  private let lookUp: @Sendable (Int) -> Model?

  /// A list whose models are looked up when they are asked for, by their place from 0.
  public init(count: Int, lookUp: @escaping @Sendable (Int) -> Model?) {
    self.count = count
    self.lookUp = lookUp
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Model? { lookUp(index) }
}
