/// An action on the shop's data, which all windows share; only signing in or out navigates.
public indirect enum ShopAction: Hashable, Sendable {
  case addToCart(Article)
  case setQuantity(Int, of: Article)
  /// Writes a review by the signed-in account.
  case writeReview(of: Product.ID, rating: Int, title: String, text: String)
  case changeSettings(Settings)
  /// Signs in: windows that waited for this resume, and windows of another account are reset.
  case signIn(Account.ID)
  /// Signs out and resets every window.
  case signOut
  /// Loads what other processes bought and wrote in the same database: the orders of all accounts,
  /// newest first, and the current changes.
  case learn(orders: [Order], changes: CatalogChanges)
}
