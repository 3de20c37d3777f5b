public import NavigationLaws
import Observation

// One navigation stack wraps all tabs of a window, instead of one stack inside each tab.

@MainActor @Observable final class WindowRouter {
  var tab = AppTab.timeline
  var path: [Route] = []
}

/// An app whose windows have one stack around all their tabs.
@MainActor public final class OneStackAroundTabs: NavigationSystem {
  private let routers = [WindowRouter(), WindowRouter()]

  /// Creates two windows.
  public init() {}

  public var windows: [Int] { [0, 1] }

  public func snapshot(of window: Int) -> WindowSnapshot<AppTab, Route> {
    let router = routers[window]
    // The one path is shown on top of whichever tab is selected.
    return WindowSnapshot(selectedTab: router.tab, paths: [router.tab: router.path])
  }

  public func apply(_ action: NavigationAction<AppTab, Route, Never>, in window: Int) -> Reply {
    let router = routers[window]
    switch action {
    case .push(let route): router.path.append(route)
    case .back: if router.path.popLast() == nil { return .refused("at the root") }
    case .popToRoot: router.path = []
    case .select(let tab):
      if tab == router.tab { router.path = [] }
      router.tab = tab
    case .open(let link):
      router.tab = link.tab
      router.path = link.path
    case .dismiss: return .unsupported
    }
    return .done
  }
}
