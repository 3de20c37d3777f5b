public import ShopCore

/// What a session finds of its own when it begins: its cart, who is signed in, its settings, and
/// what belongs to all sessions: the orders of all accounts, what was sold and said.
public struct Dealings: Hashable, Sendable {
  public let cart: Cart
  /// Nil where nobody is signed in.
  public let account: Account?
  public let settings: Settings
  /// Newest first.
  public let orders: [Order]
  public let changes: CatalogChanges
}
