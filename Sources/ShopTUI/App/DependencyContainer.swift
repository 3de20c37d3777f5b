import DesignSystem
import ShopCore
import ShopData

/// Makes everything the program consists of, each thing once, and hands it on by name.
struct DependencyContainer {
  let catalog: Catalog
  let keymap = Keymap()
  /// What was left out of the catalogue, in a sentence; nil where nothing was.
  let notice: String?

  init(catalogFile: String?, prices: PriceUnit, currency: Currency) throws(CatalogError) {
    let reader = CatalogReader(prices: prices, currency: currency)
    guard let catalogFile else {
      catalog = try reader.embedded()
      notice = nil
      return
    }
    let reading = try reader.read(path: catalogFile)
    catalog = reading.catalog
    notice = reading.skipped.first.map { first in
      "\(reading.skipped.count) left out of \(catalogFile); \(first)"
    }
  }

  /// The theme to begin with.
  var theme: Theme { Settings().theme.theme }

  /// The app with so many fresh windows.
  func makeApp(windowCount: Int) -> ShopApp { makeApp(AppState(windowCount: windowCount)) }

  /// The app with windows that stand as given, each with a router of its own; while they are not
  /// ready, links wait.
  func makeApp(_ windows: AppState, areReady: Bool = true) -> ShopApp {
    let state = ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
    return ShopApp(
      shop: Shop(state),
      windows: WindowGroup(state: windows, areReady: areReady)
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
