public import DesignSystem
public import SceneNavigation
public import ShopCore

/// What a screen is made of: the shop, and where in which window it stands.
public struct ScreenContext {
  /// The shop as it is now.
  public let shop: ShopState
  /// The tab one stands in.
  public let tab: AppTab
  /// The screen that is shown.
  public let screen: ScreenID
  /// How it is being looked at.
  public let view: ViewState
  /// What was typed into secret fields of what is presented here.
  public let secrets: Drafts
  /// The payment the window waits for; nil where it waits for none.
  public let paying: Payment?

  /// What a screen is made from.
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

/// What choosing a row sends: an action of one of the three reaches.
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
  /// One step to a place, from the tab the screen stands in.
  func go(to place: Place) -> RowAction {
    .scene(.navigate(Destination(place, from: tab)))
  }

  /// A row that leads to a product, with the marked characters of its name emphasised and something
  /// said about it.
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

  /// A row of a list that leads to a product, if that can be read.
  func row(for product: Product?) -> ScreenRow {
    product.map { row(for: $0) } ?? .unreadable()
  }

  /// A row that leads to a product that may be gone from the catalogue.
  func row(for id: Product.ID) -> ScreenRow? {
    shop.catalog.product(id).map { row(for: $0) }
  }

  /// A row that leads to what a search found, with what was searched for emphasised.
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
        trailing: counted(catalog.reviewCount(by: id), "review"),
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

  /// What a product costs, or the price its variants begin at.
  func price(of product: Product) -> String {
    (product.hasSeveralPrices ? "from " : "") + price(product.price)
  }

  func price(_ price: Money?) -> String {
    price?.formatted(shop.settings.priceFormat) ?? "unavailable"
  }
}

extension SearchedText {
  /// How a row says that a product has it; nil for its brand, which the row of a result says anyway.
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
  /// Stands for what is in the catalogue and could not be read.
  static func unreadable() -> Row { .text("This cannot be read.", style: .secondary) }
}

/// Five stars, so many of them filled.
func stars(_ rating: Int) -> String {
  String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
}

/// A number with its noun, as in `1 review` and `3 reviews`.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
