public import ShopCore

/// What a session loads when it starts: its own cart, account and settings, and the orders, sales
/// and reviews that all sessions share.
public struct StoredShop: Hashable, Sendable {
  /// The session's cart.
  public let cart: Cart
  /// Nil if signed out.
  public let account: Account?
  /// The settings of all windows.
  public let settings: Settings
  /// Newest first.
  public let orders: [Order]
  /// Sales and reviews since the catalog was imported.
  public let changes: CatalogChanges
}
