/// The table of links: every kind of place a link can name, how it is spelled, and the tab it
/// belongs to.
///
/// The parser, the printer, the completions, `shop routes` and the README come from it.
public enum LinkPattern: String, CaseIterable, Sendable {
  case home
  case category
  case productOnShelf
  case product
  case reviews
  case cart
  case search
  case profile
  case account
  case orders
  case order
  case people
  case person
  case settings
  case section

  private var row: (name: String, segments: [LinkSegment], tab: AppTab) {
    switch self {
    case .home: ("Home", ["home"], .home)
    case .category: ("Shelf", ["category", .category], .home)
    case .productOnShelf:
      ("Product on a shelf", ["category", .category, "product", .product], .home)
    case .product: ("Product", ["product", .product], .home)
    case .reviews: ("Reviews", ["product", .product, "reviews"], .home)
    case .cart: ("Cart", ["cart"], .home)
    case .search: ("Search", ["search"], .search)
    case .profile: ("Profile", ["profile"], .profile)
    case .account: ("Account", ["account"], .profile)
    case .orders: ("Orders", ["orders"], .profile)
    case .order: ("Order", ["order", .order], .profile)
    case .people: ("People", ["people"], .profile)
    case .person: ("Person", ["user", .person], .profile)
    case .settings: ("Settings", ["settings"], .profile)
    case .section: ("Settings page", ["settings", .section], .profile)
    }
  }

  /// What the place is called.
  public var name: String { row.name }

  /// Its segments.
  public var segments: [LinkSegment] { row.segments }

  /// The tab it leads to where the link names none.
  public var tab: AppTab { row.tab }

  /// The pattern that names the root of a tab.
  public init(rootOf tab: AppTab) {
    self =
      switch tab {
      case .home: .home
      case .search: .search
      case .profile: .profile
      }
  }

  /// The pattern that names a place.
  public init(of place: Place) {
    self =
      switch place {
      case .category: .category
      case .product: .product
      case .reviews: .reviews
      case .person: .person
      case .cart: .cart
      case .account: .account
      case .orders: .orders
      case .order: .order
      case .people: .people
      case .settings: .settings
      case .section: .section
      }
  }

  /// The pattern of the screen it leads to: a product looks the same on whatever shelf.
  public var screen: LinkPattern { self == .productOnShelf ? .product : self }

  /// Whether it names the root of a tab.
  public var isRoot: Bool { place([]) == nil && !segments.contains(where: \.isSlot) }

  /// The place it names with these values in its slots; nil at the root of a tab, and where a
  /// slot has a value that it cannot have.
  func place(_ values: [String]) -> Place? {
    let last = values.last ?? ""
    return switch self {
    case .home, .search, .profile: nil
    case .category: .category(Category.ID(rawValue: last))
    case .product, .productOnShelf: .product(Product.ID(rawValue: last))
    case .reviews: .reviews(Product.ID(rawValue: last))
    case .cart: .cart
    case .account: .account
    case .orders: .orders
    case .order: .order(Order.ID(rawValue: last))
    case .people: .people
    case .person: .person(Person.ID(rawValue: last))
    case .settings: .settings
    case .section: SettingsSection(rawValue: last).map { .section($0) }
    }
  }

  /// Whether the place can be stood on in a tab.
  public func stands(in tab: AppTab) -> Bool {
    guard !isRoot else { return tab == self.tab }
    let values = segments.filter(\.isSlot).map(\.example)
    var places = [place(values)].compactMap(\.self)
    if self == .productOnShelf { places += [LinkPattern.category.place(values)].compactMap(\.self) }
    return places.allSatisfy { Destination($0, from: tab).tab == tab }
  }
}
