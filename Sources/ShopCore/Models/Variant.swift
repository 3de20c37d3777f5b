/// One of the choices a product is sold in, such as the small one in navy.
public struct Variant: Hashable, Sendable {
  /// What names a variant among its product's.
  public typealias ID = Identifier<Variant>

  /// Unique within its product, and the same whenever the same catalogue is read.
  public let id: ID
  /// A value for each of the product's options, in their order; empty where it has none of one.
  public let values: [String]
  /// The shop's own number for it; not every shop has them, and not every one is unique.
  public let sku: String?
  /// What it costs, and how many are left.
  public let offer: Offer

  /// A variant by its values, one for each of the product's options in their order.
  public init(id: ID, values: [String], sku: String? = nil, price: Money?, stock: Int?) {
    self.id = id
    self.values = values
    self.sku = sku
    offer = Offer(price: price, stock: stock)
  }

  /// What it costs; nil where nobody says so.
  public var price: Money? { offer.price }

  /// How many are left; nil where nobody counts.
  public var stock: Int? { offer.stock }

  /// What it is called among the choices of its product, as in `Navy / Small`.
  public var name: String { Self.name(of: values) }

  /// The name of a choice with these values.
  static func name(of values: [String]) -> String {
    let values = values.filter { !$0.isEmpty }
    return values.isEmpty ? "as it is" : values.joined(separator: " / ")
  }
}
