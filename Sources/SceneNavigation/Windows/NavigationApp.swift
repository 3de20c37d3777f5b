/// What an app has a say in, when its windows navigate; what it leaves out is that of an app without guard,
/// accounts and links.
@MainActor public protocol NavigationApp: AnyObject {
  /// Its tabs, routes, presentations and fields.
  var appDescription: AppDescription { get }

  /// Whether back at a tab's root leads to the tab one came from.
  var goesBackAcrossTabs: Bool { get }

  /// The windows of a launch as far as they may stand as they were left: whoever left them may be signed
  /// out by now.
  func admit(_ windows: AppState) -> AppState

  /// An earlier state of a window as far as it may come back; nil where it may not, as one of an account
  /// that was left.
  func readmit(_ state: SceneState, isOfAccountLeft: Bool) -> SceneState?

  /// Does something else than an action in a window, and says what came of it; nil where the action may be
  /// carried out as it is.
  func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome?

  /// Carries out an action in a window that only the app knows.
  func perform(
    _ action: AnyRoute,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome

  /// Changes what all windows share, and says how far that reaches.
  func perform(
    _ action: AnyRoute,
    of store: NavigationStore,
    cause: Cause
  ) -> (outcome: Outcome, reach: SharedReach)

  /// What a window goes on with that waited for a change of what all windows share, as for a sign-in; nil
  /// where it waits for nothing that is there by now.
  func resume(_ router: SceneRouter) -> SceneAction?

  /// Where a link to what a window shows leads; nil where there is no link to that.
  func target(of state: SceneState) -> LinkTarget?

  /// What became of what all windows share since this was asked last; nil where it is as it was.
  func takeSharedChange() -> (any Sendable)?
}

/// How far a change of what all windows share reaches.
public enum SharedReach: Hashable, Sendable {
  /// All windows show it, and none moves.
  case noWindow
  /// Those that waited for it go on.
  case waitingWindows
  /// Every window begins anew: what was there belongs to an account that was left.
  case everyWindow
}

extension NavigationApp {
  public var goesBackAcrossTabs: Bool { false }
  public func admit(_ windows: AppState) -> AppState { windows }
  public func readmit(_ state: SceneState, isOfAccountLeft: Bool) -> SceneState? {
    isOfAccountLeft ? nil : state
  }
  public func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? { nil }
  public func perform(
    _ action: AnyRoute,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome { .unchanged }
  public func perform(
    _ action: AnyRoute,
    of store: NavigationStore,
    cause: Cause
  ) -> (outcome: Outcome, reach: SharedReach) { (.unchanged, .noWindow) }
  public func resume(_ router: SceneRouter) -> SceneAction? { nil }
  public func target(of state: SceneState) -> LinkTarget? { nil }
  public func takeSharedChange() -> (any Sendable)? { nil }
}
