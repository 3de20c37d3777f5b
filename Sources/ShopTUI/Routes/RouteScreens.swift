import SceneNavigation
import ShopCore
import ShopScreens

/// The only place where routes become screens.
enum RouteScreens {
  static func screen(for stack: BackStack, in tab: AppTab, of shop: ShopState) -> Screen {
    let context = ScreenContext(
      shop: shop,
      tab: tab,
      screen: stack.screen(in: tab),
      view: stack.view
    )
    guard let entry = stack.top else { return root(of: tab, in: context) }
    guard let place = Place(entry.route) else {
      return goneScreen("The shop has no place for “\(entry.route.base)”.")
    }
    return screen(for: place, in: context)
  }

  private static func root(of tab: AppTab, in context: ScreenContext) -> Screen {
    switch tab {
    case .home: homeScreen(in: context)
    case .search: searchScreen(in: context)
    case .profile: profileScreen(in: context)
    }
  }

  private static func screen(for place: Place, in context: ScreenContext) -> Screen {
    switch place {
    case .category(let id): categoryScreen(id, in: context)
    case .product(let id): productScreen(id, in: context)
    case .reviews(let id): reviewsScreen(id, in: context)
    case .person(let id): personScreen(id, in: context)
    case .cart: cartScreen(in: context)
    case .account: accountScreen(in: context)
    case .orders: ordersScreen(in: context)
    case .order(let id): orderScreen(id, in: context)
    case .people: peopleScreen(in: context)
    case .settings: settingsScreen(in: context)
    case .section(let section): settingsSectionScreen(section, in: context)
    }
  }
}
