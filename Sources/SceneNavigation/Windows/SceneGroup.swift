public import Observation

/// The app's windows: their order, their focus, and a router for each.
///
/// Navigating in a window changes only its router.
@Observable @MainActor public final class SceneGroup {
  /// The list of windows, without their contents; never empty.
  private(set) var list: WindowList

  /// The routers, in the order of the windows.
  @ObservationIgnored package private(set) var routers: [SceneRouter] = []
  /// The windows that can be reopened, the last closed at the end.
  ///
  /// Limited to the number that can be open.
  @ObservationIgnored package private(set) var closed: [ClosedWindow] = []
  /// Above all numbers used in windows that can no longer be reopened.
  ///
  /// Time travel may still restore one, and its ids must not be reused.
  @ObservationIgnored private var numberAboveForgotten = 1
  /// The next number of each window at the last sign-out; smaller ones belong to that account.
  @ObservationIgnored private var firstNumbers: [SceneID: Int] = [:]
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let makeRouter: RouterFactory
  @ObservationIgnored private var areReady: Bool

  /// Creates the router of a new window.
  public typealias RouterFactory = @MainActor (SceneID, SceneState) -> SceneRouter

  /// The windows of a state.
  ///
  /// Pass `areReady: false` to let links wait in each window's inbox.
  public init(
    state: AppState,
    limit: Int = SceneWindow.most,
    areReady: Bool = true,
    makeRouter: @escaping RouterFactory
  ) {
    list = WindowList(of: state)
    self.limit = limit
    self.areReady = areReady
    self.makeRouter = makeRouter
    for window in state.windows { routers.append(router(of: window.window, from: window.scene)) }
  }

  /// The windows in screen order; never empty.
  public var windows: [SceneWindow] { list.windows }

  /// The id of the focused window.
  public var focus: SceneID { list.focus }

  /// How the windows share the screen.
  public var arrangement: Arrangement { list.arrangement }

  /// The router of a window, read without registering observation; nil if there is no such window.
  public func router(_ id: SceneID) -> SceneRouter? {
    guard let index = _list.index(of: id) else { return nil }
    return routers[index]
  }

  /// The window with this id; nil if there is none.
  public func window(_ id: SceneID) -> SceneWindow? { list.window(id) }

  /// The state of all windows, read without registering observation.
  public var state: AppState {
    var scenes: [SceneState] = []
    for router in routers { scenes.append(router.state) }
    return AppState(_list, scenes: scenes)
  }

  /// The list, read without registering observation.
  var snapshot: WindowList { _list }

  /// Changes the list and notifies observers afterwards, so that a change they make in response is
  /// applied on top.
  private func change(_ body: (inout WindowList, inout [SceneRouter]) -> Void) {
    var (changedList, changedRouters) = (_list, routers)
    body(&changedList, &changedRouters)
    (_list, routers) = (changedList, changedRouters)
    withMutation(keyPath: \.list) {}
  }

  package func open() -> Outcome { insert(SceneState(), at: windows.endIndex) }

  func duplicate(_ id: SceneID) -> Outcome {
    guard let index = list.index(of: id), let router = router(id) else { return .noSuchWindow(id) }
    let original = windows[index]
    let copy = router.state.copied(for: SceneID(number: list.nextScene))
    let result = insert(copy, at: index + 1)
    guard case .windowOpened(let window, _) = result else { return result }
    return .windowDuplicated(window, from: original)
  }

  /// Closes a window; if a flow in it has unsaved input, asks first.
  func closeOrAsk(_ id: SceneID) -> Outcome {
    guard windows.count > 1, let router = router(id),
      let flow = router.presentations.last(where: router.app.hasUnsavedInput),
      let question = router.app.question(leaving: flow.id, for: .closingWindow)
    else { return close(id) }
    // Replaces another question, so that answering this one leaves none behind.
    if let asked = router.presentations.first(where: router.app.asksToLeave),
      asked.modal != question || asked != router.presentations.last
    {
      _ = router.dismiss(asked.id)
    }
    return router.present(question, cause: .guard)
  }

  func close(_ id: SceneID) -> Outcome {
    guard let index = list.index(of: id), router(id) != nil else { return .noSuchWindow(id) }
    guard windows.count > 1 else { return .lastWindow }
    let window = windows[index]
    saveForReopening(window, at: index)
    change { list, routers in
      list.windows.remove(at: index)
      routers.remove(at: index)
      if list.focus == id {
        let next = list.windows.first { $0.id == window.opener }
        list.focus = (next ?? list.windows[min(index, list.windows.count - 1)]).id
      }
    }
    return .windowClosed(window)
  }

  private func saveForReopening(_ window: SceneWindow, at index: Int) {
    let state = AppState.WindowState(window: window, scene: routers[index].state)
    closed.append(ClosedWindow(state: state, index: index))
    if closed.count > limit { forget(closed.removeFirst()) }
  }

  private func forget(_ window: ClosedWindow) {
    numberAboveForgotten = max(numberAboveForgotten, window.state.scene.nextNumber)
  }

  /// The window that ``AppAction/reopenWindow`` would reopen; nil if there is none.
  public var lastClosed: SceneID? { closed.last?.state.id }

