public import SceneNavigation

extension SceneState {
  /// The link to the place on top of the selected tab, with the search text.
  ///
  /// Nil if no link can name the place.
  public var link: DeepLink? {
    let text = searchText
    let top = Array(stack(of: selectedTab).entriesFromTop.prefix(2).map(\.route).reversed())
    let link = text.isEmpty ? nil : DeepLink(to: top, in: selectedTab, query: text)
    // A text that no link can hold is left out.
    return link ?? DeepLink(to: top, in: selectedTab, query: nil)
  }

  /// True if a search text is part of the place, whether or not a link can hold it.
  package var hasSearchText: Bool { !searchText.isEmpty }

  private var searchText: String {
    selectedTab == .search ? stack(of: .search).root.text(of: .query) : ""
  }

  /// The place on top as a link opens it: with the places below it and the search text.
  ///
  /// Nil at the root of a tab, and if no link can name the place.
  public func target(in shop: ShopState) -> LinkTarget? {
    stack(of: selectedTab).isAtRoot ? nil : link?.target(in: shop)
  }
}
