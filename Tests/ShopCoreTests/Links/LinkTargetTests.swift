import NavigationLaws
import Foundation
import SceneNavigation
import Testing

@testable import ShopCore

@Suite struct `A link's target` {
  private let shop = ShopState(catalog: Catalog.sample)

  private func path(of link: String) throws -> TabPath {
    let target = try DeepLink("myshop://" + link).target(in: shop)
    return TabPath(target.path, in: target.tab)
  }

  @Test(arguments: [
    ("home", TabPath.home([])), ("cart", .home([.cart])),
    ("category/tea", .home([.category("tea")])),
    ("product/teapot", .home([.category("tea"), .product("teapot")])),
    ("product/gone", .home([.product("gone")])),
    (
      "product/teapot/reviews",
      .home([.category("tea"), .product("teapot"), .reviews("teapot")])
    ),
    ("category/desk/product/teapot", .home([.category("desk"), .product("teapot")])),
    ("home/user/ada", .home([.person("ada")])), ("profile", .profile([])),
    ("account", .profile([.account])),
    ("orders", .profile([.orders])), ("order/7", .profile([.orders, .order("7")])),
    ("people", .profile([.people])), ("user/ada", .profile([.people, .person("ada")])),
    ("settings", .profile([.settings])),
    ("settings/prices", .profile([.settings, .section(.prices)])),
    ("profile/product/cup", .profile([.product("cup")])),
    ("profile/product/cup/reviews", .profile([.product("cup"), .reviews("cup")])),
  ])
  func `has the places below its own`(link: String, expected: TabPath) throws {
    #expect(try path(of: link) == expected)
  }

  @Test func `stands on what was found in Search`() throws {
    let reviews = try path(of: "search/product/teapot/reviews?q=tea")
    let onShelf = try path(of: "search/category/desk/product/lamp")

    #expect(
      reviews.path.routes == [
        AnyRoute(Product.ID("teapot")), AnyRoute(ProductReviews(of: "teapot")),
      ]
    )
    #expect(onShelf.path.routes == [AnyRoute(Category.ID("desk")), AnyRoute(Product.ID("lamp"))])
  }

  @Test func `has the text of the search`() throws {
    let searching = try DeepLink("myshop://search?q=tea").target(in: shop)
    let plain = try DeepLink("myshop://search").target(in: shop)

    #expect(searching.searchText == "tea")
    #expect(plain.searchText == nil)
  }
}

@MainActor @Suite struct `Opening a link` {
  private func target(_ link: String) throws -> LinkTarget {
    try DeepLink("myshop://" + link).target(in: ShopState(catalog: Catalog.sample))
  }

