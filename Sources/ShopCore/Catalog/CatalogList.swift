/// An ordered list that looks up each model on demand; nil if a model cannot be found.
public struct CatalogList<Model: Sendable>: RandomAccessCollection, Sendable {
  /// The number of models.
  public let count: Int
  private let lookUp: @Sendable (Int) -> Model?

  /// A list that looks up models on demand, by index from 0.
  public init(count: Int, lookUp: @escaping @Sendable (Int) -> Model?) {
    self.count = count
    self.lookUp = lookUp
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Model? { lookUp(index) }
}
