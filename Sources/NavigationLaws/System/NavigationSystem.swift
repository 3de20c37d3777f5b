/// Any navigation that can be checked against the laws: a library's router, or your own.
///
/// Windows, their snapshots and actions are enough. Everything else is unsupported by default, and
/// laws that need it are reported as skipped.
@MainActor public protocol NavigationSystem: AnyObject {
  /// Identifies a window, for example by its scene's id.
  associatedtype Window: Hashable & Sendable
  /// The tabs of a window; ``OnlyTab`` if there are none.
  associatedtype Tab: Hashable & Sendable
  /// The routes above the root of a tab.
  associatedtype Route: Hashable & Sendable
  /// What can be presented over a window.
  associatedtype Sheet: Hashable & Sendable = Never
  /// Custom events in a window, such as filling in a form. Name the type with a `typealias`.
  associatedtype SceneEvent: Hashable & Sendable = Never
  /// Custom events of the app, such as changing a setting.
  associatedtype AppEvent: Hashable & Sendable = Never

  /// The state of a window.
  typealias Snapshot = WindowSnapshot<Tab, Route>
  /// A user's action in one window.
  typealias Action = NavigationAction<Tab, Route, Sheet>
  /// A link to a path in a tab.
  typealias Link = NavigationLink<Tab, Route>

  /// The windows in order. A window keeps its value while it is open.
  var windows: [Window] { get }
  /// The current state of a window.
  func snapshot(of window: Window) -> Snapshot
  /// Performs an action in one window.
  func apply(_ action: Action, in window: Window) -> Reply

  /// Writes a tab's path from outside, as a `NavigationStack` binding does, possibly late.
  func write(_ path: [Route], of tab: Tab, in window: Window) -> Reply
  /// Performs a custom event in a window.
  func apply(_ event: SceneEvent, in window: Window) -> Reply
  /// The events that a user would probably choose next in a window. Half of the custom events in
  /// random histories come from here. The alphabet should have them too: a history in a file names
  /// its events by those of the alphabet.
  func likelyEvents(in window: Window) -> [SceneEvent]
  /// Performs a custom event of the app.
  func apply(_ event: AppEvent) -> Reply
  /// Signs in.
  func signIn() -> Reply
  /// Signs out.
  func signOut() -> Reply
  /// Opens another window.
  func openWindow() -> Reply
  /// Opens a copy of a window.
  func duplicate(_ window: Window) -> Reply
  /// Closes a window for good.
  func close(_ window: Window) -> Reply
  /// Quits, then relaunches from saved state: the window at each index is the one that was there. A
  /// link, if given, arrives before the windows are ready; the reply is `.done` also if the app
  /// refuses the link. It is `.later` if the link, or what is restored, takes until time has passed.
  func relaunch(opening link: EarlyLink<Window, Tab, Route>?) -> Reply

  /// What a window shows on screen, if that can differ from its state; nil if the system cannot
  /// tell.
  func screen(of window: Window) -> Snapshot?
  /// The windows that the last event may have changed; nil if any may have. Listing them saves
  /// snapshots of the others.
  var changedWindows: [Window]? { get }
  /// What will still happen on its own, such as animations and delayed tasks. Part of the state, and
  /// what makes time pass: while it is empty, ``passTime()`` is not called.
  var pending: [String] { get }
  /// Lets time pass until the next pending thing has happened.
  func passTime() -> Reply
  /// A link as the system prints it; nil if it prints none.
  func text(printing link: Link) -> String?
  /// The link that a printed text is; nil if it is none.
  func link(parsing text: String) -> Link?
}

extension NavigationSystem {
  @inlinable public func write(_ path: [Route], of tab: Tab, in window: Window) -> Reply {
    .unsupported
  }
  @inlinable public func apply(_ event: SceneEvent, in window: Window) -> Reply { .unsupported }
  @inlinable public func likelyEvents(in window: Window) -> [SceneEvent] { [] }
  @inlinable public func apply(_ event: AppEvent) -> Reply { .unsupported }
  @inlinable public func signIn() -> Reply { .unsupported }
  @inlinable public func signOut() -> Reply { .unsupported }
  @inlinable public func openWindow() -> Reply { .unsupported }
  @inlinable public func duplicate(_ window: Window) -> Reply { .unsupported }
  @inlinable public func close(_ window: Window) -> Reply { .unsupported }
  @inlinable public func relaunch(opening link: EarlyLink<Window, Tab, Route>?) -> Reply {
    .unsupported
  }
  @inlinable public func screen(of window: Window) -> Snapshot? { nil }
  @inlinable public var changedWindows: [Window]? { nil }
  @inlinable public var pending: [String] { [] }
  @inlinable public func passTime() -> Reply { .unsupported }
  @inlinable public func text(printing link: Link) -> String? { nil }
  @inlinable public func link(parsing text: String) -> Link? { nil }
}

/// The tab type of a system without tabs.
public enum OnlyTab: Hashable, CaseIterable, Sendable {
  case stack
}
