/// A link to a path in one tab.
public struct NavigationLink<Tab: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The path above the tab's root, the top route last.
  public let path: [Route]
  /// The tab it opens in.
  public let tab: Tab

  /// A link to a path in a tab.
  @inlinable public init(_ path: [Route], in tab: Tab) {
    (self.path, self.tab) = (path, tab)
  }
}

/// A link that arrives before the windows are ready.
public struct EarlyLink<
  Window: Hashable & Sendable,
  Tab: Hashable & Sendable,
  Route: Hashable & Sendable
>: Hashable, Sendable {
  /// The link.
  public let link: NavigationLink<Tab, Route>
  /// The window it opens in, as identified before the app quit.
  public let window: Window
  /// The index of that window.
  public let place: Int

  /// A link for the window at an index.
  @inlinable public init(_ link: NavigationLink<Tab, Route>, in window: Window, at place: Int) {
    (self.link, self.window, self.place) = (link, window, place)
  }
}
