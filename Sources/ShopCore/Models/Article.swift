/// What can be put into the cart: a product, in one of its variants where it has any.
public struct Article: Hashable, Codable, Sendable {
  /// The product that is bought.
  public let product: Product.ID
  /// The choice among its variants; nil where it has none.
  public let variant: Variant.ID?

  /// A product, or one of its variants.
  public init(_ product: Product.ID, _ variant: Variant.ID? = nil) {
    self.product = product
    self.variant = variant
  }
}

extension Article: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(Product.ID(rawValue: value))
  }
}
