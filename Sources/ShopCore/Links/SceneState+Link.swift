public import SceneNavigation

extension SceneState {
  /// The link to where one stands in the window, as nearly as a link can say it: the place on
  /// top, in its tab, and what is searched for.
  ///
  /// Nil where no link can name the place.
  public var link: DeepLink? {
    let text = selectedTab == .search ? stack(of: .search).root.text(of: .query) : ""
    let top = Array(stack(of: selectedTab).entriesFromTop.prefix(2).map(\.route).reversed())
    let link = text.isEmpty ? nil : DeepLink(to: top, in: selectedTab, query: text)
    // A text that no link can carry is left out.
    return link ?? DeepLink(to: top, in: selectedTab, query: nil)
  }

  /// Where one stands, as a link leads there: with the places it needs below it, and what is
  /// searched for.
  ///
  /// Nil at the root of a tab, and where no link can name the place.
  public func target(in shop: ShopState) -> LinkTarget? {
    stack(of: selectedTab).isAtRoot ? nil : link?.target(in: shop)
  }
}
