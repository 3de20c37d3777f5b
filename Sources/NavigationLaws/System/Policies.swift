/// An app's decisions, which the laws respect.
public struct Policies: Hashable, Sendable {
  /// How a link changes the stack of its tab.
  public enum Links: Hashable, Sendable {
    /// The stack becomes the link's path.
    case replace
    /// The stack becomes the link's path, and the other tabs are emptied.
    case replaceAll
    /// The link's path is pushed onto the stack.
    case push
    /// Either, as long as the link's last route is on top.
    case either
    /// The link's place is presented on top, under any name, and no tab and no stack changes.
    case present
  }

  /// What back does at the root of a tab.
  public enum BackAtRoot: Hashable, Sendable {
    /// It is refused.
    case refuses
    /// It selects the first tab.
    case selectsFirstTab
    /// It may select any tab, such as the previous one.
    case selectsAnotherTab
    /// It closes the window; in the last one it is refused.
    case closesWindow
    /// It selects the first tab, and closes the window there; in the last one it is refused.
    case selectsFirstTabThenClosesWindow
    /// It may select any tab or close the window.
    case selectsAnotherTabOrClosesWindow
  }

  /// What selecting another tab does to the stacks.
  public enum TabSwitch: Hashable, Sendable {
    /// Nothing.
    case preservesStacks
    /// It empties them, as a sidebar does whose selection replaces the detail.
    case emptiesStacks
  }

  /// What selecting the selected tab does.
  public enum Retap: Hashable, Sendable {
    /// It pops the tab to its root.
    case popsToRoot
    /// It may pop the tab by any number of steps, for example after it has scrolled to the top.
    case mayPop
    /// Nothing.
    case changesNothing
  }

  /// What dismissing a presentation does to those above it.
  public enum Presentations: Hashable, Sendable {
    /// They go with it.
    case stacked
    /// Nothing: each has a place of its own, as an alert may have beside a sheet.
    case independent
  }

  /// What signing out removes.
  public enum SignOut: Hashable, Sendable {
    /// All stacks and presentations: every window is like a new one. Its details may differ from a
    /// new one's, but not be those from before.
    case emptiesWindows
    /// The private routes of the alphabet, and ``Policies/privateSheets``.
    case removesPrivateRoutes
  }

  /// What a relaunch restores.
  public enum Restoration: Hashable, Sendable {
    /// Everything.
    case everything
    /// Everything except presentations and ``WindowSnapshot/details``.
    case allButPresentations
    /// The selected tab of each window, which is otherwise like a new one.
    case selectedTabs
    /// Nothing: the app starts with new windows.
    case nothing
  }

  /// How a link changes the stack of its tab.
  public var links = Links.replace
  /// What back does at the root of a tab.
  public var backAtRoot = BackAtRoot.refuses
  /// What selecting another tab does to the stacks.
  public var tabSwitch = TabSwitch.preservesStacks
  /// What selecting the selected tab does.
  public var retap = Retap.popsToRoot
  /// What dismissing a presentation does to those above it.
  public var presentations = Presentations.stacked
  /// What signing out removes.
  public var signOut = SignOut.emptiesWindows
  /// What a relaunch restores.
  public var restoration = Restoration.everything
  /// The names of the sheets that only a signed-in account may see.
  public var privateSheets: Set<String> = []
  /// The names of the sheets that signing out may present, such as one to sign in.
  public var sheetsAfterSignOut: Set<String> = []
  /// True if pushing a route may select the tab that the route belongs to.
  public var pushMaySelectTab = false
  /// True if a push that was announced for later is cancelled when its screen is popped.
  public var leavingCancels = false
  /// True if pushing a route that is already in the stack, an equal one, may return to it.
  public var pushMayReturn = false
  /// True if pushing a route may remove another one of the stack, or the top ones, such as screens
  /// of the same kind.
  public var pushMayReplace = false
  /// True if back may also select another tab, such as the one that a link came from.
  public var backMaySelectTab = false
  /// True if a link opens in the selected tab, whatever tab it names.
  public var linksStayInTab = false
  /// True if a link may change nothing in its window when another one already shows its place.
  public var linksMayUseAnotherWindow = false
  /// True if a link that starts the app finds its window new, whatever is restored without a link.
  public var coldLinksStartAnew = false
  /// True if a new window may show what an open one shows.
  public var newWindowsMayCopy = false
  /// The kinds of events in one window that may open another, such as links.
  ///
  /// A link is checked in the window it opened. The reply to a push or a presentation that opens a
  /// window instead is ``Reply/redirected(_:)``.
  public var mayOpenWindows: Set<EventKind> = []
  /// The reasons for which an event may be refused; nil allows any.
  public var refusals: Set<String>?

  /// The decisions of most apps.
  public init() {}
}

extension Policies.BackAtRoot {
  /// True if back at the root selects the first tab, where it is not selected.
  var selectsFirst: Bool { self == .selectsFirstTab || self == .selectsFirstTabThenClosesWindow }

  /// True if back at the root of a tab may close the window.
  func mayClose(at tab: Int) -> Bool {
    switch self {
    case .refuses, .selectsFirstTab, .selectsAnotherTab: false
    case .closesWindow, .selectsAnotherTabOrClosesWindow: true
    case .selectsFirstTabThenClosesWindow: tab == 0
    }
  }

  /// True if back at the root of a tab may select no other one.
  func isAtEnd(at tab: Int) -> Bool {
    switch self {
    case .refuses, .closesWindow: true
    case .selectsFirstTab, .selectsFirstTabThenClosesWindow: tab == 0
    case .selectsAnotherTab, .selectsAnotherTabOrClosesWindow: false
    }
  }
}

extension Policies {
  /// True if an event in one tab may empty the others.
  var mayEmptyOtherTabs: Bool { links == .replaceAll || tabSwitch == .emptiesStacks }
}
