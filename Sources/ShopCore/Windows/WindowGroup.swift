public import Observation

/// The app's windows: which are open, in which order, which has the focus.
///
/// It owns one router per window; where a window stands only that router changes.
@Observable @MainActor public final class WindowGroup {
  /// In their order on the screen; never empty.
  public private(set) var windows: [Window]
  /// The window that has the focus.
  public private(set) var focus: SceneID
  /// How the windows stand side by side.
  public private(set) var arrangement: Arrangement

  /// The windows whose scenes were touched since somebody last looked.
  @ObservationIgnored let touched = TouchedScenes()
  @ObservationIgnored private var opened: [SceneID: OpenWindow] = [:]
  /// Of the open ones those that were asked for last, by their numbers: an action asks for its window
  /// several times, and the dictionary takes a twentieth of it.
  @ObservationIgnored private var recent: [OpenWindow?] = Array(repeating: nil, count: 8)
  /// The windows that can be reopened, the one closed last at the end; as many as there can be open.
  @ObservationIgnored private(set) var closed: [ClosedWindow]
  /// Above all numbers that were given in a window nobody can reopen any more: one may still come back
  /// with another moment, and an id it gave is given to nothing else.
  @ObservationIgnored private var numberAboveForgotten = 1
  @ObservationIgnored private var nextScene: Int
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let makeRouter: RouterFactory
  /// Whether the windows are launched, so that links can be opened in them at once.
  @ObservationIgnored private var areReady: Bool

  /// How many windows there can be unless another limit is set: one for each letter.
  public nonisolated static let most = 26

  /// Makes the router of a new window.
  public typealias RouterFactory = @MainActor (SceneID, SceneState) -> SceneRouter

  /// The windows of a state; while they are not ready, links wait in the inbox of their window.
  public convenience init(
    state: AppState,
    limit: Int = WindowGroup.most,
    areReady: Bool = true,
    makeRouter: @escaping RouterFactory = { SceneRouter(scene: $0, state: $1) }
  ) {
    self.init(
      state: state,
      closed: [],
      limit: limit,
      areReady: areReady,
      makeRouter: makeRouter
    )
  }

  /// The windows of a state, and those that can be reopened beside them.
  init(
    state: AppState,
    closed: [ClosedWindow],
    limit: Int,
    areReady: Bool,
    makeRouter: @escaping RouterFactory
  ) {
    windows = state.windows.map(\.window)
    focus = state.focus
    arrangement = state.arrangement
    nextScene = state.nextScene
    self.closed = closed
    self.limit = limit
    self.areReady = areReady
    self.makeRouter = makeRouter
    for window in state.windows { addRouter(of: window.window, from: window.scene) }
  }

  /// The window with everything that belongs to it; nil where it is not open.
  func opened(_ id: SceneID) -> OpenWindow? {
    let slot = slot(of: id)
    if let recent = recent[slot], recent.id == id { return recent }
    recent[slot] = opened[id]
    return recent[slot]
  }

  private func slot(of id: SceneID) -> Int { id.number & (recent.count - 1) }

  /// The router of a window; nil where there is none of this id; looking for it observes nothing.
  public func router(_ id: SceneID) -> SceneRouter? { opened(id)?.router }

  /// The window of an id; nil where there is none; looking for it observes nothing.
  public func window(_ id: SceneID) -> Window? { opened(id)?.window }

  /// The window that waits for the answer to a payment; nil where none does.
  public var windowPaying: Window? {
    windows.first { opened[$0.id]?.router.paying != nil }
  }

  /// The windows and everything in them, as one value; reading it observes nothing.
  public var state: AppState {
    list.state { opened[$0]?.router.state ?? SceneState() }
  }

  /// Which windows there are, without what is in them; reading it observes nothing.
  var list: WindowList {
    WindowList(windows: _windows, focus: _focus, arrangement: _arrangement, nextScene: nextScene)
  }

  /// A fresh window at the end.
  func open() -> Outcome { insert(SceneState(), at: windows.endIndex) }

  func duplicate(_ id: SceneID) -> Outcome {
    guard let index = index(of: id), let router = router(id) else { return .noSuchWindow(id) }
    let original = windows[index]
    let copy = router.state.copied(for: SceneID(number: nextScene))
    let result = insert(copy, at: index + 1)
    guard case .windowOpened(let window, _) = result else { return result }
    return .windowDuplicated(window, from: original)
  }

  /// Closes a window; where something was entered in a flow, asks in it first.
  func closeOrAsk(_ id: SceneID) -> Outcome {
    guard windows.count > 1, let router = router(id),
      let flow = router.unobservedPresentations.last(where: \.hasSomethingToLose)
    else { return close(id) }
    let question = Presentation.Content.confirmationDialog(.leave(flow.id, then: .closingWindow))
    // It takes the place of another question: staying leaves none behind.
    if let asked = router.unobservedPresentations.first(where: \.content.asksToLeave),
      asked.content != question || asked != router.unobservedPresentations.last
    {
      _ = router.dismiss(asked.id)
    }
    return router.present(question, cause: .guard)
  }

  func close(_ id: SceneID) -> Outcome {
    guard let index = index(of: id), router(id) != nil else { return .noSuchWindow(id) }
    guard windows.count > 1 else { return .lastWindow }
    let window = windows[index]
    remove(window, at: index)
    if focus == id {
      let opener = window.opener.flatMap { self.index(of: $0) }
      focus = windows[opener ?? min(index, windows.count - 1)].id
    }
    return .windowClosed(window)
  }

