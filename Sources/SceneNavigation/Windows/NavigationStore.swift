/// All windows of an app behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class NavigationStore {
  /// The windows, each with its own router.
  public let windows: SceneGroup
  package let app: any NavigationApp
  let description: AppDescription

  package let monitor: IsolationMonitor
  private var observations: [ActionObservation] = []
  private var waiting: [(action: Action, cause: Cause)] = []
  private var isSending = false
  /// How many actions were carried out so far.
  public private(set) var actionCount = 0
  private var present = Present()

  /// What is to be told of the action that is being carried out.
  private struct Present {
    /// Where the app led in the place of what was wanted.
    var detour: SceneAction?
    /// How far it reached with what it changed for all windows.
    var reach = SharedReach.noWindow
  }

  /// An app with these windows, as far as it admits them.
  public init(_ app: any NavigationApp, windows: SceneGroup) {
    self.app = app
    description = app.appDescription
    self.windows = windows
    windows.stand(where: app)
    monitor = IsolationMonitor(windows)
  }

  /// How the windows stood after the last action.
  ///
  /// Whatever changed a window otherwise than through `send` counts as a trespass of the next action,
  /// unless that may change the window itself.
  public var lastState: AppState { monitor.state }

  /// Tells somebody about every action, after it happened and was checked; for as long as the app
  /// lives, unless the observation is cancelled.
  @discardableResult public func observe(_ observer: @escaping @MainActor (Step) -> Void)
    -> ActionObservation
  {
    observations.removeAll { $0.observer == nil }
    let observation = ActionObservation(observer)
    observations.append(observation)
    return observation
  }

  /// Carries out an action and returns its record.
  ///
  /// One that is sent while another is being carried out waits its turn, and nil is returned: its
  /// record goes to the observers.
  @discardableResult public func send(_ action: Action, cause: Cause = .key) -> ActionRecord? {
    sendAll(action, cause: cause).first?.record
  }

  /// Takes every window for launched, as far as the app admits it, and opens the links that have waited for
  /// that.
  public func finishLaunching() {
    if windows.stand(where: app) { monitor.takeChanges() }
    for router in windows.becomeReady() {
      // Whoever looks on may sign out after the first one: what still waits is gone by then.
      while let link = router.inbox.takeFirst() {
        send(.scene(.openLink(link.target), in: router.scene), cause: link.cause)
      }
    }
  }

  /// Carries out an action and whatever it makes to be sent, in this order; nothing while another
  /// one is being carried out.
  ///
  /// After a hundred answers those that still wait are refused, and what is sent in answer
  /// to that is not heard.
  @discardableResult public func sendAll(_ action: Action, cause: Cause = .key) -> [Step] {
    var steps: [Step] = []
    sendAll(action, cause: cause) { steps.append($0) }
    return steps
  }

  /// Does the same, and hands out each step as it is taken.
  package func sendAll(_ action: Action, cause: Cause, _ body: (Step) -> Void) {
    guard !isSending else { return queue(action, cause: cause) }
    isSending = true
    defer { isSending = false }
    body(step(action, cause: cause))
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

  /// Has an action wait until those before it are done.
  public func queue(_ action: Action, cause: Cause) {
    waiting.append((action, cause))
  }

  /// Notes what is done in the place of the action that is being carried out, where the app leads elsewhere.
  public func noteDetour(_ action: SceneAction) {
    present.detour = action
  }

  private func step(_ action: Action, cause: Cause, refusedBy refusal: Outcome? = nil) -> Step {
    let step = carryOut(action, cause: cause, refusedBy: refusal)
    for observation in observations { observation.observer?(step) }
    return step
  }

  private func carryOut(_ action: Action, cause: Cause, refusedBy refusal: Outcome?) -> Step {
    let windowsBefore = monitor.list
    present = Present()
    let outcome = refusal ?? perform(action, cause: cause)
    let (detour, reach) = (present.detour, present.reach)
    let changes = monitor.takeChanges()
    let windowsAfter = monitor.list
    actionCount += 1
    let record = ActionRecord(
      number: actionCount,
      action: redacted(action),
      cause: cause,
      outcome: outcome,
      verdict: IsolationMonitor.verdict(
        on: action,
        reaching: reach,
        changes,
        among: windowsAfter.windows
      ),
      detour: detour
    )
    return Step(
      record: record,
      changes: changes,
      acting: change(of: action.scene, among: changes),
      windowsBefore: windowsBefore,
      windowsAfter: windowsAfter,
      reach: reach,
      everyWindow: reach == .everyWindow ? monitor.state : nil,
      sharedChange: app.takeSharedChange()
    )
  }

  private func redacted(_ action: Action) -> Action {
    guard case .scene(.edit, _) = action else { return action }
    return action.redacted(for: description)
  }

  /// The window an action was sent to, changed or not.
  private func change(of id: SceneID?, among changes: [SceneChange]) -> SceneChange? {
    guard let id else { return nil }
    for change in changes where change.window.id == id { return change }
    guard let window = windows.window(id), let scene = monitor.scene(id) else { return nil }
    return SceneChange(window: window, before: scene, after: scene)
  }

  private func perform(_ action: Action, cause: Cause) -> Outcome {
    switch action {
    case .scene(let action, let id): return perform(action, in: id, cause: cause)
    case .shared(let action):
      let (outcome, reach) = app.perform(action, of: self, cause: cause)
      present.reach = reach
      switch reach {
      case .noWindow: break
      case .waitingWindows: for window in windows.windows { goOn(in: window.id) }
      case .everyWindow: windows.resetScenes()
      }
      return outcome
    case .app(let action): return perform(action, cause: cause)
    }
  }

  /// Has a window go on with what it waited for.
  func goOn(in id: SceneID) {
    guard let router = windows.router(id), let action = app.resume(router) else { return }
    _ = perform(action, in: router, cause: .guard)
    // That was wanted before, and not by the action that is being carried out.
    present.detour = nil
  }

  /// What becomes of an action in one window, stage by stage: a link may have to wait, back may lead across
  /// tabs, the app may do something else, and what is left the router does.
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
      return serve(action, in: router, cause: cause)
    }
    if action == .back, let outcome = router.backAcrossTabs() { return outcome }
    let left = router.selection
    let outcome = serve(action, in: router, cause: cause)
    if router.selection != left { router.noteLeaving(left) }
    return outcome
  }

  private func serve(_ action: SceneAction, in router: SceneRouter, cause: Cause) -> Outcome {
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

  /// An earlier state of a window as far as the app lets it come back.
  func readmitted(_ state: SceneState, in id: SceneID) -> SceneState? {
    app.readmit(state, isOfAccountLeft: windows.isOfAccountLeft(state, in: id))
  }
}
