/// The entry point to all windows: every key, click, link and script becomes a call to
/// ``send(_:cause:)``.
@MainActor public final class NavigationStore {
  /// The windows, each with its own router.
  public let windows: SceneGroup
  package let app: any NavigationApp
  let description: AppDescription

  package var monitor: IsolationMonitor
  private var observations: [ActionObservation] = []
  private var waiting: [(action: Action, cause: Cause)] = []
  private var isSending = false
  /// The number of actions performed so far.
  public private(set) var actionCount = 0
  private var current = CurrentAction()

  private struct CurrentAction {
    /// The action the app performed instead.
    var redirectedAction: SceneAction?
    var reach = SharedReach.noWindow
  }

  /// A store of these windows, restricted to what the app admits.
  public init(_ app: any NavigationApp, windows: SceneGroup) {
    self.app = app
    description = app.appDescription
    self.windows = windows
    windows.restrict(to: app)
    monitor = IsolationMonitor(windows)
  }

  /// The state of all windows after the last action.
  ///
  /// If a window changed without `send`, the next action is reported as a violation, unless it may
  /// change that window itself.
  public var lastState: AppState { monitor.state }

  /// The state of a window after the last action; nil if there is no such window.
  package func lastState(of id: SceneID) -> SceneState? { monitor.state.scene(id) }

  /// Calls the observer after each action has been performed and checked, until the observation is
  /// cancelled.
  @discardableResult public func observe(_ observer: @escaping @MainActor (Step) -> Void)
    -> ActionObservation
  {
    observations.removeAll { $0.observer == nil }
    let observation = ActionObservation(observer)
    observations.append(observation)
    return observation
  }

  /// Performs an action and returns its record.
  ///
  /// During another action it is queued, and nil is returned; observers get its record.
  @discardableResult public func send(_ action: Action, cause: Cause = .key) -> ActionRecord? {
    sendAll(action, cause: cause).first?.record
  }

  /// Marks all windows as ready and opens the links that waited.
  public func finishLaunching() {
    if windows.restrict(to: app) { monitor.takeChanges() }
    for router in windows.becomeReady() {
      // An observer may sign out after the first link, which removes the links still waiting.
      while let link = router.inbox.takeFirst() {
        send(.scene(.openLink(link.target), in: router.scene), cause: link.cause)
      }
    }
  }

  /// Performs an action and the actions sent in response, in order.
  ///
  /// During another action it is queued, and nothing is returned. After 100 responses the remaining
  /// ones are refused, and responses to the refusals are ignored.
  @discardableResult public func sendAll(_ action: Action, cause: Cause = .key) -> [Step] {
    var steps: [Step] = []
    sendAll(action, cause: cause) { steps.append($0) }
    return steps
  }

  /// The same, passing each step to `body` as soon as it is done.
  package func sendAll(
    _ action: Action,
    cause: Cause,
    _ body: @MainActor (consuming Step) -> Void
  ) {
    guard !isSending else { return waiting.append((action, cause)) }
    isSending = true
    defer { isSending = false }
    body(step(action, cause: cause))
    if !waiting.isEmpty { sendWaiting(body) }
  }

  private func sendWaiting(_ body: @MainActor (consuming Step) -> Void) {
    var answers = 0
    while !waiting.isEmpty, answers < BackStackStore.answerLimit {
      let (action, cause) = waiting.removeFirst()
      body(step(action, cause: cause))
      answers += 1
    }
    for (action, cause) in waiting {
      body(
        step(action, cause: cause, refusedBy: .tooManyAnswers(limit: BackStackStore.answerLimit))
      )
    }
    waiting = []
  }

  /// Records the action that the app performs instead of the current one.
  public func redirect(_ action: SceneAction) {
    current.redirectedAction = action
  }

  private func step(_ action: Action, cause: Cause, refusedBy refusal: Outcome? = nil) -> Step {
    let step = carryOut(action, cause: cause, refusedBy: refusal)
    for observation in observations { observation.observer?(step) }
    return step
  }

