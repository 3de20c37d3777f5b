public import DesignSystem
public import SceneNavigation
public import ShopCore

/// What a screen is built from: the shop, and the screen's position in a window.
public struct ScreenContext {
  /// The current state of the shop.
  public let shop: ShopState
  /// The tab that contains the screen.
  public let tab: AppTab
  /// The screen that is shown.
  public let screen: ScreenID
  /// The screen's view state.
  public let view: ViewState
  /// The text of secret fields in what is presented here.
  public let secrets: Drafts
  /// The payment in progress in the window; nil if there is none.
  public let paying: Payment?

  /// A context with these values.
  public init(
    shop: ShopState,
    tab: AppTab,
    screen: ScreenID,
    view: ViewState,
    secrets: Drafts = Drafts(),
    paying: Payment? = nil
  ) {
    self.shop = shop
    self.tab = tab
    self.screen = screen
    self.view = view
    self.secrets = secrets
    self.paying = paying
  }
}

/// The action a row sends: to one window, to the shop, or to the app.
public enum RowAction: Hashable, Sendable {
  case scene(SceneAction)
  case shop(ShopAction)
  case app(AppAction)
}

/// A row that sends one of the shop's actions.
public typealias ScreenRow = Row<RowAction>
/// A screen whose rows send the shop's actions.
public typealias Screen = ScreenContent<RowAction>

extension ScreenContext {
  /// One step to a place from the tab that contains the screen.
  func go(to place: Place) -> RowAction {
    .scene(.navigate(Destination(place, from: tab)))
  }

  /// `marks` are the emphasized characters of the product's name.
  func row(for product: Product, marks: [Range<Int>] = [], saying words: [String] = []) -> ScreenRow
  {
    let words = (product.stock == 0 ? ["sold out"] : []) + words
    return .item(
      product.name,
      marks: marks,
      detail: words.isEmpty ? nil : words.joined(separator: " · "),
      trailing: price(of: product),
      action: go(to: .product(product.id))
    )
  }

  /// A note if the product could not be read.
  func row(for product: Product?) -> ScreenRow {
    product.map { row(for: $0) } ?? .unreadable()
  }

  /// Nil if the product is no longer in the catalog.
  func row(for id: Product.ID) -> ScreenRow? {
    shop.catalog.product(id).map { row(for: $0) }
  }

  func row(for hit: SearchHit, of results: SearchResults) -> ScreenRow {
    let catalog = shop.catalog
    switch hit {
    case .category(let id):
      let name = catalog.category(id)?.name ?? id.rawValue
      return .item(
        name,
        marks: results.marks(in: name),
        badge: "category",
        trailing: String(catalog.products(in: id).count),
        trailingStyle: .secondary,
        action: go(to: .category(id))
      )
    case .person(let id):
      let name = catalog.person(id)?.name ?? id.rawValue
      return .item(
        name,
        marks: results.marks(in: name),
        badge: "person",
        trailing: catalog.reviewCount(by: id).counted("review"),
        trailingStyle: .secondary,
        action: go(to: .person(id))
      )
    case .product(let id):
      guard let product = catalog.product(id) else { return .unreadable() }
      let reason = results.reason(for: product, in: catalog)?.words
      return row(
        for: product,
        marks: results.marks(in: product.name),
        saying: [product.brand, reason].compactMap(\.self)
      )
    }
  }

  /// With several prices, the lowest one after “from”.
  func price(of product: Product) -> String {
    (product.hasSeveralPrices ? "from " : "") + price(product.price)
  }

  func price(_ price: Money?) -> String {
    price?.formatted(shop.settings.priceFormat) ?? "unavailable"
  }
}

extension SearchedText {
  /// Nil for a brand, which the row of a result shows anyway.
  fileprivate var words: String? {
    switch part {
    case .brand: nil
    case .kind: "in \(text)"
    case .tag: "tag \(text)"
    case .sku: "SKU \(text)"
    case .choice, .description: text
    case .reviewer: "reviewed by \(text)"
    }
  }
}

extension Row {
  /// Shown in place of catalog data that could not be read.
  static func unreadable() -> Row { .text("This cannot be read.", style: .secondary) }
}

func stars(_ rating: Int) -> String {
  String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
}
