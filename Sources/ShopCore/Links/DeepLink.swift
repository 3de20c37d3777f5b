public import SceneNavigation

/// A link to a place in the shop, in the tab where one shall stand on it.
///
/// Every link there is can be printed, and parsing what was printed gives the same link.
public struct DeepLink: Hashable, Sendable {
  private let link: Link

  private init(_ link: Link) {
    self.link = link
  }

  /// Reads a link, such as `myshop://product/teapot`.
  public init(_ text: String) throws(LinkError) {
    link = try LinkTable.shop.link(text)
  }

  /// Reads a link as a person types it: with space around it, or without its scheme.
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

  /// The link to a product that stands above a certain shelf.
  public init(
    to product: Product.ID,
    on shelf: Category.ID,
    in tab: AppTab = .home,
    query: String? = nil
  ) throws(LinkError) {
    let values = [shelf.rawValue, product.rawValue]
    link = try LinkTable.shop.link("productOnShelf", values, in: tab.position, text: query)
  }

  /// The link to the root of a tab.
  public init(root tab: AppTab, query: String? = nil) throws(LinkError) {
    link = try LinkTable.shop.link(tab.rawValue, [], in: tab.position, text: query)
  }

  /// The link to a place, which says the shelf a product stands above where it can.
  init(to place: Place, above below: Place?, in tab: AppTab, query: String?) throws(LinkError) {
    if case .product(let product) = place, case .category(let shelf)? = below, tab != .profile {
      try self.init(to: product, on: shelf, in: tab, query: query)
    } else {
      try self.init(to: place, in: tab, query: query)
    }
  }

  /// The link to the end of a path in a tab; nil where no link can be printed for it.
  init?(to routes: [AnyRoute], in tab: AppTab, query: String?) {
    let link = try? LinkTable.shop.link(to: NavigationPath(routes), in: tab.position, text: query)
    guard let link = link ?? nil else { return nil }
    self.init(link)
  }

  /// The tab it leads to.
  public var tab: AppTab { AppTab(at: link.tab) }

  /// The place on top; nil for the root of the tab.
  public var place: Place? {
    PlaceRow.all.first { $0.row.id == link.row }?.place(link.values)
  }

  /// The shelf a product shall stand above, where the link says so itself.
  public var shelf: Category.ID? {
    link.row == "productOnShelf" ? Category.ID(rawValue: link.values[0]) : nil
  }

  /// The text for the field of the search; nil where it stays as it is, and in other tabs.
  public var query: String? { link.text }

  /// The link as text, in ASCII.
  public var text: String { LinkTable.shop.text(of: link) }

  /// The row of the table it is of.
  public var row: LinkRow? { LinkTable.shop.row(link.row) }

  /// Where the link leads, with the places that stand below its own.
  ///
  /// The shelf of a product is asked for; nil where it is not known.
  public func target(categoryOf: (Product.ID) -> Category.ID?) -> LinkTarget {
    let target = LinkTable.shop.target(of: link)
    guard shelf == nil, let place else { return target }
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
