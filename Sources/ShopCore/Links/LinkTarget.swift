public import SceneNavigation

extension LinkTarget {
  /// A trail that leaves the search field as it stands.
  public init(_ path: TabPath) {
    self.init(path.path, in: path.tab.position)
  }

  /// A search for a text, and what is opened above it.
  public init(searching text: String, along path: NavigationPath = NavigationPath()) {
    self.init(path, in: AppTab.search.position, texts: [.query: text])
  }

  /// The tab it leads to.
  public var tab: AppTab { AppTab(at: position) }

  /// The text for the field at Search's root; nil where it stays as it is.
  public var searchText: String? { texts[.query] }

  /// The link to the place at its end, which leads there along the way a link takes: not along this one,
  /// where other places stand below; nil where no link can be printed for it.
  public var link: DeepLink? {
    let steps = path.routes.suffix(2)
    guard let last = steps.last else { return try? DeepLink(root: tab, query: searchText) }
    guard let place = Place(last) else { return nil }
    let below = steps.count > 1 ? steps.first.flatMap { Place($0) } : nil
    return try? DeepLink(to: place, above: below, in: tab, query: searchText)
  }
}

extension DeepLink {
  /// The link to a place, which says the shelf a product stands above where it can.
  init(
    to place: Place,
    above below: Place?,
    in tab: AppTab?,
    query: String?
  ) throws(DeepLinkError) {
    if let tab, case .product(let product) = place, case .category(let shelf)? = below,
      LinkPattern.productOnShelf.stands(in: tab)
    {
      try self.init(to: product, on: shelf, in: tab, query: query)
    } else {
      try self.init(to: place, in: tab, query: query)
    }
  }

  /// Where the link leads, with the places that stand below its own.
  ///
  /// The shelf of a product is asked for; nil where it is not known.
  public func target(shelfOf: (Product.ID) -> Category.ID?) -> LinkTarget {
    let path = path(shelfOf: shelfOf)
    guard let query, case .search(let steps) = path else { return LinkTarget(path) }
    return LinkTarget(searching: query, along: steps)
  }

  /// Where the link leads in a shop.
  public func target(in shop: ShopState) -> LinkTarget {
    target { shop.catalog.product($0)?.category }
  }

  private func path(shelfOf: (Product.ID) -> Category.ID?) -> TabPath {
    guard let place else { return TabPath(rootOf: tab) }
    guard let shelf else { return TabPath(to: Destination(place, from: tab), shelfOf: shelfOf) }
    let below = TabPath(Destination(.category(shelf), from: tab))
    return below.appending(Destination(place, from: tab))
  }
}
