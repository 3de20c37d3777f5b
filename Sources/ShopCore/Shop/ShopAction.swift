/// What changes the shop's data, which every window shows; it moves nobody but by who is
/// signed in.
public indirect enum ShopAction: Hashable, Sendable {
  case addToCart(Article)
  case setQuantity(Int, of: Article)
  /// Says something about a product, as whoever is signed in.
  case writeReview(of: Product.ID, rating: Int, title: String, text: String)
  case changeSettings(Settings)
  /// Signs somebody in: windows that waited for it go on, and those of another account begin anew.
  case signIn(Account.ID)
  /// Signs out, and every window begins anew.
  case signOut
  /// Takes over what others bought and wrote meanwhile, who sell from the same book: the orders of all
  /// accounts, newest first, and the changes as they are there now.
  case learn(orders: [Order], changes: CatalogChanges)
}