  /// Takes a window away, to be reopened where it was.
  private func remove(_ window: Window, at index: Int) {
    guard let gone = opened.removeValue(forKey: window.id) else { return }
    if recent[slot(of: window.id)] === gone { recent[slot(of: window.id)] = nil }
    gone.router.watchers.remove(window.id)
    gone.isOpen = false
    touched.noteClosing(gone)
    closed.append(
      ClosedWindow(
        state: AppState.WindowState(window: window, scene: gone.router.state),
        index: index
      )
    )
    if closed.count > Self.most { forget(closed.removeFirst()) }
    windows.remove(at: index)
  }

  private func forget(_ window: ClosedWindow) {
    numberAboveForgotten = max(numberAboveForgotten, window.state.scene.nextNumber)
  }

  /// Brings the window that was closed last back to its place, under its letter if that is free.
  func reopen() -> Outcome {
    guard let last = closed.last else { return .nothingToReopen }
    guard windows.count < limit else { return .tooManyWindows(limit: limit) }
    closed.removeLast()
    let id = last.state.id
    let isTaken = windows.contains { $0.letter == last.state.window.letter }
    let closed = last.state.window
    let letter = isTaken ? freeLetter : closed.letter
    let window = Window(id: id, letter: letter, opener: closed.opener)
    let index = min(last.index, windows.count)
    addRouter(of: window, from: last.state.scene)
    windows.insert(window, at: index)
    focus = id
    return .windowReopened(window)
  }

  func focus(_ id: SceneID) -> Outcome {
    guard let window = window(id) else { return .noSuchWindow(id) }
    guard _focus != id else { return .unchanged }
    focus = id
    return .windowFocused(window)
  }

  /// Moves the focus so many windows on, round the end.
  func moveFocus(by step: Int) -> Outcome {
    let count = _windows.count
    guard count > 0 else { return .unchanged }
    let current = index(of: _focus) ?? 0
    return focus(_windows[(current + step % count + count) % count].id)
  }

  func arrange(_ change: (inout Arrangement) -> Void) -> Outcome {
    var changed = arrangement
    change(&changed)
    guard changed != arrangement else { return .unchanged }
    arrangement = changed
    return .arranged(changed)
  }

  /// Has every window begin anew, and forgets the closed ones.
  func resetScenes() {
    for window in windows { opened[window.id]?.router.reset() }
    closed.forEach(forget)
    closed.removeAll()
  }

  /// Puts the windows of another moment in the place of these: those that have gone come back, and
  /// those that were not there yet are closed; it is whole unless something of it cannot come back.
  func stand(as earlier: AppState, isWhole: Bool) -> Outcome {
    let before = state
    let wanted = Set(earlier.windows.map(\.id))
    for (index, window) in windows.enumerated().reversed() where !wanted.contains(window.id) {
      remove(window, at: index)
    }
    for window in earlier.windows {
      if let open = opened(window.id) {
        open.router.restore(window.scene)
        open.window = window.window
      } else {
        var scene = window.scene
        let closed = closed.last { $0.state.id == window.id }
        let next = closed?.state.scene.nextNumber ?? numberAboveForgotten
        scene.nextNumber = max(scene.nextNumber, next)
        addRouter(of: window.window, from: scene)
      }
    }
    closed.removeAll { wanted.contains($0.state.id) }
    windows = earlier.windows.map(\.window)
    focus = earlier.focus
    arrangement = earlier.arrangement
    nextScene = max(nextScene, earlier.nextScene)
    return state == before ? .unchanged : .traveled(isWhole: isWhole)
  }

  /// Has every window stand where a guard lets somebody, and says whether one stood elsewhere.
  @discardableResult func restore(by routeGuard: RouteGuard, in shop: ShopState) -> Bool {
    let before = state
    let allowed = before.allowed(by: routeGuard, in: shop)
    let changed = zip(before.windows, allowed.windows).filter { $0.scene != $1.scene }
    for (_, window) in changed { opened[window.id]?.router.restore(window.scene) }
    return !changed.isEmpty
  }

  /// Takes every window for launched, and hands out their routers, whose links have waited for that.
  func becomeReady() -> [SceneRouter] {
    areReady = true
    let routers = windows.compactMap { opened[$0.id]?.router }
    for router in routers { router.inbox.becomeReady() }
    return routers
  }

  private func insert(_ scene: SceneState, at index: Int) -> Outcome {
    guard windows.count < limit else { return .tooManyWindows(limit: limit) }
    let id = SceneID(number: nextScene)
    nextScene += 1
    let window = Window(id: id, letter: freeLetter, opener: focus)
    addRouter(of: window, from: scene)
    windows.insert(window, at: index)
    focus = id
    return .windowOpened(window)
  }

  private func addRouter(of window: Window, from state: SceneState) {
    let router = makeRouter(window.id, state)
    if !areReady { router.inbox.hold() }
    router.watchers.add(window.id, noting: touched)
    opened[window.id] = OpenWindow(window, router, from: state)
  }

  private func index(of id: SceneID) -> Int? { _windows.firstIndex { $0.id == id } }

  private var freeLetter: String { Window.freeLetter(besides: windows.lazy.map(\.letter)) }
}
