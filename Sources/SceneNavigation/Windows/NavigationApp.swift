/// The decisions that an app adds to navigation.
///
/// The defaults suit an app without guards, accounts and links.
@MainActor public protocol NavigationApp: AnyObject {
  /// The app's tabs, routes, modals and fields.
  var appDescription: AppDescription { get }

  /// True if back at a tab's root returns to the previous tab.
  var goesBackAcrossTabs: Bool { get }

  /// Removes from restored windows what the current account may not see. Called at launch.
  func admit(_ windows: AppState) -> AppState

  /// Removes from an earlier state what may not be restored. Returns nil if nothing may be, such as
  /// the state of an account that signed out.
  func readmit(_ state: SceneState, isOfAccountLeft: Bool) -> SceneState?

  /// Performs something instead of an action and returns its outcome; nil lets the action through.
  func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome?

  /// Performs an action of the app's own type in one window.
  ///
  /// If it navigates, record the action with ``NavigationStore/redirect(_:)`` and pass `cause` on, so
  /// that the laws know what was done.
  func perform(
    _ action: AnyRoute,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome

  /// Changes shared state, and returns how far the change reaches.
  func perform(
    _ action: AnyRoute,
    of store: NavigationStore,
    cause: Cause
  ) -> (outcome: Outcome, reach: SharedReach)

  /// The action with which a waiting window resumes, such as after a sign-in; nil if it has to keep
  /// waiting.
  func resume(_ router: SceneRouter) -> SceneAction?

  /// The link to what a window shows; nil if there is none.
  func target(of state: SceneState) -> LinkTarget?

  /// Returns the change of shared state since the last call; nil if there was none.
  func takeSharedChange() -> (any Sendable)?
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
