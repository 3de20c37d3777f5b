/// A snapshot of the shop's data: the catalog, the cart, the signed-in account.
///
/// Copying it takes the same time whatever its size.
public struct ShopState: Sendable {
  private var box: Box

  private final class Box: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

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
  public var catalog: any CatalogSource { box.parts.catalog }
  /// The articles to buy.
  public internal(set) var cart: Cart {
    get { box.parts.cart }
    set { change { $0.cart = newValue } }
  }
  /// The orders of all accounts, newest first.
  public internal(set) var orders: [Order] {
    get { box.parts.orders }
    set { change { $0.orders = newValue } }
  }
  /// The signed-in account; nil if there is none.
  public internal(set) var account: Account? {
    get { box.parts.account }
    set { change { $0.account = newValue } }
  }
  /// The settings of all windows.
  public internal(set) var settings: Settings {
    get { box.parts.settings }
    set { change { $0.settings = newValue } }
  }
  /// Sales and reviews since the catalog was made.
  public internal(set) var changes: CatalogChanges {
    get { box.parts.changes }
    set {
      guard newValue != changes else { return }
      change { parts in
        parts.changes = newValue
        parts.catalog = Self.catalog(parts.original, with: newValue)
      }
    }
  }
  /// The order that emptied the cart; nil once something is in it again.
  public internal(set) var lastPlaced: PlacedOrder? {
    get { box.parts.lastPlaced }
    set { change { $0.lastPlaced = newValue } }
  }
  /// The current day in the shop, as `2026-11-02`.
  public var today: String { box.parts.today }

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
    box = Box(
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

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = box.parts
    body(&parts)
    box = Box(parts)
  }

  private static func catalog(
    _ original: any CatalogSource,
    with changes: CatalogChanges
  ) -> any CatalogSource {
    changes.isEmpty ? original : AmendedCatalog(original, with: changes)
  }

  var isSignedIn: Bool { box.parts.account != nil }

  /// True if the cart, the orders, the account, the settings or the changes differ.
  public func differsInSales(from other: ShopState) -> Bool {
    guard box !== other.box else { return false }
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
