/// What can be put into the cart: a product, in one of its variants where it has any.
public struct Article: Hashable, Codable, Sendable {
  public let product: Product.ID
  public let variant: Variant.ID?

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
