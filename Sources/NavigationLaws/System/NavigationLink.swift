/// Where a link leads: to the top of a path in one tab.
public struct NavigationLink<Tab: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The places above the tab's root, the lowest first.
  public let path: [Route]
  /// The tab it opens in.
  public let tab: Tab

  /// A link to the top of a path in a tab.
  @inlinable public init(_ path: [Route], in tab: Tab) {
    (self.path, self.tab) = (path, tab)
  }
}

/// A link that arrives before the windows are ready, and the window it is for.
public struct EarlyLink<
  Window: Hashable & Sendable,
  Tab: Hashable & Sendable,
  Route: Hashable & Sendable
>: Hashable, Sendable {
  /// Where it leads.
  public let link: NavigationLink<Tab, Route>
  /// The window it opens in, as it was named before the app quit.
  public let window: Window
  /// That window's place among the windows.
  public let place: Int

  /// A link for the window at a place.
  @inlinable public init(_ link: NavigationLink<Tab, Route>, in window: Window, at place: Int) {
    (self.link, self.window, self.place) = (link, window, place)
  }
}
