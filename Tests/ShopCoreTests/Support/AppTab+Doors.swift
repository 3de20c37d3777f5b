import SceneNavigation
import ShopCore

extension SceneRouter {
  var home: TabCoordinator<HomeRoute> {
    coordinator(of: AppTab.home.position, for: HomeRoute.self)
  }
  var search: TabCoordinator<AnyRoute> { coordinator(of: AppTab.search.position) }
  var profile: TabCoordinator<ProfileRoute> {
    coordinator(of: AppTab.profile.position, for: ProfileRoute.self)
  }
}

extension Outcome {
  static func tabSelected(_ tab: AppTab) -> Outcome { .tabSelected(tab.position) }
  static func scrolledToTop(_ tab: AppTab) -> Outcome { .scrolledToTop(tab.position) }
  static func rootStays(_ tab: AppTab) -> Outcome { .rootStays(tab.position) }
  static func notForTab(_ route: AnyRoute, _ tab: AppTab) -> Outcome {
    .notForTab(route, tab.position)
  }
}

extension SceneAction {
  static func popTo(_ destination: Destination) -> SceneAction { .popTo(destination.route) }
}
