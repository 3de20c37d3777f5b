/// Anything whose navigation can be checked against the laws: a library's router, or an app's own.
///
/// Windows, a snapshot of each and what an action does are enough. All else has a default that says it is
/// not supported; the laws that need it are skipped and reported as skipped.
@MainActor public protocol NavigationSystem: AnyObject {
  /// What tells one window from another, such as its scene's id.
  associatedtype Window: Hashable & Sendable
  /// The tabs of a window; ``OnlyTab`` where there are none.
  associatedtype Tab: Hashable & Sendable
  /// The places above the root of a tab.
  associatedtype Route: Hashable & Sendable
  /// What can be presented over a window.
  associatedtype Sheet: Hashable & Sendable = Never
  /// What else a user does in one window, such as filling in a form.
  associatedtype SceneEvent: Hashable & Sendable = Never
  /// What else can happen to the app, such as a setting that changes.
  associatedtype AppEvent: Hashable & Sendable = Never

  /// What a window is like.
  typealias Snapshot = WindowSnapshot<Tab, Route>
  /// What a user does in one window.
  typealias Action = NavigationAction<Tab, Route, Sheet>
  /// Where a link leads.
  typealias Link = NavigationLink<Tab, Route>

  /// The windows in their order; a window keeps its value for as long as it is open.
  var windows: [Window] { get }
  /// What a window is like now.
  func snapshot(of window: Window) -> Snapshot
  /// Carries out an action in one window.
  func apply(_ action: Action, in window: Window) -> Reply

  /// Writes a tab's path from outside, as the binding of a `NavigationStack` does, maybe late.
  func write(_ path: [Route], of tab: Tab, in window: Window) -> Reply
  /// Carries out what else a user does in a window.
  func apply(_ event: SceneEvent, in window: Window) -> Reply
  /// What a user who sees a window would do next; half of what random histories do there is one of these.
  func likelyEvents(in window: Window) -> [SceneEvent]
  /// Carries out what concerns the whole app.
  func apply(_ event: AppEvent) -> Reply
  /// Signs an account in.
  func signIn() -> Reply
  /// Signs the account out.
  func signOut() -> Reply
  /// Opens another window.
  func openWindow() -> Reply
  /// Opens a window that starts as a copy of this one.
  func duplicate(_ window: Window) -> Reply
  /// Closes a window for good.
  func close(_ window: Window) -> Reply
  /// Quits and starts again with what was saved; a link, if there is one, arrives before the windows are
  /// ready.
  func relaunch(opening link: EarlyLink<Window, Tab, Route>?) -> Reply

  /// What is shown in a window, where that is not the state itself; nil if the system cannot tell.
  func screen(of window: Window) -> Snapshot?
  /// The windows that the last event may have changed, which saves taking a snapshot of all others; nil if
  /// that may be any.
  var changedWindows: [Window]? { get }
  /// What is still to happen without anyone's doing: animations, delayed tasks. Part of the state.
  var pending: [String] { get }
  /// Lets the time pass until the next of what is pending has happened.
  func passTime() -> Reply
  /// The link after it was printed and parsed again; nil if the system prints none.
  func reparsed(_ link: Link) -> Link?
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
  @inlinable public func reparsed(_ link: Link) -> Link? { nil }
}

/// The tab of a system without tabs.
public enum OnlyTab: Hashable, CaseIterable, Sendable {
  case stack
}
