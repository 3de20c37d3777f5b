/// What can be put into the cart: a product, or one of its variants if it has any.
public struct Article: Hashable, Codable, Sendable {
  /// The product.
  public let product: Product.ID
  /// The chosen variant; nil if the product has none.
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
