public import SceneNavigation

/// The windows of an app on SceneNavigation, as the laws see them: saved after each action, and composed in the
/// right way or with mistakes.
@MainActor public final class SceneSystem: NavigationSystem {
  private let app: any NavigationApp
  private let wiring: Wiring
  private let storage = MemoryWindowStorage()
  private let account: (signIn: AnyRoute, signOut: AnyRoute)?
  private var store: NavigationStore

  /// So many windows of an app; the actions that sign in and out are those of its own type.
  public init(
    _ app: any NavigationApp,
    windows: Int = 2,
    composed wiring: Wiring = Wiring(),
    account: (signIn: AnyRoute, signOut: AnyRoute)? = nil
  ) {
    self.app = app
    self.wiring = wiring
    self.account = account
    store = Self.open(app, windows, wiring, storage, areReady: true)
  }

  private static func open(
    _ app: any NavigationApp,
    _ windows: Int,
    _ wiring: Wiring,
    _ storage: MemoryWindowStorage,
    areReady: Bool
  ) -> NavigationStore {
    do {
      return try .kept(
        in: storage,
        of: app,
        windows: windows,
        composed: wiring,
        areReady: areReady
      )
    } catch {
      preconditionFailure("A storage in memory did not keep the windows: \(error)")
    }
  }

  public var windows: [SceneID] { store.windows.windows.map(\.id) }

  public func snapshot(of window: SceneID) -> WindowSnapshot<Int, AnyRoute> {
    guard let state = store.windows.router(window)?.state else {
      return WindowSnapshot(selectedTab: 0, paths: [:])
    }
    let tabs = app.appDescription.tabs.indices
    let paths = tabs.map { ($0, state.stack(of: $0).entries.map(\.route)) }
    return WindowSnapshot(
      selectedTab: state.selection,
      paths: Dictionary(uniqueKeysWithValues: paths.filter { !$0.1.isEmpty }),
      presented: state.presentations.map {
        PresentedSheet("\($0.modal.base)", id: Self.name(of: $0.id))
      },
      details: state.presentations.map { "\($0.stack.entries.map(\.route.base))" }.joined()
    )
  }

  private static func name(of id: Presentation.ID) -> String { "\(id.scene).\(id.number)" }

  public func apply(
    _ action: NavigationAction<Int, AnyRoute, AnyRoute>,
    in window: SceneID
  ) -> Reply {
    guard let router = store.windows.router(window) else {
      return .refused("there is no such window")
    }
    switch action {
    case .push(let route):
      let tabs = app.appDescription.tabs
      let takers = [router.selection] + tabs.indices
      guard let tab = takers.first(where: { tabs[$0].accepts(route) }) else {
        return .refused("no tab takes it")
      }
      return send(.navigate(route, in: tab), in: window)
    case .back: return send(.back, in: window)
    case .popToRoot: return send(.popToRoot, in: window)
    case .select(let tab): return send(.selectTab(tab), in: window)
    case .open(let link): return send(.openLink(Self.target(of: link)), in: window)
    case .present(let modal):
      if router.presented?.modal == modal { return .refused("it is presented already") }
      return send(.present(modal), in: window, mayPresent: true)
    case .dismiss(let name):
      let parts = name.split(separator: ".").compactMap { Int($0) }
      guard parts.count == 2 else { return .refused("it was never presented") }
      return send(
        .dismiss(Presentation.ID(scene: SceneID(number: parts[0]), number: parts[1])),
        in: window
      )
    }
  }

  private static func target(of link: NavigationLink<Int, AnyRoute>) -> LinkTarget {
    LinkTarget(NavigationPath(link.path), in: link.tab)
  }

  private func send(_ action: SceneAction, in window: SceneID, mayPresent: Bool = false) -> Reply {
    reply(to: .scene(action, in: window), mayPresent: mayPresent)
  }

  private func reply(to action: Action, mayPresent: Bool = false) -> Reply {
    guard let record = store.send(action, cause: .script) else { return .later }
    if case .linkWaits = record.outcome { return .done }
    switch record.outcome.effect {
    case .refusal: return .refused("\(record.outcome)")
    case .step, .change, .sharedChange, .rest: break
    }
    if case .presented(let presentation) = record.outcome, !mayPresent {
      return .redirected("\(presentation.modal.base) comes first")
    }
    return record.detour == nil ? .done : .redirected("the guard leads elsewhere")
  }

  public func signIn() -> Reply { change(by: account?.signIn) }
  public func signOut() -> Reply { change(by: account?.signOut) }

  private func change(by action: AnyRoute?) -> Reply {
    guard let action else { return .unsupported }
    guard let record = store.send(.shared(action), cause: .script) else { return .later }
    return record.outcome.isChange ? .done : .refused("\(record.outcome)")
  }

  public func openWindow() -> Reply { reply(to: .app(.openWindow(nil))) }
  public func duplicate(_ window: SceneID) -> Reply { reply(to: .app(.duplicateWindow(window))) }
  public func close(_ window: SceneID) -> Reply { reply(to: .app(.closeWindowAnyway(window))) }

  public func relaunch(opening link: EarlyLink<SceneID, Int, AnyRoute>?) -> Reply {
    store = Self.open(app, windows.count, wiring, storage, areReady: false)
    var answer = Reply.done
    if let link {
      let action = SceneAction.openLink(Self.target(of: link.link))
      if case .refused(let words) = send(action, in: link.window) { answer = .refused(words) }
    }
    store.finishLaunching()
    return answer
  }
}
