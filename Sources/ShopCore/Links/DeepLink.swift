public import SceneNavigation

/// A link to a place in the shop, in the tab that is to show it.
///
/// Every link can be printed, and parsing its text gives the same link.
public struct DeepLink: Hashable, Sendable {
  private let link: Link

  private init(_ link: Link) {
    self.link = link
  }

  /// Parses a link, such as `myshop://product/teapot`.
  public init(_ text: String) throws(LinkError) {
    link = try LinkTable.shop.link(text)
  }

  /// Parses a link as a user types it: with spaces around it, or without its scheme.
  public init(typed text: String) throws(LinkError) {
    link = try LinkTable.shop.link(typed: text)
  }

  /// The link to a place, in the tab it belongs to unless another one is named.
  public init(to place: Place, in tab: AppTab? = nil, query: String? = nil) throws(LinkError) {
    guard let (row, values) = PlaceRow.row(of: place) else {
      throw .notInTab("\(place)", tab: tab?.title ?? "")
    }
    link = try LinkTable.shop.link(row.id, values, in: tab?.position ?? row.tab, text: query)
  }

  /// The link to a product above a category.
  public init(
    to product: Product.ID,
    on category: Category.ID,
    in tab: AppTab = .home,
    query: String? = nil
  ) throws(LinkError) {
    let values = [category.rawValue, product.rawValue]
    link = try LinkTable.shop.link("productOnShelf", values, in: tab.position, text: query)
  }

  /// The link to the root of a tab.
  public init(root tab: AppTab, query: String? = nil) throws(LinkError) {
    link = try LinkTable.shop.link(tab.rawValue, [], in: tab.position, text: query)
  }

  /// Names the category below a product if it can.
  init(to place: Place, above below: Place?, in tab: AppTab, query: String?) throws(LinkError) {
    if case .product(let product) = place, case .category(let category)? = below, tab != .profile {
      try self.init(to: product, on: category, in: tab, query: query)
    } else {
      try self.init(to: place, in: tab, query: query)
    }
  }

  /// Nil if no link can name the end of the path.
  init?(to routes: [AnyRoute], in tab: AppTab, query: String?) {
    let link = try? LinkTable.shop.link(to: NavigationPath(routes), in: tab.position, text: query)
    guard let link = link ?? nil else { return nil }
    self.init(link)
  }

  /// The tab it leads to.
  public var tab: AppTab { AppTab(at: link.tab) }

  /// The place on top; nil for the root of a tab.
  public var place: Place? {
    PlaceRow.all.first { $0.row.id == link.row }?.place(link.values)
  }

  /// The category below a product; nil if the link does not name one.
  public var category: Category.ID? {
    link.row == "productOnShelf" ? Category.ID(rawValue: link.values[0]) : nil
  }

  /// The search text; nil if it stays unchanged, and in other tabs.
  package var query: String? { link.text }

  /// The link as ASCII text.
  public var text: String { LinkTable.shop.text(of: link) }

  /// Its row in the link table.
  public var row: LinkRow? { LinkTable.shop.row(link.row) }

  /// Where the link leads, with the places below its own.
  ///
  /// `categoryOf` returns a product's category, or nil if it is unknown.
  public func target(categoryOf: (Product.ID) -> Category.ID?) -> LinkTarget {
    let target = LinkTable.shop.target(of: link)
    guard category == nil, let place else { return target }
    let path = TabPath(to: Destination(place, from: tab), categoryOf: categoryOf).path
    return LinkTarget(path, in: target.position, texts: target.texts)
  }

  /// Where the link leads in a shop.
  public func target(in shop: ShopState) -> LinkTarget {
    target { shop.catalog.product($0)?.category }
  }
}

extension DeepLink: CustomStringConvertible {
  public var description: String { text }
}

/// A link is saved as its text.
extension DeepLink: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try DeepLink(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
