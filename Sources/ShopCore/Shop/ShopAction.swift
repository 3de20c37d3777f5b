/// What changes the shop's data, which every window shows; it moves nobody.
public enum ShopAction: Hashable, Sendable {
  case addToCart(Product.ID)
  case setQuantity(Int, of: Product.ID)
  case changeSettings(Settings)
}
