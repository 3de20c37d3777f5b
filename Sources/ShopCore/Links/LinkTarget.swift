public import SceneNavigation

extension LinkTarget {
  /// A path that leaves the search field as it stands.
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
  public var link: DeepLink? { DeepLink(to: path.routes.suffix(2), in: tab, query: searchText) }
}
