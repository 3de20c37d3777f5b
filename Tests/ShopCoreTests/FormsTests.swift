import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `A form on a sheet` {
  private let app = ShopApp.sample(windows: 2)

  private func choose(_ value: String, of field: FieldID) throws {
    let screen = try #require(app.presented(in: app.first)).screen
    app.act(.edit(screen, field, .replace(value)), in: app.first)
  }

  @Test func `filters the shelf of one window, and shows what is chosen when it is opened again`()
    throws
  {
    for window in [app.first, app.second] {
      app.act(.navigate(.home(.category("tea"))), in: window)
    }
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    try choose("in", of: .categoryStock)
    try choose("name", of: .categoryOrder)

    try app.submit(in: app.first)

    let filter = CategoryFilter(isInStockOnly: true, order: .name)
    let views = [app.first, app.second].compactMap { app.windows.router($0)?.stack.view }
    #expect(views.map { CategoryFilter($0) } == [filter, CategoryFilter()])
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    #expect(app.presented(in: app.first).map { CategoryFilter($0.stack.view) } == filter)
    app.act(.clearForm(try #require(app.presented(in: app.first)).id), in: app.first)
    try app.submit(in: app.first)
    #expect(app.windows.router(app.first).map { CategoryFilter($0.stack.view) } == CategoryFilter())
  }

  @Test func `has a review be seen in all windows, once for each author`() throws {
    for rating in ["2", "4"] {
      app.act(.present(.sheet(.writeReview("teapot"))), in: app.first)
      try choose(rating, of: .rating)
      try choose("Fine", of: .reviewTitle)
      try choose("It pours.", of: .reviewText)
      try app.submit(in: app.first)
    }

    let reviews = try #require(app.shop.state.catalog.product("teapot")).reviews
    #expect(reviews.map(\.author) == ["robin", "ada"])
    #expect(reviews.first?.rating == 4)
    #expect(app.presented(in: app.first) == nil)
  }

  @Test func `says what is missing in a review`() throws {
    app.act(.present(.sheet(.writeReview("teapot"))), in: app.first)

    #expect(try app.submit(in: app.first) == .shop(.fieldWrong(WrongField(.rating, .noStars))))
    try choose("5", of: .rating)
    #expect(
      try app.submit(in: app.first) == .shop(.fieldWrong(WrongField(.reviewTitle, .nothingEntered)))
    )
    #expect(app.shop.state.changes.isEmpty)
  }

  @Test func `adds as many as were chosen, and no more than there are`() throws {
    app.act(.present(.sheet(.choose("teapot"))), in: app.first)
    try choose("4", of: .quantity)
    #expect(
      try app.submit(in: app.first) == .shop(.fieldWrong(WrongField(.quantity, .tooMany(left: 3))))
    )

    try choose("2", of: .quantity)
    try app.submit(in: app.first)

    #expect(app.shop.state.cart.quantity(of: "teapot") == 2)
    #expect(app.presented(in: app.first) == nil)
  }

  @Test(arguments: ["", " "])
  func `adds one where the quantity was emptied, as its field then shows`(text: String) throws {
    app.act(.present(.sheet(.choose("teapot"))), in: app.first)
    try choose("2", of: .quantity)
    try choose(text, of: .quantity)

    try app.submit(in: app.first)

    #expect(app.shop.state.cart.quantity(of: "teapot") == 1)
  }
}

@MainActor @Suite struct `Back across tabs` {
  private func app(isOn: Bool) -> ShopApp {
    let app = ShopApp.sample(windows: 2)
    var settings = Settings()
    settings.goesBackAcrossTabs = isOn
    app.send(.shop(.changeSettings(settings)), cause: .key)
    return app
  }

  @Test func `leads from a root to the tabs one came from`() {
    let app = app(isOn: true)
    app.act(.selectTab(.search), in: app.first)
    app.act(.selectTab(.profile), in: app.first)
    app.act(.navigate(.profile(.people)), in: app.first)

    let outcomes = (0..<4).map { _ in app.act(.back, in: app.first) }

    #expect(outcomes.dropFirst() == [.tabSelected(.search), .tabSelected(.home), .alreadyAtRoot])
    #expect(app.scene(app.second) == SceneState())
  }

  @Test func `leads from where a sign-in led to the tab one came from`() throws {
    let app = app(isOn: true)
    app.act(.selectTab(.profile), in: app.first)
    app.act(.selectTab(.home), in: app.first)
    app.act(.signOut)
    app.act(.selectTab(.search), in: app.first)
    app.act(.openLink(try DeepLink("myshop://orders").target(in: app.shop.state)), in: app.first)
    app.act(.signIn("robin"))

    let outcomes = (0..<3).map { _ in app.act(.back, in: app.first) }

    #expect(outcomes.dropFirst() == [.tabSelected(.search), .tabSelected(.home)])
  }

  @Test func `stays where the one tab to go back to is the one one is in`() {
    let app = app(isOn: true)
    let settings = app.shop.state.settings
    app.act(.selectTab(.profile), in: app.first)
    app.act(.selectTab(.home), in: app.first)
    app.send(.shop(.changeSettings(Settings())), cause: .key)
    app.act(.selectTab(.profile), in: app.first)
    app.send(.shop(.changeSettings(settings)), cause: .key)
    let standing = app.scene(app.first)

    #expect(app.act(.back, in: app.first) == .alreadyAtRoot)

    #expect(app.scene(app.first) == standing)
  }

  @Test func `is off unless it is chosen`() {
    let app = app(isOn: false)
    app.act(.selectTab(.search), in: app.first)

    #expect(app.act(.back, in: app.first) == .alreadyAtRoot)
    #expect(app.scene(app.first)?.origins.isEmpty == true)
  }

  @Test func `is there again after a restart`() throws {
    let kept = try KeptApp(app(isOn: true))
    let window = kept.app.first
    try kept.send(.scene(.selectTab(.search), in: window))
    #expect(kept.restored.state == kept.app.lastState)
    #expect(kept.restored.state.scene(window)?.origins.tabs == [AppTab.home.position])

    try kept.send(.scene(.back, in: window))

    #expect(kept.restored.state == kept.app.lastState)
    #expect(kept.restored.unreadable.isEmpty)
  }
}

@MainActor @Suite struct `A guarded account page` {
  @Test func `wants somebody signed in`() throws {
    let app = ShopApp.sample(windows: 1)
    app.act(.signOut)

    app.act(.navigate(.profile(.account)), in: app.first)

    let wanted = PendingDestination.step(.profile(.account))
    #expect(app.presented(in: app.first)?.content == .fullScreenCover(.signIn(then: wanted)))
    app.act(.signIn("robin"))
    #expect(app.windows.router(app.first)?.profile.path == [.account])
  }

  @Test(arguments: [
    Destination.profile(.account), .home(.product("teapot")),
    .search(AnyRoute(Product.ID("teapot"))),
  ])
  func `knows after a restart which step one wanted to take`(step: Destination) throws {
    let app = ShopApp.sample(windows: 1)
    app.act(.signOut)
    let kept = try KeptApp(app)

    let signIn = FullScreenCover.signIn(then: .step(step))
    try kept.send(.scene(.present(.fullScreenCover(signIn)), in: app.first))

    #expect(app.presented(in: app.first)?.content == .fullScreenCover(signIn))
    #expect(kept.restored.state == app.lastState)
    #expect(kept.restored.unreadable.isEmpty)
  }
}
