/// What the shop is at a moment: what is sold, what is in the cart, who is signed in.
///
/// To copy it costs the same however much is in it.
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

  /// What is sold, as it is after what was bought and written.
  public var catalog: any CatalogSource { box.parts.catalog }
  /// What is about to be bought.
  public internal(set) var cart: Cart {
    get { box.parts.cart }
    set { change { $0.cart = newValue } }
  }
  /// Of all accounts, newest first.
  public internal(set) var orders: [Order] {
    get { box.parts.orders }
    set { change { $0.orders = newValue } }
  }
  /// Whoever is signed in; nil where nobody is.
  public internal(set) var account: Account? {
    get { box.parts.account }
    set { change { $0.account = newValue } }
  }
  /// What was chosen for all windows.
  public internal(set) var settings: Settings {
    get { box.parts.settings }
    set { change { $0.settings = newValue } }
  }
  /// What was bought and written since the catalogue was made.
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
  /// The day it is in the shop, as `2026-11-02`.
  public var today: String { box.parts.today }

  /// The shop as it stands at a moment; without more than a catalogue, as it opens for the first
  /// time.
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

  /// The day of the demonstration: some days after the last of its orders.
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

  /// Whether anybody is signed in.
  var isSomebodySignedIn: Bool { account != nil }

  /// Whether anything people did is another than at some other moment.
  public func differsInSales(from other: ShopState) -> Bool {
    guard box !== other.box else { return false }
    return cart != other.cart || orders != other.orders || account != other.account
      || settings != other.settings || changes != other.changes
  }

  /// The same while nobody is signed in.
  public var withoutAccount: ShopState {
    var changed = self
    changed.account = nil
    return changed
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
