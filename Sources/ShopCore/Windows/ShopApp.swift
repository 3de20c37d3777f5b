/// The whole app behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class ShopApp {
  public let shop: Shop
  public let windows: WindowGroup

  let payments: any PaymentService
  private let routeGuard: RouteGuard
  let monitor: IsolationMonitor
  private var observers: [@MainActor (Step) -> Void] = []
  private var waiting: [(action: Action, cause: Cause)] = []
  private var isSending = false
  /// How many actions were carried out so far.
  public private(set) var actionCount = 0
  private var paymentCount = 0

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
    monitor = IsolationMonitor(windows)
  }

  /// How the windows stood after the last action.
  ///
  /// Whatever changes them otherwise than through `send` counts as a trespass at the next action.
  public var lastState: AppState { monitor.state }

  /// Tells somebody about every action, after it happened and was checked.
  public func observe(_ observer: @escaping @MainActor (Step) -> Void) {
    observers.append(observer)
  }

  /// Carries out an action and returns its record.
  ///
  /// One that is sent while another is being
  /// carried out waits its turn, and nil is returned: its record goes to the observers.
  @discardableResult public func send(_ action: Action, cause: Cause) -> ActionRecord? {
    sendAll(action, cause: cause).first?.record
  }

  /// Takes every window for launched, and opens the links that have waited for that.
  public func finishLaunching() {
    for (id, links) in windows.becomeReady() {
      for link in links { send(.scene(.openLink(link.target), in: id), cause: link.cause) }
    }
  }

  /// Carries out an action and whatever it makes to be sent, in this order; nothing while another
  /// one is being carried out.
  @discardableResult public func sendAll(_ action: Action, cause: Cause) -> [Step] {
    guard !isSending else {
      queue(action, cause: cause)
      return []
    }
    isSending = true
    defer { isSending = false }
    var steps = [step(action, cause: cause)]
    while !waiting.isEmpty {
      let (action, cause) = waiting.removeFirst()
      steps.append(step(action, cause: cause))
    }
    return steps
  }

  private func step(_ action: Action, cause: Cause) -> Step {
    let step = carryOut(action, cause: cause)
    for observer in observers { observer(step) }
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

  private func carryOut(_ action: Action, cause: Cause) -> Step {
    let shopBefore = shop.moment
    let windowsBefore = monitor.list
    let acted = action.scene.flatMap { id in monitor.scene(id).map { (id, $0) } }
    let outcome = apply(action, cause: cause)
    let changes = monitor.takeChanges()
    actionCount += 1
    let record = ActionRecord(
      number: actionCount,
      action: action.redacted,
      cause: cause,
      outcome: outcome,
      verdict: IsolationMonitor.verdict(on: action, changes, among: monitor.list.windows)
    )
    return Step(
      record: record,
      changes: changes,
      acting: acted.flatMap { id, before in
        windows.window(id).map {
          SceneChange(window: $0, before: before, after: monitor.scene(id))
        }
      },
      windowsBefore: windowsBefore,
      windowsAfter: monitor.list,
      everyWindow: outcome.leavesAccount ? monitor.state : nil,
      shopChange: shop.change(since: shopBefore)
    )
  }

  private func apply(_ action: Action, cause: Cause) -> Outcome {
    switch action {
    case .scene(let action, let id):
      apply(action, in: id, cause: cause)
    case .shop(let action): shop.apply(action)
    case .app(let action): apply(action, cause: cause)
    }
  }

  /// Where the guard leads somebody who wants to go to a place.
  public func resolution(of place: Place) -> RouteGuard.Resolution {
    routeGuard.resolve(place, in: shop.state)
  }

  /// Carries out an action in a window, unless the guard leads elsewhere.
  private func apply(_ action: SceneAction, in id: SceneID, cause: Cause) -> Outcome {
    guard let router = windows.router(id) else { return .noSuchWindow(id) }
    if case .openLink(let target) = action,
      let outcome = router.keepWaiting(target, cause: cause)
    {
      return outcome
    }
    guard shop.state.settings.goesBackAcrossTabs, !action.restores else {
      return apply(action, on: router, cause: cause)
    }
    if action == .back, let outcome = router.backAcrossTabs() { return outcome }
    let left = router.selectedTab
    let outcome = apply(action, on: router, cause: cause)
    if router.selectedTab != left { router.noteLeaving(left) }
    return outcome
  }

  private func apply(_ action: SceneAction, on router: SceneRouter, cause: Cause) -> Outcome {
    switch action {
    case .submit(let id): return submit(id, in: router, cause: cause)
    case .settle(let id, let answer): return settle(id, answer, in: router, cause: cause)
    case .present(let content) where shop.state.account == nil && content.wantsSignIn:
      if let presented = router.presented { return .covered(by: presented) }
      let wanted = Wanted(for: content)
      return router.present(.fullScreenCover(.signIn(then: wanted)), cause: .guard)
    default: return applyGuarded(action, on: router, cause: cause)
    }
  }

  private func applyGuarded(
    _ action: SceneAction,
    on router: SceneRouter,
    cause: Cause
  ) -> Outcome {
    guard let wish = Wish(action) else { return router.apply(action, cause: cause) }
    switch routeGuard.resolve(wish.place, in: shop.state) {
    case .go(let place):
      let action = place == wish.place ? action : wish.action(leadingTo: place)
      return router.apply(action, cause: cause)
    case .signIn(let place):
      if case .dismissAndOpenLink(let left, _) = action {
        guard case .dismissed = router.dismiss(left) else { return .presentationGone(left) }
      }
      if action.opensLink, let outcome = router.makeWay(for: wish.link(to: place)) {
        return outcome
      }
      if let presented = router.presented { return .covered(by: presented) }
      let wanted = wish.link(to: place).map { Wanted.link($0) }
      return router.present(.fullScreenCover(.signIn(then: wanted)), cause: .guard)
    case .loop(let places): return .guardLoop(places)
    }
  }

  private func openWindow(at target: LinkTarget?, cause: Cause) -> Outcome {
    let outcome = windows.open()
    if case .windowOpened(let window) = outcome, let target {
      _ = apply(.openLink(target), in: window.id, cause: cause)
    }
    return outcome
  }

  private func apply(_ action: AppAction, cause: Cause) -> Outcome {
    switch action {
    case .openWindow(let target): return openWindow(at: target, cause: cause)
    case .duplicateWindow(let id): return windows.duplicate(id)
    case .closeWindow(let id): return windows.close(id, cause: cause)
    case .closeWindowAnyway(let id): return windows.close(id)
    case .reopenWindow: return windows.reopen()
    case .focusWindow(let id): return windows.focus(id)
    case .focusNextWindow: return windows.moveFocus(by: 1)
    case .focusPreviousWindow: return windows.moveFocus(by: -1)
    case .nextLayout: return windows.arrange { $0.layout = $0.layout.next }
    case .toggleZoom: return windows.arrange { $0.isZoomed.toggle() }
    case .signIn(let account):
      let outcome = shop.signIn(account)
      guard outcome.isChange else { return outcome }
      if outcome.leavesAccount {
        windows.forgetTrails()
      } else {
        windows.goOn(in: shop.state)
      }
      return outcome
    case .signOut:
      let outcome = shop.signOut()
      if outcome.isChange { windows.forgetTrails() }
      return outcome
    case .travel(let state): return windows.stand(as: state)
    }
  }
}

extension SceneAction {
  /// Whether it goes where a link leads, for which what is presented makes way.
  fileprivate var opensLink: Bool {
    switch self {
    case .openLink, .dismissAndOpenLink: true
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .selectTab, .present, .dismiss,
      .dismissAndNavigate, .advance, .submit, .clearForm, .settle, .popFlowToRoot, .look,
      .beginEditing, .edit, .endEditing, .undo, .redo:
      false
    }
  }
}

extension SceneAction {
  /// Whether it puts an earlier state in the place of the window's, as it was.
  fileprivate var restores: Bool {
    switch self {
    case .undo, .redo: true
    default: false
    }
  }
}

extension Arrangement.Layout {
  fileprivate var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return .automatic }
    return all[(index + 1) % all.count]
  }
}
