public import SceneNavigation

extension LinkTarget {
  /// A path that leaves the search field unchanged.
  public init(_ path: TabPath) {
    self.init(path.path, in: path.tab.position)
  }

  /// A search for a text, with a path above it.
  public init(searching text: String, along path: NavigationPath = NavigationPath()) {
    self.init(path, in: AppTab.search.position, texts: [.query: text])
  }

  /// The tab it leads to.
  public var tab: AppTab { AppTab(at: position) }

  /// The text for the search field; nil if it stays unchanged.
  public var searchText: String? { texts[.query] }

  /// The link to the last place of the path; nil if no link can name it.
  ///
  /// A link builds the places below its own, so they can differ from those in this path.
  public var link: DeepLink? { DeepLink(to: path.routes.suffix(2), in: tab, query: searchText) }
}
