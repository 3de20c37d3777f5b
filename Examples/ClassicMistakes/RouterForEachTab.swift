public import NavigationLaws
import Observation

// A router for each tab, as many articles show it: tapping the selected tab again does nothing, and
// a dismissal closes whatever is presented.

@MainActor @Observable final class RouterPath {
  var path: [Route] = []
  var presentedSheet: Sheet?
}

@MainActor final class TabbedWindow {
  var tab = AppTab.timeline
  let routers = Dictionary(uniqueKeysWithValues: AppTab.allCases.map { ($0, RouterPath()) })
  /// Counted only by the adapter, since the router gives presentations no identity.
  var presentations = 0

  var router: RouterPath { routers[tab] ?? RouterPath() }
}

/// An app with a router for each tab of each window.
@MainActor public final class RouterForEachTab: NavigationSystem {
  private let views = [TabbedWindow(), TabbedWindow()]

  /// Creates two windows.
  public init() {}

  public var windows: [Int] { [0, 1] }

  public func snapshot(of window: Int) -> WindowSnapshot<AppTab, Route> {
    let view = views[window]
    let sheet = view.router.presentedSheet
    return WindowSnapshot(
      selectedTab: view.tab,
      paths: view.routers.mapValues(\.path),
      presented: sheet.map { [PresentedSheet("\($0)", id: "\(view.presentations)")] } ?? []
    )
  }

  public func apply(_ action: NavigationAction<AppTab, Route, Sheet>, in window: Int) -> Reply {
    let view = views[window]
    let router = view.router
    switch action {
    case .push(let route):
      guard router.presentedSheet == nil else { return .refused("a sheet is in front") }
      router.path.append(route)
    case .back:
      if router.presentedSheet != nil {
        router.presentedSheet = nil
      } else if router.path.popLast() == nil {
        return .refused("at the root")
      }
    case .popToRoot: router.path = []
    case .select(let tab):
      guard router.presentedSheet == nil else { return .refused("a sheet is in front") }
      view.tab = tab
    case .open(let link):
      router.presentedSheet = nil
      view.tab = link.tab
      view.router.path = link.path
    case .present(let sheet):
      guard router.presentedSheet == nil else { return .refused("a sheet is in front") }
      router.presentedSheet = sheet
      view.presentations += 1
    case .dismiss: router.presentedSheet = nil
    }
    return .done
  }
}
