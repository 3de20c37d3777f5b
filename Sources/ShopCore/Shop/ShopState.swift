/// What the shop is at a moment: what is sold, what is in the cart, who is signed in.
public struct ShopState: Sendable {
  public internal(set) var catalog: any CatalogSource
  public internal(set) var cart: Cart
  /// Of all accounts, newest first.
  public internal(set) var orders: [Order]
  public internal(set) var account: Account?
  public internal(set) var settings: Settings

  public init(
    catalog: any CatalogSource,
    cart: Cart = Cart(),
    orders: [Order] = [],
    account: Account? = nil,
    settings: Settings = Settings()
  ) {
    self.catalog = catalog
    self.cart = cart
    self.orders = orders
    self.account = account
    self.settings = settings
  }

  /// Whether anything people did is another than at some other moment.
  public func hasOtherDealings(than other: ShopState) -> Bool {
    cart != other.cart || orders != other.orders || account != other.account
      || settings != other.settings
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
