public import ShopCore

/// What a session finds of its own when it begins: its cart, who is signed in, its settings, and
/// what belongs to all sessions: the orders of all accounts, what was sold and said.
public struct Dealings: Hashable, Sendable {
  /// What is about to be bought.
  public let cart: Cart
  /// Nil where nobody is signed in.
  public let account: Account?
  /// What was chosen for all windows.
  public let settings: Settings
  /// Newest first.
  public let orders: [Order]
  /// What was bought and written since the catalogue was made.
  public let changes: CatalogChanges
}
