import SceneNavigation

/// A snapshot of the shop's data: the catalog, the cart, the signed-in account.
///
/// Copying it takes the same time whatever its size.
public struct ShopState: Sendable {
  private var parts: SharedValue<Parts>

  private struct Parts: Sendable {
    let original: any CatalogSource
    var catalog: any CatalogSource
    var cart: Cart
    var orders: [Order]
    var account: Account?
    var settings: Settings
    var changes: CatalogChanges
    var lastPlaced: PlacedOrder?
    let today: String
  }

  /// The catalog with later sales and reviews applied.
  public var catalog: any CatalogSource { parts.box.value.catalog }
  /// The articles to buy.
  public internal(set) var cart: Cart {
    get { parts.box.value.cart }
    set { parts.value.cart = newValue }
  }
  /// The orders of all accounts, newest first.
  public internal(set) var orders: [Order] {
    get { parts.box.value.orders }
    set { parts.value.orders = newValue }
  }
  /// The signed-in account; nil if there is none.
  public internal(set) var account: Account? {
    get { parts.box.value.account }
    set { parts.value.account = newValue }
  }
  /// The settings of all windows.
  public internal(set) var settings: Settings {
    get { parts.box.value.settings }
    set { parts.value.settings = newValue }
  }
  /// Sales and reviews since the catalog was made.
  public internal(set) var changes: CatalogChanges {
    get { parts.box.value.changes }
    set {
      guard newValue != changes else { return }
      parts.value.changes = newValue
      parts.value.catalog = Self.catalog(parts.value.original, with: newValue)
    }
  }
  /// The order that emptied the cart; nil once something is in it again.
  public internal(set) var lastPlaced: PlacedOrder? {
    get { parts.box.value.lastPlaced }
    set { parts.value.lastPlaced = newValue }
  }
  /// The current day in the shop, as `2026-11-02`.
  public var today: String { parts.box.value.today }

  /// A shop with this state; with only a catalog, a shop on its first start.
  public init(
    catalog: any CatalogSource,
    cart: Cart = Cart(),
    orders: [Order] = [],
    account: Account? = nil,
    settings: Settings = Settings(),
    changes: CatalogChanges = CatalogChanges(),
    today: String = ShopState.demoDay
  ) {
    parts = SharedValue(
      Parts(
        original: catalog,
        catalog: Self.catalog(catalog, with: changes),
        cart: cart,
        orders: orders,
        account: account,
        settings: settings,
        changes: changes,
        today: today
      )
    )
  }

  /// The day of the demo, a few days after its last order.
  public static let demoDay = "2026-11-02"

  private static func catalog(
    _ original: any CatalogSource,
    with changes: CatalogChanges
  ) -> any CatalogSource {
    changes.isEmpty ? original : AmendedCatalog(original, with: changes)
  }

  var isSignedIn: Bool { parts.box.value.account != nil }

  /// True if the cart, the orders, the account, the settings or the changes differ.
  public func differsInSales(from other: ShopState) -> Bool {
    guard !parts.isShared(with: other.parts) else { return false }
    return cart != other.cart || orders != other.orders || account != other.account
      || settings != other.settings || changes != other.changes
  }

  /// The same state, signed out.
  public var withoutAccount: ShopState {
    var changed = self
    changed.account = nil
    return changed
  }

  /// The orders of the signed-in account, newest first.
  public var ownOrders: [Order] {
    guard let account else { return [] }
    return orders.filter { $0.account == account.id }
  }

  /// An order of the signed-in account; orders of other accounts are not found.
  public func order(_ id: Order.ID) -> Order? {
    ownOrders.first { $0.id == id }
  }
}