  @Test func `selects its tab, replaces that tab's stack and leaves the other tabs alone`() throws {
    let app = ShopApp.sample()
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.profile(.people)), in: app.first)
    let other = app.scene(app.second)

    let outcome = app.act(.openLink(try target("order/1001")), in: app.first)

    let scene = try #require(app.scene(app.first))
    #expect(outcome == .replaced(kept: 0, depth: 2))
    #expect(scene.selectedTab == .profile)
    #expect(
      scene.stack(of: .profile).path == NavigationPath([ProfileRoute.orders, .order("1001")])
    )
    #expect(scene.stack(of: .home).path == NavigationPath([HomeRoute.cart]))
    #expect(app.scene(app.second) == other)
  }

  @Test func `twice leads to one place, once`() throws {
    let app = ShopApp.sample()
    let link = try target("product/teapot/reviews")
    app.act(.openLink(link), in: app.first)
    let once = app.scene(app.first)

    let outcome = app.act(.openLink(link), in: app.first)

    #expect(outcome == .unchanged)
    #expect(app.scene(app.first) == once)
  }

  @Test func `keeps the entries that already lead there`() throws {
    let app = ShopApp.sample()
    app.act(.openLink(try target("product/teapot/reviews")), in: app.first)
    let before = try #require(app.scene(app.first)).stack(of: .home).entries

    let outcome = app.act(.openLink(try target("product/cup")), in: app.first)

    let after = try #require(app.scene(app.first)).stack(of: .home).entries
    #expect(outcome == .replaced(kept: 1, depth: 2))
    #expect(after.first == before.first)
    #expect(after.last?.cause == .key)
  }

  @Test func `only selects the tab where its stack already leads there`() throws {
    let app = ShopApp.sample()
    app.act(.openLink(try target("settings/mouse")), in: app.first)
    app.act(.selectTab(.home), in: app.first)

    #expect(
      app.act(.openLink(try target("settings/mouse")), in: app.first) == .tabSelected(.profile)
    )
  }

  @Test func `puts the text of a search into its field`() throws {
    let app = ShopApp.sample()
    app.act(.selectTab(.search), in: app.first)
    #expect(app.act(.look(.root(.search), selection: 3, scroll: 2), in: app.first) == .viewChanged)
    app.act(.selectTab(.home), in: app.first)

    let outcome = app.act(.openLink(try target("search?q=tea")), in: app.first)

    let root = try #require(app.scene(app.first)).stack(of: .search).root
    #expect(outcome == .viewChanged)
    #expect(root == ViewState(drafts: [.query: TextDraft("tea")]))
  }

  @Test func `searches below the place it opens`() throws {
    let app = ShopApp.sample()

    let outcome = app.act(.openLink(try target("search/product/cup?q=cu")), in: app.first)

    let stack = try #require(app.scene(app.first)).stack(of: .search)
    #expect(outcome == .replaced(kept: 0, depth: 1))
    #expect(stack.path.routes == [AnyRoute(Product.ID("cup"))])
    #expect(stack.root.text(of: .query) == "cu")
  }

  @Test func `leaves the selection alone where the same text is searched for`() throws {
    let app = ShopApp.sample()
    app.act(.openLink(try target("search?q=tea")), in: app.first)
    app.act(.look(.root(.search), selection: 2, scroll: 1), in: app.first)
    let before = app.scene(app.first)

    #expect(app.act(.openLink(try target("search?q=tea")), in: app.first) == .unchanged)
    #expect(app.scene(app.first) == before)
  }

  @Test func `for an empty text clears the field`() throws {
    let app = ShopApp.sample()
    app.act(.openLink(try target("search?q=tea")), in: app.first)

    app.act(.openLink(try target("search?q=")), in: app.first)

    #expect(try #require(app.scene(app.first)).stacks.isEmpty)
  }

  @Test(arguments: LinkTable.shop.forms)
  func `before or after a restart ends in the same state`(form: LinkForm) throws {
    let link = try DeepLink(form.example).target(in: ShopState(catalog: Catalog.sample))
    let app = ShopApp.sample()
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.navigate(.home(.category("tea"))), in: app.first)
    let encoder = JSONEncoder()
    encoder.userInfo = AppDescription.shop.userInfo
    let saved = try encoder.encode(app.windows.state)

    app.act(.openLink(link), in: app.first)

    let decoder = JSONDecoder()
    decoder.userInfo = AppDescription.shop.userInfo
    let restored = SceneGroup(state: try decoder.decode(AppState.self, from: saved))
    let cold = ShopApp(shop: Shop(app.shop.state), windows: restored)
    cold.act(.openLink(link), in: cold.first)
    #expect(cold.windows.state == app.windows.state)
  }
}

@MainActor @Suite struct `The link-lands-once law` {
  /// What the laws say of a link to the cart in Home that was opened in a window.
  private func findings(_ change: (inout SceneState) -> Void) throws -> [String] {
    let app = ShopApp.sample()
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.openLink(LinkTarget(.home([.category("tea")]))), in: app.first)
    let link = LinkTarget(.home([.category("tea"), .product("cup")]))
    let step = try #require(
      app.sendAll(.scene(.openLink(link), in: app.first), cause: .link).first
    )
    return StepLaws.shop.violations(of: step.with(change))
      .filter { $0.law == .linkLandsOnce }.map(\.finding)
  }

  @Test func `holds where the link landed`() throws {
    #expect(try findings { _ in } == [])
  }

  @Test func `breaks where another tab is selected`() throws {
    #expect(try findings { $0.selectedTab = .search } == ["Home is not selected"])
  }

  @Test func `breaks where the stack leads elsewhere`() throws {
    let findings = try findings { scene in
      var home = scene.stack(of: .home)
      home.pop()
      scene.stacks[.home] = home
    }

    #expect(findings == ["the stack does not lead there"])
  }

  @Test func `breaks where entries were made anew`() throws {
    let findings = try findings { scene in
      scene.stacks[.home] = scene.copied(for: SceneID(number: 9)).stack(of: .home)
    }

    #expect(findings == ["entries that already led there were not kept"])
  }

  @Test func `breaks where another tab changed`() throws {
    #expect(try findings { $0.stacks[.profile] = nil } == ["Profile changed as well"])
  }

  @Test func `breaks where the root looks otherwise`() throws {
    let findings = try findings { scene in
      let home = scene.stack(of: .home)
      scene.stacks[.home] = BackStack(root: ViewState(selection: 1), entries: home.entries)
    }

    #expect(findings == ["the root does not show what the link says"])
  }
}
