import DesignSystem
import SceneNavigation
import ShopCore
import ShopData

/// Makes everything the program consists of, each thing once, and hands it on by name.
struct DependencyContainer {
  let catalog: any CatalogSource
  /// What could not be read of the catalogue.
  let failures = ReadFailures()
  private let dealings: Dealings
  let keymap = Keymap()
  /// Whoever takes the money, after a moment.
  let payments: PaymentDesk
  private let orderNumbers: OrderNumbers
  /// What was left out of the catalogue, in a sentence; nil where nothing was.
  let notice: String?

  /// What the shop sells and what a session bought and chose in it, all of it in memory where no
  /// session is kept; a file's catalogue is read for this run and kept nowhere.
  ///
  /// Throws a `CatalogError` or a `ShopDatabaseError`.
  init(
    keeping kept: SessionKeeper.KeptShop? = nil,
    selling file: CatalogFile? = nil
  ) throws {
    let database = try kept?.database ?? ShopDatabase.inMemory()
    if try !database.isStocked() { try database.stock(with: CatalogReader().embedded()) }
    dealings = try kept?.store.load() ?? ShopStore(in: database, session: 0).load()
    let orderNumbers = OrderNumbers(in: database, report: failures.note)
    self.orderNumbers = orderNumbers
    payments = PaymentDesk(canOrder: orderNumbers.reserve)
    catalog = try StoredCatalog(in: file?.database ?? database, report: failures.note)
    notice = file?.notice
  }

  /// What a database sells, or the program by itself where there is none.
  static func catalog(in database: ShopDatabase?) throws -> any CatalogSource {
    guard let database else { return try CatalogReader().embedded() }
    return try StoredCatalog(in: database, report: ReadFailures().note)
  }

  /// The theme to begin with on a terminal with a background, if that is known.
  func theme(on background: Background?) -> Theme {
    dealings.settings.theme.theme(on: background)
  }

  /// The app with so many fresh windows.
  func makeApp(windowCount: Int) -> ShopApp { makeApp(AppState(windowCount: windowCount)) }

  /// The app with windows that stand as given, composed from the objects a wiring says; while they
  /// are not ready, links wait.
  ///
  /// The shop is as it was kept, unless it is handed on from an app before.
  func makeApp(
    _ windows: AppState,
    wiring: NamedWiring = .perScene,
    shop: ShopState? = nil,
    areReady: Bool = true
  ) -> ShopApp {
    ShopApp(
      shop: Shop(shop ?? keptShop, numbering: orderNumbers.take),
      windows: SceneGroup(
        state: windows,
        areReady: areReady,
        makeRouter: wiring.makeRouters()
      ),
      payments: payments
    )
  }

  private var keptShop: ShopState {
    ShopState(
      catalog: catalog,
      cart: dealings.cart,
      orders: dealings.orders,
      account: dealings.account,
      settings: dealings.settings,
      changes: dealings.changes
    )
  }

  func makeDesktop(
    app: ShopApp,
    columns: Int,
    rows: Int,
    charset: Charset = .unicode,
    wiring: NamedWiring = .perScene
  ) -> Desktop {
    Desktop(
      app: app,
      keymap: keymap,
      canvas: Canvas(width: columns, height: rows, charset: charset),
      wiring: wiring
    )
  }
}

extension ThemeChoice {
  /// The theme the design system has for it on a terminal with a background, if that is known.
  func theme(on background: Background?) -> Theme {
    switch self {
    case .automatic: background == .light ? .light : .dark
    case .dark: background == .light ? .paintedDark : .dark
    case .light: .light
    case .monochrome: .monochrome
    }
  }
}
