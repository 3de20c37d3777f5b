public import Observation

/// The app's windows: which are open, in which order, which has the focus.
///
/// It owns one router per window; where a window stands only that router changes.
@Observable @MainActor public final class SceneGroup {
  /// Which windows there are, without what is in them; never none.
  public private(set) var list: WindowList

  /// The router of each window, in the order of the windows.
  @ObservationIgnored package private(set) var routers: [SceneRouter] = []
  /// The windows that can be reopened, the one closed last at the end; as many as there can be open.
  @ObservationIgnored package private(set) var closed: [ClosedWindow] = []
  /// Above all numbers that were given in a window nobody can reopen any more: one may still come back
  /// with another moment, and an id it gave is given to nothing else.
  @ObservationIgnored private var numberAboveForgotten = 1
  /// The next number of each window when an account was left: what has a smaller one is that account's.
  @ObservationIgnored private var firstNumbers: [SceneID: Int] = [:]
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let makeRouter: RouterFactory
  /// Whether the windows are launched, so that links can be opened in them at once.
  @ObservationIgnored private var areReady: Bool

  /// How many windows there can be unless another limit is set.
  public nonisolated static let most = AppState.mostWindows

  /// Makes the router of a new window.
  public typealias RouterFactory = @MainActor (SceneID, SceneState) -> SceneRouter

  /// The windows of a state; while they are not ready, links wait in the inbox of their window.
  public init(
    state: AppState,
    limit: Int = SceneGroup.most,
    areReady: Bool = true,
    makeRouter: @escaping RouterFactory
  ) {
    list = WindowList(
      windows: state.windows.map(\.window),
      focus: state.focus,
      arrangement: state.arrangement,
      nextScene: state.nextScene
    )
    self.limit = limit
    self.areReady = areReady
    self.makeRouter = makeRouter
    for window in state.windows { routers.append(router(of: window.window, from: window.scene)) }
  }

  /// In their order on the screen; never empty.
  public var windows: [SceneWindow] { list.windows }

  /// The window that has the focus.
  public var focus: SceneID { list.focus }

  /// How the windows stand side by side.
  public var arrangement: Arrangement { list.arrangement }

  /// The router of a window; nil where there is none of this id; looking for it observes nothing.
  public func router(_ id: SceneID) -> SceneRouter? {
    guard let index = _list.index(of: id) else { return nil }
    return routers[index]
  }

  /// The window of an id; nil where there is none.
  public func window(_ id: SceneID) -> SceneWindow? { list.window(id) }

  /// The windows and everything in them, as one value; reading it observes nothing.
  public var state: AppState { AppState(_list, scenes: routers.map { $0.state }) }

  /// Which windows there are; reading it observes nothing.
  var snapshot: WindowList { _list }

  /// Changes which windows there are, and tells observers afterwards, so that what they change in answer
  /// comes on top of it.
  private func change(_ body: (inout WindowList, inout [SceneRouter]) -> Void) {
    body(&_list, &routers)
    withMutation(keyPath: \.list) {}
  }

  /// A fresh window at the end.
  package func open() -> Outcome { insert(SceneState(), at: windows.endIndex) }

  package func duplicate(_ id: SceneID) -> Outcome {
    guard let index = index(of: id), let router = router(id) else { return .noSuchWindow(id) }
    let original = windows[index]
    let copy = router.state.copied(for: SceneID(number: list.nextScene))
    let result = insert(copy, at: index + 1)
    guard case .windowOpened(let window, _) = result else { return result }
    return .windowDuplicated(window, from: original)
  }

  /// Closes a window; where something was entered in a flow, asks in it first.
  package func closeOrAsk(_ id: SceneID) -> Outcome {
    guard windows.count > 1, let router = router(id),
      let flow = router.presentations.last(where: router.app.hasUnsavedInput),
      let question = router.app.modals.question(flow.id, .closingWindow)
    else { return close(id) }
    // It takes the place of another question: staying leaves none behind.
    if let asked = router.presentations.first(where: router.app.asksToLeave),
      asked.modal != question || asked != router.presentations.last
    {
      _ = router.dismiss(asked.id)
    }
    return router.present(question, cause: .guard)
  }

  package func close(_ id: SceneID) -> Outcome {
    guard let index = index(of: id), router(id) != nil else { return .noSuchWindow(id) }
    guard windows.count > 1 else { return .lastWindow }
    let window = windows[index]
    keep(window, at: index)
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

  /// Keeps what is in a window that is closed, so that it can be reopened where it was.
  private func keep(_ window: SceneWindow, at index: Int) {
    let state = AppState.WindowState(window: window, scene: routers[index].state)
    closed.append(ClosedWindow(state: state, index: index))
    if closed.count > Self.most { forget(closed.removeFirst()) }
  }

  private func forget(_ window: ClosedWindow) {
    numberAboveForgotten = max(numberAboveForgotten, window.state.scene.nextNumber)
  }

  /// The window that would be reopened; nil where none would.
  public var lastClosed: SceneID? { closed.last?.state.id }

  /// Brings the window that was closed last back to its place, under its letter if that is free.
  package func reopen() -> Outcome {
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

  /// Moves the focus so many windows on, round the end.
  package func moveFocus(by step: Int) -> Outcome {
    let count = windows.count
    let current = index(of: focus) ?? 0
    return focus(windows[(current + step % count + count) % count].id)
  }

  package func arrange(_ change: (inout Arrangement) -> Void) -> Outcome {
    var changed = arrangement
    change(&changed)
    guard changed != arrangement else { return .unchanged }
    self.change { list, _ in list.arrangement = changed }
    return .arranged(changed)
  }

  /// Has every window begin anew, and forgets the closed ones.
  package func resetScenes() {
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

  /// Whether something in a state was opened while somebody was signed in who has left since.
  ///
  /// What it shares with the window as it stands is not looked at.
  package func isOfAccountLeft(_ state: SceneState, in id: SceneID) -> Bool {
    guard let first = firstNumbers[id] else { return false }
    let now = router(id)?.state ?? SceneState()
    return state.presentations.contains { $0.id.number < first }
      || state.stacks.tabs.contains { tab in
        state.stack(of: tab).entries(differingFrom: now.stack(of: tab))
          .contains { $0.entry.id.number < first }
      }
  }

  /// Puts the windows of another moment in the place of these: those that have gone come back, and
  /// those that were not there yet are closed; it is whole unless something of it cannot come back.
  package func restore(_ earlier: AppState, isWhole: Bool) -> Outcome {
    let before = state
    let wanted = Set(earlier.windows.map(\.id))
    for (index, window) in windows.enumerated().reversed() where !wanted.contains(window.id) {
      keep(window, at: index)
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

  /// Has every window stand where the app lets it, and says whether one stood elsewhere.
  @discardableResult func stand(where app: any NavigationApp) -> Bool {
    let before = state
    let allowed = app.admit(before)
    let changed = zip(before.windows, allowed.windows).filter { $0.scene != $1.scene }
    for (_, window) in changed { router(window.id)?.restore(window.scene) }
    return !changed.isEmpty
  }

  /// Takes every window for launched, and hands out their routers, whose links have waited for that.
  package func becomeReady() -> [SceneRouter] {
    areReady = true
    for router in routers { router.inbox.becomeReady() }
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
    if !areReady { router.inbox.hold() }
    return router
  }

  private func index(of id: SceneID) -> Int? { list.index(of: id) }

  private var freeLetter: String { SceneWindow.freeLetter(besides: windows.lazy.map(\.letter)) }
}
