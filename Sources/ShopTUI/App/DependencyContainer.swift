import DesignSystem
import ShopCore
import ShopData

/// Makes everything the program consists of, each thing once, and hands it on by name.
struct DependencyContainer {
  let catalog: any CatalogSource
  /// What could not be read of the catalogue.
  let failures = ReadFailures()
  private let dealings: Dealings
  let keymap = Keymap()
  /// What was left out of the catalogue, in a sentence; nil where nothing was.
  let notice: String?

  /// Throws a `CatalogError` or a `ShopDatabaseError`.
  init(catalogFile: String?, prices: PriceUnit, currency: Currency) throws {
    let reader = CatalogReader(prices: prices, currency: currency)
    let database = try ShopDatabase.inMemory()
    if let catalogFile {
      let reading = try reader.read(path: catalogFile)
      try database.stock(with: reading.catalog)
      notice = reading.skipped.first.map { first in
        "\(reading.skipped.count) left out of \(catalogFile); \(first)"
      }
    } else {
      if try !database.isStocked() { try database.stock(with: reader.embedded()) }
      notice = nil
    }
    catalog = try StoredCatalog(in: database, report: failures.note)
    dealings = try ShopStore(in: database, session: 1).load()
  }

  /// The theme to begin with.
  var theme: Theme { dealings.settings.theme.theme }

  /// The app with so many fresh windows.
  func makeApp(windowCount: Int) -> ShopApp { makeApp(AppState(windowCount: windowCount)) }

  /// The app with windows that stand as given, each with a router of its own.
  func makeApp(_ windows: AppState) -> ShopApp {
    let state = ShopState(
      catalog: catalog,
      cart: dealings.cart,
      orders: dealings.orders,
      account: dealings.account,
      settings: dealings.settings
    )
    return ShopApp(
      shop: Shop(state),
      windows: WindowGroup(state: windows)
    )
  }

  func makeDesktop(
    app: ShopApp,
    columns: Int,
    rows: Int,
    charset: Charset = .unicode
  ) -> Desktop {
    Desktop(
      app: app,
      keymap: keymap,
      canvas: Canvas(width: columns, height: rows, charset: charset)
    )
  }
}

extension ThemeChoice {
  /// The theme the design system has for it.
  var theme: Theme {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
