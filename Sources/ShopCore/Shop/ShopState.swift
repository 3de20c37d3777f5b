/// What the shop is at a moment: what is sold, what is in the cart, who is signed in.
public struct ShopState: Sendable {
  public internal(set) var catalog: Catalog
  public internal(set) var cart = Cart()
  /// Of all accounts, newest first.
  public internal(set) var orders: [Order]
  public internal(set) var account: Account?
  public internal(set) var settings = Settings()

  public init(catalog: Catalog, orders: [Order] = [], account: Account? = nil) {
    self.catalog = catalog
    self.orders = orders
    self.account = account
  }

  /// The orders of whoever is signed in, newest first.
  public var ownOrders: [Order] {
    guard let account else { return [] }
    return orders.filter { $0.account == account.id }
  }

  /// An order of whoever is signed in; nobody else's is found.
  public func order(_ id: Order.ID) -> Order? {
    ownOrders.first { $0.id == id }
  }
}
