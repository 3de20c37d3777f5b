public import NavigationLaws
import Observation

// Each scene has its own storage, but all its tabs save their paths under one key.

@MainActor @Observable final class StoredTabs {
  var tab = AppTab.timeline
  var paths: [AppTab: [Route]] = [:]
}

/// An app whose tabs save their paths under the same key of their scene.
@MainActor public final class OneKeyForAllTabs: NavigationSystem {
  private var scenes: [StoredTabs] = []
  private var sceneStorage: [[String: [Route]]] = [[:], [:]]
  private var selectedTabs = [AppTab.timeline, AppTab.timeline]

  /// Creates two windows.
  public init() { launch() }

  private func launch() {
    scenes = (0..<2).map { window in
      let scene = StoredTabs()
      scene.tab = selectedTabs[window]
      for tab in AppTab.allCases { scene.paths[tab] = sceneStorage[window]["path"] }
      return scene
    }
  }

  public var windows: [Int] { [0, 1] }

  public func snapshot(of window: Int) -> WindowSnapshot<AppTab, Route> {
    WindowSnapshot(selectedTab: scenes[window].tab, paths: scenes[window].paths)
  }

  public func apply(_ action: NavigationAction<AppTab, Route, Never>, in window: Int) -> Reply {
    let scene = scenes[window]
    switch action {
    case .push(let route): scene.paths[scene.tab, default: []].append(route)
    case .back:
      if scene.paths[scene.tab, default: []].popLast() == nil { return .refused("at the root") }
    case .popToRoot: scene.paths[scene.tab] = []
    case .select(let tab):
      if tab == scene.tab { scene.paths[tab] = [] }
      scene.tab = tab
    case .open(let link):
      scene.tab = link.tab
      scene.paths[link.tab] = link.path
    case .dismiss: return .unsupported
    }
    selectedTabs[window] = scene.tab
    sceneStorage[window]["path"] = scene.paths[scene.tab]
    return .done
  }

  public func relaunch(opening link: EarlyLink<Int, AppTab, Route>?) -> Reply {
    launch()
    if let link { return apply(.open(link.link), in: link.window) }
    return .done
  }
}
