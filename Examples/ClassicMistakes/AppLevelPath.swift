public import NavigationLaws
import Observation

// The app owns one path and hands it to every window.

@MainActor @Observable final class AppRouter {
  var path: [Route] = []
}

/// An app whose windows all share one path.
@MainActor public final class AppLevelPath: NavigationSystem {
  private let router = AppRouter()
  public private(set) var windows = [0, 1]

  /// Creates two windows.
  public init() {}

  public func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, Route> {
    WindowSnapshot(path: router.path)
  }

  public func apply(_ action: NavigationAction<OnlyTab, Route, Never>, in window: Int) -> Reply {
    switch action {
    case .push(let route): router.path.append(route)
    case .back: if router.path.popLast() == nil { return .refused("at the root") }
    case .popToRoot, .select: router.path = []
    case .open(let link): router.path = link.path
    case .dismiss: return .unsupported
    }
    return .done
  }

  public func openWindow() -> Reply {
    windows.append((windows.last ?? 0) + 1)
    return .done
  }
}
