import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `The link of a window` {
  private func link(after actions: SceneAction...) -> String? {
    let router = SceneRouter(scene: SceneID(number: 1))
    let app = ShopApp.sample(windows: 1) { _, _ in router }
    for action in actions { app.act(action, in: app.first) }
    return router.state.link?.text
  }

  @Test func `names the root where nothing was opened`() {
    #expect(link(after: .selectTab(.profile)) == "myshop://profile")
  }

  @Test func `names the place on top of a long way`() {
    let text = link(
      after: .navigate(.home(.cart)),
      .navigate(.home(.product("cup"))),
      .navigate(.home(.reviews("cup"))),
      .navigate(.home(.person("ada")))
    )

    #expect(text == "myshop://home/user/ada")
  }

  @Test func `says which shelf a product stands on`() {
    let text = link(
      after: .navigate(.home(.category("desk"))),
      .navigate(.home(.product("cup")))
    )

    #expect(text == "myshop://category/desk/product/cup")
  }

  @Test func `says what is searched for`() {
    let text = link(
      after: .selectTab(.search),
      .edit(.root(.search), .query, .insert("tea & more")),
      .navigate(.search(AnyRoute(Product.ID("a/b"))))
    )

    #expect(text == "myshop://search/product/a%2Fb?q=tea%20%26%20more")
  }

  @Test func `leaves out a text that no link can carry`() {
    let text = link(
      after: .selectTab(.search),
      .edit(.root(.search), .query, .insert(String(repeating: "茶", count: 400)))
    )

    #expect(text == "myshop://search")
  }

  @Test func `names the place in its own tab where this one has none of the kind`() {
    let text = link(after: .navigate(.search(AnyRoute(ProfileRoute.orders))))

    #expect(text == "myshop://orders")
  }

  @Test func `is missing where no link can name the place`() {
    #expect(link(after: .navigate(.search(AnyRoute(7)))) == nil)
    #expect(link(after: .navigate(.home(.product("")))) == nil)
  }

  @Test func `leads back to the place in the tab it was taken in`() throws {
    var walk = RandomWalk(seed: 99, through: Catalog.sample)
    let app = ShopApp.sample(windows: 1, limit: 1)
    for _ in 0..<1_000 {
      app.send(walk.next(in: app), cause: .script)
      let scene = try #require(app.windows.state.windows.first?.scene)
      let place = scene.stack(of: scene.selectedTab).top.flatMap { Place($0.route) }
      guard place.map({ $0.row?.tabs.contains(scene.selection) ?? false }) ?? true else {
        continue
      }

      let link = try #require(scene.link)

      let target = try DeepLink(link.text).target(in: app.shop.state)
      let router = SceneRouter(scene: SceneID(number: 1))
      let fresh = ShopApp.sample(windows: 1) { _, _ in router }
      fresh.act(.openLink(target), in: fresh.first)
      let landed = router.state
      try #require(landed.selectedTab == scene.selectedTab)
      try #require(landed.stack(of: landed.selectedTab).top.flatMap { Place($0.route) } == place)
      try #require(landed.link == link || link.category == nil)
    }
  }
}

@MainActor @Suite struct `A preview of a link` {
  private func preview(
    _ link: String,
    after actions: SceneAction...
  ) throws -> LinkPreview {
    let app = ShopApp.sample(windows: 1)
    for action in actions { app.act(action, in: app.first) }
    let scene = try #require(app.scene(app.first))
    return LinkPreview(
      of: try DeepLink("myshop://" + link).target(in: app.shop.state),
      in: scene
    )
  }

  @Test func `counts what stays, goes and comes`() throws {
    let preview = try preview(
      "settings/about",
      after: .navigate(.profile(.settings)),
      .navigate(.profile(.people)),
      .navigate(.profile(.person("ada")))
    )

    #expect(preview.description == "Profile · keeps 1, pops 2, pushes 1")
  }

  @Test(arguments: [
    ("home", "Home · already there"), ("profile", "Profile · as it is"),
    ("product/cup", "Home · pushes 2"),
    ("search?q=tea", "Search · as it is, searches for “tea”"),
    ("search/product/cup?q=tea", "Search · pushes 1, searches for “tea”"),
  ])
  func `says so in words`(link: String, words: String) throws {
    #expect(try preview(link).description == words)
  }

  @Test func `comes true`() throws {
    var walk = RandomWalk(seed: 7, through: Catalog.sample)
    let app = ShopApp.sample(windows: 1, limit: 1)
    var (opened, questions) = (0, 0)
    for _ in 0..<6_000 {
      let action = walk.next(in: app)
      let before = try #require(app.windows.state.windows.first)
      let record = try #require(app.send(action, cause: .link))
      guard case .scene(.openLink(let target), before.id) = action else { continue }
      opened += 1

      let preview = LinkPreview(of: target, in: before.scene)

      // A flow that asks, or a place that wants somebody signed in, comes between.
      switch record.outcome {
      case .presented(let presented), .covered(let presented):
        if presented.content.asksToLeave {
          try #require(preview.dismissalCheck != .free)
          questions += 1
        }
        try #require(app.scene(before.id)?.stacks == before.scene.stacks)
        continue
      default: break
      }
      let after = try #require(app.scene(before.id)).stack(of: target.tab)
      let old = before.scene.stack(of: target.tab)
      try #require(preview.isAlreadyThere == (record.outcome == .unchanged))
      try #require(after.entries.prefix(preview.kept) == old.entries.prefix(preview.kept))
      try #require(after.depth == preview.kept + preview.pushed)
      try #require(old.depth == preview.kept + preview.popped)
      try #require(after.root.text(of: .query) == preview.searchText ?? old.root.text(of: .query))
    }

    #expect(opened > 100)
    #expect(questions > 10)
  }

  @Test func `says which question comes first`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    let flow = try #require(app.flow(in: app.first))
    let target = LinkTarget(.home([.cart]))
    func preview() throws -> LinkPreview {
      LinkPreview(of: target, in: try #require(app.scene(app.first)))
    }

    #expect(try preview().dismissalCheck == .asks(flow))
    app.act(.openLink(target), in: app.first)

    let question = try #require(app.presented(in: app.first))
    #expect(try preview().dismissalCheck == .covered(by: question))
    #expect(try preview().description == "Home · opens only after the question here is answered")
    #expect(app.act(.openLink(target), in: app.first) == .covered(by: question))
  }
}
