/// One form a product is sold in, such as small and navy.
public struct Variant: Hashable, Sendable {
  /// The id of a variant, within its product.
  public typealias ID = Identifier<Variant>

  /// Unique within its product, and the same whenever the same catalog is read.
  public let id: ID
  /// One value for each option of the product, in order; empty for an option it lacks.
  public let values: [String]
  /// The shop's stock number; it may be missing, and it is not always unique.
  public let sku: String?
  /// The price and the stock.
  public internal(set) var offer: Offer

  /// A variant by its values, one for each option of the product, in order.
  public init(id: ID, values: [String], sku: String? = nil, price: Money?, stock: Int?) {
    self.id = id
    self.values = values
    self.sku = sku
    offer = Offer(price: price, stock: stock)
  }

  /// The price; nil if it cannot be bought at present.
  public var price: Money? { offer.price }

  /// How many are left; nil if stock is not counted.
  public var stock: Int? { offer.stock }

  /// The name among the variants of its product, as in `Navy / Small`.
  public var name: String { Self.name(of: values) }

  static func name(of values: [String]) -> String {
    let values = values.filter { !$0.isEmpty }
    return values.isEmpty ? "as it is" : values.joined(separator: " / ")
  }
}
