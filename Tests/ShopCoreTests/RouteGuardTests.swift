import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A guard that leads elsewhere` {
  /// An app in which one place is another one.
  private func app(leading place: Place, to other: Place) -> ShopApp {
    app(RouteGuard { here, _ in here == place ? .redirect(other) : .allow })
  }

  private func app(_ routeGuard: RouteGuard) -> ShopApp {
    ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: AppState(windowCount: 1)),
      guard: routeGuard
    )
  }

  /// Does something, and returns the laws that it breaks.
  private func broken(by action: Action, in app: ShopApp) -> [LawName] {
    app.sendAll(action, cause: .link).flatMap { StepLaws.shop.violations(of: $0) }.map(\.law)
  }

  @Test func `has a link land on the places that stand below where it leads`() {
    let app = app(leading: .cart, to: .reviews("cup"))

    let broken = broken(
      by: .scene(.openLink(LinkTarget(.home([.cart]))), in: app.first),
      in: app
    )

    #expect(app.windows.router(app.first)?.home.path.count == 3)
    #expect(app.windows.router(app.first)?.home.path.last == .reviews("cup"))
    #expect(broken.isEmpty)
  }

  @Test func `has a new window open there`() throws {
    let app = app(leading: .cart, to: .order("1001"))

    let broken = broken(by: .app(.openWindow(LinkTarget(.home([.cart])))), in: app)

    #expect(app.windows.router(app.second)?.profile.path == [.orders, .order("1001")])
    #expect(broken.isEmpty)
  }

  @Test func `has a stack be replaced by the way there`() {
    let app = app(leading: .product("cup"), to: .section(.prices))

    let broken = broken(
      by: .scene(.replaceStack(.home([.cart, .product("cup")])), in: app.first),
      in: app
    )

    #expect(app.windows.router(app.first)?.profile.path == [.settings, .section(.prices)])
    #expect(broken.isEmpty)
  }

  @Test func `has a step lead there and no further`() {
    let app = app(leading: .cart, to: .order("1001"))

    let broken = broken(by: .scene(.navigate(.home(.cart)), in: app.first), in: app)

    #expect(app.windows.router(app.first)?.profile.path == [.order("1001")])
    #expect(broken.isEmpty)
  }

  @Test func `is asked about the places below where it leads as well`() throws {
    let app = app(
      RouteGuard { place, _ in
        switch place {
        case .cart: .redirect(.order("1001"))
        case .orders: .signIn
        default: .allow
        }
      }
    )

    app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first)

    let wanted = PendingDestination.link(try DeepLink("myshop://order/1001"))
    #expect(app.presented(in: app.first)?.content == .fullScreenCover(.signIn(then: wanted)))
  }

  @Test func `is asked about what stands below a place that only somebody else knows`() throws {
    let app = app(RouteGuard { place, _ in place == .orders ? .signIn : .allow })
    var path = NavigationPath()
    path.append(ProfileRoute.orders)
    path.append(5)

    app.act(.replaceStack(.search(path)), in: app.first)

    #expect(app.presented(in: app.first)?.content.waits == true)
    #expect(app.windows.router(app.first)?.search.stack.isAtRoot == true)
  }

  @Test func `is refused where it leads back by what stands below`() throws {
    let app = app(
      RouteGuard { place, _ in
        switch place {
        case .cart, .orders: .redirect(.order("1001"))
        default: .allow
        }
      }
    )
    let before = app.lastState

    let outcome = app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first)

    #expect(outcome == .shop(.guardLoop([.order("1001"), .order("1001")])))
    #expect(app.lastState == before)
  }
}
