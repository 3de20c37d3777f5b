public import NavigationLaws
import Observation

// A router for each window, a stack for each tab, and an identity for each presentation.

@MainActor @Observable final class RightRouter {
  let scene: Int
  var tab = AppTab.timeline
  var paths: [AppTab: [Route]] = [:]
  var sheets: [PresentedSheet] = []
  @ObservationIgnored private var presentations = 0

  init(scene: Int) { self.scene = scene }

  func push(_ route: Route) { paths[tab, default: []].append(route) }

  /// False at the root.
  func back() -> Bool {
    if sheets.popLast() != nil { return true }
    return paths[tab, default: []].popLast() != nil
  }

  func select(_ selected: AppTab) {
    if tab == selected { paths[tab] = [] }
    tab = selected
  }

  func open(_ path: [Route], in tab: AppTab) {
    sheets = []
    self.tab = tab
    paths[tab] = path
  }

  func present(_ sheet: Sheet) {
    presentations += 1
    sheets.append(PresentedSheet("\(sheet)", id: "\(scene).\(presentations)"))
  }

  /// False if it is gone.
  func dismiss(_ id: PresentedSheet.ID) -> Bool {
    guard let place = sheets.firstIndex(where: { $0.id == id }) else { return false }
    sheets.removeSubrange(place...)
    return true
  }
}

/// An app with none of these mistakes.
@MainActor public final class WithoutMistakes: NavigationSystem {
  private struct Saved {
    let scene: Int
    let tab: AppTab
    let paths: [AppTab: [Route]]
  }

  private var routers: [RightRouter] = []
  private var nextScene = 0

  /// Creates two windows.
  public init() {
    routers = [makeRouter(), makeRouter()]
  }

  private func makeRouter() -> RightRouter {
    nextScene += 1
    return RightRouter(scene: nextScene)
  }

  private func router(_ scene: Int) -> RightRouter? { routers.first { $0.scene == scene } }

  public var windows: [Int] { routers.map(\.scene) }

  public func snapshot(of window: Int) -> WindowSnapshot<AppTab, Route> {
    guard let router = router(window) else {
      return WindowSnapshot(selectedTab: .timeline, paths: [:])
    }
    return WindowSnapshot(selectedTab: router.tab, paths: router.paths, presented: router.sheets)
  }

  public func apply(_ action: NavigationAction<AppTab, Route, Sheet>, in window: Int) -> Reply {
    guard let router = router(window) else { return .refused("there is no such window") }
    let isCovered = !router.sheets.isEmpty
    switch action {
    case .push, .popToRoot, .select:
      guard !isCovered else { return .refused("a sheet is in front") }
    case .back, .open, .present, .dismiss: break
    }
    switch action {
    case .push(let route): router.push(route)
    case .back: if !router.back() { return .refused("at the root") }
    case .popToRoot: router.paths[router.tab] = []
    case .select(let tab): router.select(tab)
    case .open(let link): router.open(link.path, in: link.tab)
    case .present(let sheet): router.present(sheet)
    case .dismiss(let id): if !router.dismiss(id) { return .refused("it is gone") }
    }
    return .done
  }

  public func write(_ path: [Route], of tab: AppTab, in window: Int) -> Reply {
    router(window)?.paths[tab] = path
    return .done
  }

  public func openWindow() -> Reply {
    routers.append(makeRouter())
    return .done
  }

  public func duplicate(_ window: Int) -> Reply {
    guard let original = router(window) else { return .refused("there is no such window") }
    let copy = makeRouter()
    (copy.tab, copy.paths) = (original.tab, original.paths)
    routers.append(copy)
    return .done
  }

  public func close(_ window: Int) -> Reply {
    routers.removeAll { $0.scene == window }
    return .done
  }

  public func signIn() -> Reply { .done }

  public func signOut() -> Reply {
    for router in routers { (router.paths, router.sheets) = ([:], []) }
    return .done
  }

  public func relaunch(opening link: EarlyLink<Int, AppTab, Route>?) -> Reply {
    let saved = routers.map { Saved(scene: $0.scene, tab: $0.tab, paths: $0.paths) }
    routers = saved.map { scene in
      let router = RightRouter(scene: scene.scene)
      (router.tab, router.paths) = (scene.tab, scene.paths)
      return router
    }
    if let link { router(link.window)?.open(link.link.path, in: link.link.tab) }
    return .done
  }
}
