/// The whole app behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class ShopApp {
  public let shop: Shop
  public let windows: WindowGroup

  let payments: any PaymentService
  private let routeGuard: RouteGuard
  let monitor: IsolationMonitor
  /// The shop as it was after the last action that changed it.
  private var lastShop: ShopState
  private var observers: [@MainActor (Step) -> Void] = []
  private var waiting: [(action: Action, cause: Cause)] = []
  private var isSending = false
  /// How many actions were carried out so far.
  public private(set) var actionCount = 0
  private var paymentCount = 0
  /// Where the guard led in the place of what was wanted by the action that is being carried out.
  private var detour: SceneAction?

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
    windows.restore(by: routeGuard, in: shop.unobservedState)
    monitor = IsolationMonitor(windows)
    lastShop = shop.state
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

  /// Takes every window for launched, as far as the guard lets somebody stand in it, and opens the
  /// links that have waited for that.
  public func finishLaunching() {
    var hasMoved = windows.restore(by: routeGuard, in: shop.unobservedState)
    // Somebody may have signed in since the windows were left.
    for window in windows.windows where shop.isSomebodySignedIn {
      guard let router = windows.router(window.id), router.waitsForSignIn else { continue }
      goOnAfterSignIn(in: router)
      hasMoved = true
    }
    if hasMoved { monitor.sweep() }
    for (id, links) in windows.becomeReady() {
      for link in links { send(.scene(.openLink(link.target), in: id), cause: link.cause) }
    }
  }

  /// Carries out an action and whatever it makes to be sent, in this order; nothing while another
  /// one is being carried out.
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
    while !waiting.isEmpty {
      let (action, cause) = waiting.removeFirst()
      body(step(action, cause: cause))
    }
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
    let shopChanges = shop.changeCount
    let windowsBefore = monitor.list
    let acting = action.scene.flatMap { windows.opened($0) }
    detour = nil
    let outcome = apply(action, in: acting, cause: cause)
    let changes = monitor.takeChanges(near: acting)
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
      acting: change(of: acting, among: changes),
      windowsBefore: windowsBefore,
      windowsAfter: monitor.list,
      everyWindow: outcome.leavesAccount ? monitor.state : nil,
      shopChange: shop.changeCount == shopChanges ? nil : takeShopChange()
    )
  }

  /// The window an action was sent to, changed or not.
  private func change(of acting: OpenWindow?, among changes: [SceneChange]) -> SceneChange? {
    guard let acting else { return nil }
    if let change = changes.first(where: { $0.window.id == acting.id }) { return change }
    return SceneChange(window: acting.window, before: acting.lastState, after: acting.lastState)
  }

  /// What became of the shop since it was looked at last; nil where people did nothing in it.
  private func takeShopChange() -> ShopChange? {
    let before = lastShop
    lastShop = shop.unobservedState
    guard lastShop.hasOtherDealings(than: before) else { return nil }
    return ShopChange(before: before, after: lastShop)
  }

  private func apply(_ action: Action, in window: OpenWindow?, cause: Cause) -> Outcome {
    switch action {
    case .scene(let action, let id):
      if let window {
        applyNotingOrigins(action, in: window.router, cause: cause)
      } else {
        .noSuchWindow(id)
      }
    case .shop(let action): shop.apply(action)
    case .app(let action): apply(action, cause: cause)
    }
  }

  /// Where the guard leads somebody who wants to go to a place.
  public func resolution(of place: Place) -> RouteGuard.Resolution {
    routeGuard.resolve(place, in: shop.state)
  }

  /// Where the guard leads somebody on the whole way of a wish, and whether that is another way:
  /// nobody comes to stand above a place where they may not be.
  private func resolution(of wish: Wish) -> (RouteGuard.Resolution, isDetour: Bool) {
    for place in wish.below {
      switch routeGuard.resolve(place, in: shop.unobservedState) {
      case .go(place): continue
      case .go(let other): return (.go(other), isDetour: true)
      case .signIn: return (.signIn(wish.place), isDetour: false)
      case .loop(let places): return (.loop(places), isDetour: false)
      }
    }
    let end = routeGuard.resolve(wish.place, in: shop.unobservedState)
    return (end, isDetour: end != .go(wish.place))
  }

  /// Carries out an action in a window, unless the guard leads elsewhere.
  func apply(_ action: SceneAction, in id: SceneID, cause: Cause) -> Outcome {
    guard let router = windows.router(id) else { return .noSuchWindow(id) }
    return applyNotingOrigins(action, in: router, cause: cause)
  }

  /// Carries out an action, and notes the tab it leads away from where back leads across tabs.
  private func applyNotingOrigins(
    _ action: SceneAction,
    in router: SceneRouter,
    cause: Cause
  ) -> Outcome {
    if case .openLink(let target) = action,
      let outcome = router.keepWaiting(target, cause: cause)
    {
      return outcome
    }
    guard shop.unobservedState.settings.goesBackAcrossTabs, !action.restores else {
      return apply(action, in: router, cause: cause)
    }
    if action == .back, let outcome = router.backAcrossTabs() { return outcome }
    let left = router.unobservedTab
    let outcome = apply(action, in: router, cause: cause)
    if router.unobservedTab != left { router.noteLeaving(left) }
    return outcome
  }

  private func apply(_ action: SceneAction, in router: SceneRouter, cause: Cause) -> Outcome {
    switch action {
    case .submit(let id): return submit(id, in: router, cause: cause)
    case .settle(let id, let answer): return settle(id, answer, in: router, cause: cause)
    case .undo(let state), .redo(let state):
      let isMet = shop.unobservedState.account != nil
      return router.apply(.undo(to: isMet ? state.withoutSignIns : state), cause: cause)
    case .present(let content) where content.wantsSignIn && !shop.isSomebodySignedIn:
      if let presented = router.unobservedPresentations.last { return .covered(by: presented) }
      let wanted = Wanted(for: content)
      return router.present(.fullScreenCover(.signIn(then: wanted)), cause: .guard)
    case .present(let content) where content.isSignInForMore && shop.isSomebodySignedIn:
      return .unchanged
    default: return applyGuarded(action, on: router, cause: cause)
    }
  }

  /// Carries out an action where the guard leads: another way than its own is asked about as well.
  private func applyGuarded(
    _ action: SceneAction,
    passing passed: [Place] = [],
    on router: SceneRouter,
    cause: Cause
  ) -> Outcome {
    guard let wish = Wish(action) else { return router.apply(action, cause: cause) }
    let (resolution, isDetour) = resolution(of: wish)
    switch resolution {
    case .go(let place) where isDetour:
      guard !passed.contains(place) else { return .guardLoop(passed + [place]) }
      let detour = wish.action(leadingTo: place, in: shop.unobservedState)
      return applyGuarded(detour, passing: passed + [place], on: router, cause: cause)
    case .go:
      if !passed.isEmpty { detour = action }
      return router.apply(action, cause: cause)
    case .signIn(let place):
      guard let left = action.presentationLeft else {
        return askToSignIn(for: place, by: wish, action, on: router)
      }
      guard case .dismissed(let gone) = router.dismiss(left) else { return .presentationGone(left) }
      let outcome = askToSignIn(for: place, by: wish, action, on: router)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .loop(let places): return .guardLoop(places)
    }
  }

  /// Has somebody sign in before they go on, where nothing is in the way; a sign-in that is there for
  /// the same already stays as it is.
  private func askToSignIn(
    for place: Place,
    by wish: Wish,
    _ action: SceneAction,
    on router: SceneRouter
  ) -> Outcome {
    let link = wish.link(to: place)
    let signIn = Presentation.Content.fullScreenCover(.signIn(then: link.map { .link($0) }))
    if let presented = router.unobservedPresentations.last, presented.content == signIn {
      return .covered(by: presented)
    }
    if action.opensLink, let outcome = router.makeWay(for: link) { return outcome }
    if let presented = router.unobservedPresentations.last { return .covered(by: presented) }
    return router.present(signIn, cause: .guard)
  }

  /// Has every window that waits for a sign-in go on, each its own way.
  private func goOnAfterSignIn() {
    for window in windows.windows {
      if let router = windows.router(window.id) { goOnAfterSignIn(in: router) }
    }
  }

  private func goOnAfterSignIn(in router: SceneRouter) {
    guard let wanted = router.endSignIn(in: shop.state) else { return }
    _ = applyNotingOrigins(wanted, in: router, cause: .guard)
    // That was wanted before, and not by this action.
    detour = nil
  }

  /// Reopens a window; one that waited for a sign-in goes on where somebody is signed in by now.
  private func reopenWindow() -> Outcome {
    let outcome = windows.reopen()
    if case .windowReopened(let window) = outcome, shop.isSomebodySignedIn,
      let router = windows.router(window.id), router.waitsForSignIn
    {
      goOnAfterSignIn(in: router)
    }
    return outcome
  }

  private func openWindow(at target: LinkTarget?, cause: Cause) -> Outcome {
    let outcome = windows.open()
    guard case .windowOpened(let window, _) = outcome, let target else { return outcome }
    return .windowOpened(window, link: apply(.openLink(target), in: window.id, cause: cause))
  }

  private func apply(_ action: AppAction, cause: Cause) -> Outcome {
    switch action {
    case .openWindow(let target): return openWindow(at: target, cause: cause)
    case .duplicateWindow(let id): return windows.duplicate(id)
    case .closeWindow(let id): return windows.closeOrAsk(id)
    case .closeWindowAnyway(let id): return windows.close(id)
    case .reopenWindow: return reopenWindow()
    case .movePlace(let source, let destination):
      return movePlace(from: source, to: destination, cause: cause)
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
        goOnAfterSignIn()
      }
      return outcome
    case .signOut:
      let outcome = shop.signOut()
      if outcome.isChange { windows.forgetTrails() }
      return outcome
    case .travel(let state):
      return windows.stand(
        as: shop.unobservedState.account == nil ? state : state.withoutSignIns
      )
    }
  }
}

extension SceneAction {
  /// The presentation it dismisses before it goes on; nil where it dismisses none.
  var presentationLeft: Presentation.ID? {
    switch self {
    case .dismissAndNavigate(let id, _), .dismissAndOpenLink(let id, _): id
    default: nil
    }
  }

  /// Whether it goes where a link leads, for which what is presented makes way.
  var opensLink: Bool {
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
