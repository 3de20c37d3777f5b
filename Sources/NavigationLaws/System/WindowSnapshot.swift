/// The state of one window, as far as a user could see it.
public struct WindowSnapshot<Tab: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The selected tab.
  public var selectedTab: Tab
  /// The back stack of each tab, the top route last.
  ///
  /// A missing tab is at its root.
  public var paths: [Tab: [Route]]
  /// The presentations that a user sees, the top one last; not those of a tab that is not selected.
  ///
  /// What goes away by itself, such as a toast, belongs in ``details``.
  public var presented: [PresentedSheet]
  /// A description of everything else: drafts, scroll offset, the stack inside a sheet, and what
  /// decides where a later action leads, such as the tab to go back to or a link that waits.
  public var details: String

  /// A window with these tabs and presentations.
  @inlinable public init(
    selectedTab: Tab,
    paths: [Tab: [Route]],
    presented: [PresentedSheet] = [],
    details: String = ""
  ) {
    (self.selectedTab, self.paths) = (selectedTab, paths)
    (self.presented, self.details) = (presented, details)
  }
}

extension WindowSnapshot where Tab == OnlyTab {
  /// A window without tabs.
  @inlinable public init(path: [Route], presented: [PresentedSheet] = [], details: String = "") {
    self.init(selectedTab: .stack, paths: [.stack: path], presented: presented, details: details)
  }
}

extension WindowSnapshot {
  /// The back stack of the selected tab.
  public var path: [Route] { path(of: selectedTab) }

  /// The back stack of a tab.
  public func path(of tab: Tab) -> [Route] { paths[tab] ?? [] }
}