  private func carryOut(_ action: Action, cause: Cause, refusedBy refusal: Outcome?) -> Step {
    current = CurrentAction()
    let outcome = refusal ?? perform(action, cause: cause)
    let current = current
    let (changes, windowsBefore, windowsAfter) = monitor.takeChanges()
    actionCount += 1
    let record = ActionRecord(
      number: actionCount,
      action: action.redacted(for: description),
      cause: cause,
      outcome: outcome,
      verdict: IsolationMonitor.verdict(
        on: action,
        reaching: current.reach,
        changes,
        among: windowsAfter.windows
      ),
      redirectedAction: current.redirectedAction
    )
    return Step(
      record: record,
      changes: changes,
      acting: change(of: action.scene, among: changes),
      windowsBefore: windowsBefore,
      windowsAfter: windowsAfter,
      reach: current.reach,
      everyWindow: current.reach == .everyWindow ? monitor.state : nil,
      sharedChange: app.takeSharedChange()
    )
  }

  /// The window the action was sent to, whether or not it changed.
  private func change(of id: SceneID?, among changes: [SceneChange]) -> SceneChange? {
    guard let id else { return nil }
    for change in changes where change.window.id == id { return change }
    return monitor.unchanged(id)
  }

  private func perform(_ action: Action, cause: Cause) -> Outcome {
    switch action {
    case .scene(let action, let id): return perform(action, in: id, cause: cause)
    case .shared(let action):
      let (outcome, reach) = app.perform(action, of: self, cause: cause)
      current.reach = reach
      switch reach {
      case .noWindow: break
      case .waitingWindows: for window in windows.windows { resume(in: window.id) }
      case .everyWindow: windows.resetScenes()
      }
      return outcome
    case .app(let action): return perform(action, cause: cause)
    }
  }

  func resume(in id: SceneID) {
    guard let router = windows.router(id), let action = app.resume(router) else { return }
    _ = perform(action, in: router, cause: .guard)
    // That belongs to an earlier action, not to the current one.
    current.redirectedAction = nil
  }

  /// Performs an action in one window, in stages: a link may have to wait, back may cross tabs, the
  /// app may intercept; the router does the rest.
  func perform(_ action: SceneAction, in id: SceneID, cause: Cause) -> Outcome {
    guard let router = windows.router(id) else { return .noSuchWindow(id) }
    return perform(action, in: router, cause: cause)
  }

  private func perform(_ action: SceneAction, in router: SceneRouter, cause: Cause) -> Outcome {
    if case .openLink(let target) = action,
      let outcome = router.keepWaiting(target, cause: cause)
    {
      return outcome
    }
    guard app.goesBackAcrossTabs, action.restored == nil else {
      return interceptOrApply(action, in: router, cause: cause)
    }
    if action == .back, let outcome = router.backAcrossTabs() { return outcome }
    let left = router.selection
    let outcome = interceptOrApply(action, in: router, cause: cause)
    if router.selection != left { router.noteLeaving(left) }
    return outcome
  }

  private func interceptOrApply(_ action: SceneAction, in router: SceneRouter, cause: Cause)
    -> Outcome
  {
    if let earlier = action.restored {
      guard let state = readmitted(earlier, in: router.scene) else { return .ofAccountLeft }
      return router.apply(.undo(to: state), cause: cause)
    }
    if let outcome = app.intercept(action, in: router, of: self, cause: cause) { return outcome }
    if case .app(let action) = action {
      return app.perform(action, in: router, of: self, cause: cause)
    }
    return router.apply(action, cause: cause)
  }

  /// An earlier state, as far as the app lets it be restored.
  func readmitted(_ state: SceneState, in id: SceneID) -> SceneState? {
    app.readmit(state, isOfAccountLeft: windows.isOfAccountLeft(state, in: id))
  }
}
