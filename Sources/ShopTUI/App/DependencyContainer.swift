import DesignSystem
import SceneNavigation
import ShopCore
import ShopData

/// Makes every part of the program once and passes it on by name.
struct DependencyContainer {
  let failures = ReadFailures()
  private let savedShop: ShopState
  let payments: PaymentDesk
  private let orderNumbers: OrderNumbers
  /// Says what was left out of the catalog; nil if nothing was.
  let notice: String?

  /// Everything stays in memory if no session is given; a catalog file is read for this run and
  /// never stored.
  init(
    keeping kept: ShopStore? = nil,
    selling file: CatalogFile? = nil
  ) throws {
    let database = try kept?.database ?? ShopDatabase.stockedInMemory()
    if try !database.isStocked() { try database.stock(with: CatalogReader().embedded()) }
    let orderNumbers = OrderNumbers(in: database, report: failures.note)
    self.orderNumbers = orderNumbers
    payments = PaymentDesk(canOrder: orderNumbers.reserve)
    let catalog = try StoredCatalog(in: file?.database ?? database, report: failures.note)
    savedShop = try (kept ?? ShopStore(in: database, session: 0)).load(selling: catalog)
    notice = file?.notice
  }

  /// The database's catalog, or the built-in one if there is no database.
  static func catalog(in database: ShopDatabase?) throws -> any CatalogSource {
    guard let database else { return try CatalogReader().embedded() }
    return try StoredCatalog(in: database, report: ReadFailures().note)
  }

  func theme(on background: Background?) -> Theme {
    savedShop.settings.theme.theme(on: background)
  }

  func makeApp(windowCount: Int) -> ShopApp { makeApp(AppState(windowCount: windowCount)) }

  /// An app with these windows, composed as the wiring says; links wait until it is ready.
  ///
  /// Loads the saved shop, unless a previous app passes its shop on.
  func makeApp(
    _ windows: AppState,
    wiring: NamedWiring = .perScene,
    shop: ShopState? = nil,
    areReady: Bool = true
  ) -> ShopApp {
    ShopApp(
      shop: Shop(shop ?? savedShop, numbering: orderNumbers.take),
      windows: SceneGroup(
        state: windows,
        areReady: areReady,
        makeRouter: wiring.makeRouters()
      ),
      payments: payments
    )
  }
}

extension ThemeChoice {
  func theme(on background: Background?) -> Theme {
    switch self {
    case .automatic: background == .light ? .light : .dark
    case .dark: background == .light ? .paintedDark : .dark
    case .light: .light
    case .monochrome: .monochrome
    }
  }
}
