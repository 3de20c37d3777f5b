public import SceneNavigation

extension AppTab {
  /// The tab at an index of the tab bar, from 0.
  public init(at position: Int) {
    self = Self.allCases[position]
  }
}

extension SceneState {
  /// The selected tab.
  public var selectedTab: AppTab {
    get { AppTab(at: selection) }
    set { selection = newValue.position }
  }

  /// A new scene with this tab selected.
  public init(selectedTab: AppTab, nextNumber: Int = 1) {
    self.init(selection: selectedTab.position, nextNumber: nextNumber)
  }

  /// The back stack of a tab; a bare root if the tab was never used.
  public func stack(of tab: AppTab) -> BackStack { stack(of: tab.position) }
}

extension TabStacks {
  /// The stack of a tab; nil if none is stored.
  public subscript(tab: AppTab) -> BackStack? {
    get { self[tab.position] }
    set { self[tab.position] = newValue }
  }
}

extension ScreenID {
  /// The root of a tab.
  public static func root(_ tab: AppTab) -> ScreenID { .root(tab.position) }
}

extension BackStack {
  /// The screen on top, in the tab the stack belongs to.
  public func screen(in tab: AppTab) -> ScreenID { screen(in: tab.position) }
}

extension SceneRouter {
  /// The selected tab.
  public var selectedTab: AppTab { AppTab(at: selection) }

  /// The stack of a tab.
  public func stack(of tab: AppTab) -> BackStack { stack(of: tab.position) }

  func coordinator(of tab: AppTab) -> TabCoordinator<AnyRoute> { coordinator(of: tab.position) }
}
