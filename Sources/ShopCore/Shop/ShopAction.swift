/// What changes the shop's data, which every window shows; it moves nobody.
public enum ShopAction: Hashable, Sendable {
  case addToCart(Article)
  case setQuantity(Int, of: Article)
  case changeSettings(Settings)
}
