public import SceneNavigation

/// The whole app behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class ShopApp {
  /// What all windows show: one shop.
  public let shop: Shop
  /// The windows, each with its own router.
  public let windows: WindowGroup

  let payments: any PaymentService
  let routeGuard: RouteGuard
  let monitor: IsolationMonitor
  /// The shop as it was after the last action that changed it.
  private var lastShop: ShopState
  private var observations: [ActionObservation] = []
  private var waiting: [(action: Action, cause: Cause)] = []
  private var isSending = false
  /// How many actions were carried out so far.
  public private(set) var actionCount = 0
  private var paymentCount = 0
  /// Where the guard led in the place of what was wanted by the action that is being carried out.
  var detour: SceneAction?

  /// An app with these windows, as far as the guard lets somebody stand in them.
  public init(
    shop: Shop,
    windows: WindowGroup,
    guard routeGuard: RouteGuard = .shop,
    payments: any PaymentService = SimulatedPayments()
  ) {
    self.payments = payments
    self.routeGuard = routeGuard
    self.shop = shop
    self.windows = windows
    windows.restore(by: routeGuard, in: shop.state)
    monitor = IsolationMonitor(windows)
    lastShop = shop.state
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
  @discardableResult public func send(_ action: Action, cause: Cause) -> ActionRecord? {
    sendAll(action, cause: cause).first?.record
  }

  /// Takes every window for launched, as far as the guard lets somebody stand in it, and opens the
  /// links that have waited for that.
  public func finishLaunching() {
    if windows.restore(by: routeGuard, in: shop.state) { monitor.takeChanges() }
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
  @discardableResult public func sendAll(_ action: Action, cause: Cause) -> [Step] {
    var steps: [Step] = []
    sendAll(action, cause: cause) { steps.append($0) }
    return steps
  }

  /// Does the same, and hands out each step as it is taken.
  func sendAll(_ action: Action, cause: Cause, _ body: (Step) -> Void) {
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

  private func step(_ action: Action, cause: Cause, refusedBy refusal: Outcome? = nil) -> Step {
    let step = carryOut(action, cause: cause, refusedBy: refusal)
    for observation in observations { observation.observer?(step) }
    return step
  }

  /// Has an action wait until those before it are done.
  func queue(_ action: Action, cause: Cause) {
    waiting.append((action, cause))
  }

  func takePaymentNumber() -> Int {
    paymentCount += 1
    return paymentCount
  }

  private func carryOut(_ action: Action, cause: Cause, refusedBy refusal: Outcome?) -> Step {
    let windowsBefore = monitor.list
    detour = nil
    let outcome = refusal ?? perform(action, cause: cause)
    let changes = monitor.takeChanges()
    actionCount += 1
    let record = ActionRecord(
      number: actionCount,
      action: action.redacted,
      cause: cause,
      outcome: outcome,
      verdict: IsolationMonitor.verdict(on: action, changes, among: monitor.list.windows),
      detour: detour
    )
    return Step(
      record: record,
      changes: changes,
      acting: change(of: action.scene, among: changes),
      windowsBefore: windowsBefore,
      windowsAfter: monitor.list,
      everyWindow: outcome.leavesAccount ? monitor.state : nil,
      shopChange: takeShopChange()
    )
  }

  /// The window an action was sent to, changed or not.
  private func change(of id: SceneID?, among changes: [SceneChange]) -> SceneChange? {
    guard let id else { return nil }
    for change in changes where change.window.id == id { return change }
    guard let window = windows.window(id), let scene = monitor.scene(id) else { return nil }
    return SceneChange(window: window, before: scene, after: scene)
  }

  /// What became of the shop since it was looked at last; nil where people did nothing in it.
  private func takeShopChange() -> ShopChange? {
    let before = lastShop
    lastShop = shop.state
    guard lastShop.hasOtherDealings(than: before) else { return nil }
    return ShopChange(before: before, after: lastShop)
  }

  private func perform(_ action: Action, cause: Cause) -> Outcome {
    switch action {
    case .scene(let action, let id): perform(action, in: id, cause: cause)
    case .shop(let action): shop.apply(action)
    case .app(let action): perform(action, cause: cause)
    }
  }
}