  /// Reopens the last closed window at its index, with its letter if that is free.
  func reopen() -> Outcome {
    guard let last = closed.last else { return .nothingToReopen }
    guard windows.count < limit else { return .tooManyWindows(limit: limit) }
    closed.removeLast()
    let id = last.state.id
    let isTaken = windows.contains { $0.letter == last.state.window.letter }
    let closed = last.state.window
    let letter = isTaken ? freeLetter : closed.letter
    let window = SceneWindow(id: id, letter: letter, opener: closed.opener)
    let index = min(last.index, windows.count)
    let router = router(of: window, from: last.state.scene)
    change { list, routers in
      list.windows.insert(window, at: index)
      routers.insert(router, at: index)
      list.focus = id
    }
    return .windowReopened(window)
  }

  package func focus(_ id: SceneID) -> Outcome {
    guard let window = window(id) else { return .noSuchWindow(id) }
    guard focus != id else { return .unchanged }
    change { list, _ in list.focus = id }
    return .windowFocused(window)
  }

  /// Moves the focus by this many windows, wrapping around.
  func moveFocus(by step: Int) -> Outcome {
    let count = windows.count
    let current = list.index(of: focus) ?? 0
    return focus(windows[(current + step % count + count) % count].id)
  }

  func arrange(_ change: (inout Arrangement) -> Void) -> Outcome {
    var changed = arrangement
    change(&changed)
    guard changed != arrangement else { return .unchanged }
    self.change { list, _ in list.arrangement = changed }
    return .arranged(changed)
  }

  /// Resets every window and forgets the closed ones.
  func resetScenes() {
    for (window, router) in zip(windows, routers) {
      router.reset()
      firstNumbers[window.id] = router.state.nextNumber
    }
    for window in closed {
      firstNumbers[window.state.id] = window.state.scene.nextNumber
      forget(window)
    }
    closed.removeAll()
  }

  /// True if the state contains something opened under an account that has signed out.
  ///
  /// Parts shared with the window's current state are not checked.
  func isOfAccountLeft(_ state: SceneState, in id: SceneID) -> Bool {
    guard let first = firstNumbers[id] else { return false }
    let now = router(id)?.state ?? SceneState()
    return state.presentations.contains { $0.id.number < first }
      || state.stacks.tabs.contains { tab in
        state.stack(of: tab).entries(differingFrom: now.stack(of: tab))
          .contains { $0.entry.id.number < first }
      }
  }

  /// Restores an earlier state of all windows: closed windows reappear, newer ones are closed.
  ///
  /// `isWhole` is false if the app withheld part of it.
  func restore(_ earlier: AppState, isWhole: Bool) -> Outcome {
    guard earlier.windows.count <= max(limit, windows.count) else {
      return .tooManyWindows(limit: limit)
    }
    let before = state
    let wanted = Set(earlier.windows.map(\.id))
    for (index, window) in windows.enumerated().reversed() where !wanted.contains(window.id) {
      saveForReopening(window, at: index)
    }
    let restored = earlier.windows.map { window in
      if let router = router(window.id) {
        router.restore(window.scene)
        return router
      }
      var scene = window.scene
      let closed = closed.last { $0.state.id == window.id }
      let next = closed?.state.scene.nextNumber ?? numberAboveForgotten
      scene.nextNumber = max(scene.nextNumber, next)
      return router(of: window.window, from: scene)
    }
    closed.removeAll { wanted.contains($0.state.id) }
    change { list, routers in
      routers = restored
      list.windows = earlier.windows.map(\.window)
      list.focus = earlier.focus
      list.arrangement = earlier.arrangement
      list.nextScene = max(list.nextScene, earlier.nextScene)
    }
    return state == before ? .unchanged : .traveled(isWhole: isWhole)
  }

  /// Restricts every window to what the app admits; returns true if that changed any.
  @discardableResult func restrict(to app: any NavigationApp) -> Bool {
    let before = state
    let allowed = app.admit(before)
    let changed = zip(before.windows, allowed.windows).filter { $0.scene != $1.scene }
    for (_, window) in changed { router(window.id)?.restore(window.scene) }
    return !changed.isEmpty
  }

  /// Marks all windows as ready; returns their routers, whose links can now be opened.
  func becomeReady() -> [SceneRouter] {
    areReady = true
    for router in routers { router.inbox.isWindowReady = true }
    return routers
  }

  private func insert(_ scene: SceneState, at index: Int) -> Outcome {
    guard windows.count < limit else { return .tooManyWindows(limit: limit) }
    let id = SceneID(number: list.nextScene)
    let window = SceneWindow(id: id, letter: freeLetter, opener: focus)
    let router = router(of: window, from: scene)
    change { list, routers in
      list.windows.insert(window, at: index)
      routers.insert(router, at: index)
      list.focus = id
      list.nextScene += 1
    }
    return .windowOpened(window)
  }

  private func router(of window: SceneWindow, from state: SceneState) -> SceneRouter {
    let router = makeRouter(window.id, state)
    if !areReady { router.inbox.isWindowReady = false }
    return router
  }

  private var freeLetter: String { SceneWindow.freeLetter(besides: windows.lazy.map(\.letter)) }
}
