public import NavigationLaws
import Observation

// Each window has its own router, but all save under one key of the user defaults.

@MainActor @Observable final class SceneRouter {
  var tab = AppTab.timeline
  var paths: [AppTab: [Route]] = [:]
}

/// An app whose windows save their paths under one key.
@MainActor public final class OneKeyForAllScenes: NavigationSystem {
  private typealias Saved = (tab: AppTab, paths: [AppTab: [Route]])
  private var routers: [SceneRouter] = []
  private var defaults: [String: Saved] = [:]

  /// Creates two windows.
  public init() { launch() }

  private func launch() {
    routers = (0..<2).map { _ in
      let router = SceneRouter()
      if let saved = defaults["navigation"] { (router.tab, router.paths) = saved }
      return router
    }
  }

  public var windows: [Int] { [0, 1] }

  public func snapshot(of window: Int) -> WindowSnapshot<AppTab, Route> {
    WindowSnapshot(selectedTab: routers[window].tab, paths: routers[window].paths)
  }

  public func apply(_ action: NavigationAction<AppTab, Route, Never>, in window: Int) -> Reply {
    let router = routers[window]
    switch action {
    case .push(let route): router.paths[router.tab, default: []].append(route)
    case .back:
      if router.paths[router.tab, default: []].popLast() == nil { return .refused("at the root") }
    case .popToRoot: router.paths[router.tab] = []
    case .select(let tab):
      if tab == router.tab { router.paths[tab] = [] }
      router.tab = tab
    case .open(let link):
      router.tab = link.tab
      router.paths[link.tab] = link.path
    case .dismiss: return .unsupported
    }
    defaults["navigation"] = (router.tab, router.paths)
    return .done
  }

  public func relaunch(opening link: EarlyLink<Int, AppTab, Route>?) -> Reply {
    launch()
    if let link { return apply(.open(link.link), in: link.window) }
    return .done
  }
}
