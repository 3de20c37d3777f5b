public import SceneNavigation

extension SceneState {
  /// The link to where one stands in the window, as nearly as a link can say it: the place on
  /// top, in its tab, and what is searched for.
  ///
  /// Nil where no link can name the place.
  public var link: DeepLink? {
    let text = selectedTab == .search ? stack(of: .search).root.text(of: .query) : ""
    for query in text.isEmpty ? [nil] : [text, nil] {
      do {
        return try link(query: query)
      } catch {
        // A text that no link can carry is left out.
        continue
      }
    }
    return nil
  }

  /// Where one stands, as a link leads there: with the places it needs below it, and what is
  /// searched for.
  ///
  /// Nil at the root of a tab, and where no link can name the place.
  public func target(in shop: ShopState) -> LinkTarget? {
    stack(of: selectedTab).isAtRoot ? nil : link?.target(in: shop)
  }

  private func link(query: String?) throws(DeepLinkError) -> DeepLink? {
    var above = stack(of: selectedTab).entriesFromTop.makeIterator()
    guard let top = above.next() else { return try DeepLink(root: selectedTab, query: query) }
    guard let place = Place(top.route) else { return nil }
    let tab = LinkPattern(of: place).stands(in: selectedTab) ? selectedTab : nil
    let below = above.next().flatMap { Place($0.route) }
    return try DeepLink(to: place, above: below, in: tab, query: query)
  }
}
