import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A presentation` {
  private let app = ShopApp.sample(windows: 2)

  private func present(_ content: Presentation.Content) throws -> Presentation {
    let record = try #require(app.send(.scene(.present(content), in: app.first), cause: .key))
    guard case .presented(let presentation) = record.outcome else {
      throw Unexpected(outcome: record.outcome)
    }
    return presentation
  }

  private struct Unexpected: Error {
    let outcome: Outcome
  }

  private var presented: [Presentation] { app.lastState.scene(app.first)?.presentations ?? [] }

  @discardableResult private func send(_ action: SceneAction) throws -> Outcome {
    try #require(app.send(.scene(action, in: app.first), cause: .key)).outcome
  }

  @Test func `lets a link go by its own way once it is left for it`() throws {
    try send(.navigate(.home(.product("cup"))))
    _ = try present(.sheet(.writeReview("cup")))
    try send(.edit(try #require(presented.last).screen, .reviewText, .insert("Fine")))
    let link = try DeepLink("myshop://search/category/desk/product/teapot")
    try send(.openLink(link.target(in: app.shop.state)))

    let question = try #require(presented.last)
    guard case .confirmationDialog(.leave(_, then: .link(let kept))) = question.content else {
      throw Unexpected(outcome: .unchanged)
    }

    #expect(kept == link)
  }

  @Test func `asks about one link after the other`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    try send(.edit(flow.screen, .street, .insert("Mill Lane 4")))
    try send(.openLink(LinkTarget(.home([.cart]))))
    let question = try #require(presented.last)

    #expect(try send(.openLink(LinkTarget(.profile([.people])))) == .covered(by: question))

    #expect(presented == [try #require(presented.first), question])
  }

  @Test func `belongs to one window`() throws {
    _ = try present(.sheet(.filter("tea")))

    #expect(presented.count == 1)
    #expect(app.lastState.scene(app.second)?.presentations == [])
  }

  @Test func `stays when a late dismissal means one that is gone`() throws {
    let first = try present(.sheet(.filter("tea")))
    try send(.dismiss(first.id))
    let second = try present(.sheet(.writeReview("teapot")))

    #expect(try send(.dismiss(first.id)) == .presentationGone(first.id))
    #expect(presented == [second])
  }

  @Test func `takes those above it along, and leaves those below`() throws {
    let lowest = try present(.sheet(.filter("tea")))
    let middle = try present(.sheet(.writeReview("teapot")))
    _ = try present(.alert(.soldOut("cup")))

    try send(.dismiss(middle.id))

    #expect(presented == [lowest])
  }

  @Test func `goes with the entry it was presented from, once`() throws {
    try send(.navigate(.home(.product("teapot"))))
    let sheet = try present(.sheet(.writeReview("teapot")))

    #expect(try send(.pop(1)).isChange)

    #expect(presented.isEmpty)
    #expect(try send(.dismiss(sheet.id)) == .presentationGone(sheet.id))
  }

  @Test func `is dismissed and left for another place in one step`() throws {
    let sheet = try present(.sheet(.choose("teapot")))

    try send(.dismissAndNavigate(sheet.id, .home(.cart)))

    #expect(presented.isEmpty)
    #expect(app.windows.router(app.first)?.home.path == [.cart])
  }

  @Test func `is presented once, however often`() {
    app.act(.present(.sheet(.filter("tea"))), in: app.first)

    #expect(app.act(.present(.sheet(.filter("tea"))), in: app.first) == .unchanged)
    #expect(app.scene(app.first)?.presentations.count == 1)
  }

  @Test func `lets no stack be replaced below it`() {
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    let before = app.scene(app.first)

    app.act(.replaceStack(.home([.cart])), in: app.first)

    #expect(app.scene(app.first) == before)
  }

  @Test func `lets nothing happen unseen below it`() throws {
    let sheet = try present(.sheet(.choose("teapot")))
    let before = app.lastState

    for action in [SceneAction.navigate(.home(.cart)), .selectTab(.search)] {
      #expect(try send(action) == .covered(by: sheet))
    }
    #expect(app.lastState == before)
  }

  @Test func `gives way to a link`() throws {
    _ = try present(.sheet(.choose("teapot")))
    let link = try DeepLink("myshop://category/tea")

    try send(.openLink(link.target(in: app.shop.state)))

    #expect(presented.isEmpty)
    #expect(app.windows.router(app.first)?.home.path == [.category("tea")])
  }

  @Test func `that has something to lose asks before a link takes its place`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    try send(.edit(.presentation(flow.id), .street, .insert("Mill Lane 4")))
    let link = try DeepLink("myshop://category/tea")

    try send(.openLink(link.target(in: app.shop.state)))

    #expect(presented.map(\.id).first == flow.id)
    let question = Presentation.Content.confirmationDialog(.leave(flow.id, then: .link(link)))
    #expect(presented.last?.content == question)
    #expect(app.windows.router(app.first)?.home.path == [])
  }

  @Test func `is left for the link that came in one step`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    try send(.edit(.presentation(flow.id), .street, .insert("Mill Lane 4")))
    let target = try DeepLink("myshop://category/tea").target(in: app.shop.state)
    try send(.openLink(target))

    try send(.dismissAndOpenLink(flow.id, target))

    #expect(presented.isEmpty)
    #expect(app.windows.router(app.first)?.home.path == [.category("tea")])
    #expect(try send(.dismissAndOpenLink(flow.id, target)) == .presentationGone(flow.id))
  }

  @Test func `is left for the sign-in that a link wants first`() throws {
    app.send(.shop(.signOut), cause: .key)
    let flow = try present(.fullScreenCover(.checkout))
    try send(.edit(.presentation(flow.id), .street, .insert("Mill Lane 4")))
    let link = try DeepLink("myshop://orders")

    try send(.dismissAndOpenLink(flow.id, link.target(in: app.shop.state)))

    #expect(presented.map(\.content) == [.fullScreenCover(.signIn(then: .link(link)))])
  }
}

@MainActor @Suite struct `A flow` {
  private let app = ShopApp.sample(windows: 2)

  private var flow: Presentation? {
    app.lastState.scene(app.first)?.presentations.first
  }

  @discardableResult private func send(_ action: SceneAction) throws -> Outcome {
    try #require(app.send(.scene(action, in: app.first), cause: .key)).outcome
  }

  /// Begins a checkout above a product, and goes two steps on.
  private func checkout() throws -> Presentation.ID {
    try send(.navigate(.home(.product("teapot"))))
    try send(.present(.fullScreenCover(.checkout)))
    let id = try #require(flow).id
    try send(.advance(id, .delivery))
    try send(.advance(id, .payment))
    return id
  }

  @Test func `has steps, and a sheet has none`() throws {
    try send(.present(.sheet(.choose("teapot"))))
    let sheet = try #require(flow)

    let outcome = try send(.advance(sheet.id, .delivery))

    #expect(outcome == .nothingToSubmit(sheet.id))
    #expect(flow == sheet)
  }

  @Test func `has a stack of its own, which back goes down first`() throws {
    let id = try checkout()

    try send(.back)

    #expect(flow?.stack.path == NavigationPath([CheckoutStep.delivery]))
    #expect(flow?.id == id)
    #expect(app.windows.router(app.first)?.home.path == [.product("teapot")])
  }

  @Test func `changes by nothing while something else is presented over it`() throws {
    let id = try checkout()
    try send(.present(.alert(.paymentDeclined)))
    let alert = try #require(app.presented(in: app.first))
    let before = app.lastState

    let actions: [SceneAction] = [
      .advance(id, .payment), .popFlowToRoot(id), .clearForm(id), .submit(id),
    ]
    for action in actions { #expect(try send(action) == .covered(by: alert)) }

    #expect(app.lastState == before)
  }

  @Test func `pops to its root and leaves the tab's stack alone`() throws {
    let id = try checkout()
    let tab = app.windows.router(app.first)?.stack

    try send(.popFlowToRoot(id))

    #expect(flow?.stack.isAtRoot == true)
    #expect(app.windows.router(app.first)?.stack == tab)
  }

  @Test func `keeps what was typed on its way to the beginning`() throws {
    app.act(.present(.fullScreenCover(.checkout)), in: app.first)
    let flow = try #require(app.presented(in: app.first)).id
    app.act(.advance(flow, .delivery), in: app.first)
    app.act(.advance(flow, .payment), in: app.first)
    let screen = try #require(app.presented(in: app.first)).screen
    app.act(.edit(screen, .cardName, .insert("Robin Vale")), in: app.first)

    app.act(.popFlowToRoot(flow), in: app.first)
    app.act(.advance(flow, .payment), in: app.first)

    let stack = try #require(app.presented(in: app.first)).stack
    #expect(stack.view.text(of: .cardName) == "Robin Vale")
  }

  @Test func `with something entered asks before it is left`() throws {
    try send(.present(.fullScreenCover(.checkout)))
    let id = try #require(flow).id
    try send(.edit(.presentation(id), .street, .insert("Mill Lane 4")))

    try send(.back)

    let all = app.lastState.scene(app.first)?.presentations ?? []
    #expect(all.map(\.content).last == .confirmationDialog(.leave(id, then: .back)))
    try send(.back)
    #expect(flow?.stack.root.text(of: .street) == "Mill Lane 4")
  }

  @Test func `with something entered asks before its window closes`() throws {
    try send(.present(.fullScreenCover(.checkout)))
    let id = try #require(flow).id
    try send(.edit(.presentation(id), .street, .insert("Mill Lane 4")))

    let asked = try #require(app.send(.app(.closeWindow(app.first)), cause: .key))

    #expect(asked.verdict.isKept)
    #expect(app.windows.windows.count == 2)
    app.send(.app(.closeWindowAnyway(app.first)), cause: .key)
    #expect(app.windows.windows.map(\.letter) == ["B"])
  }

  @Test func `comes back with what was typed`() throws {
    let kept = try KeptApp(app)
    let window = app.first
    try kept.send(.scene(.present(.fullScreenCover(.checkout)), in: window))
    let id = try #require(flow).id
    try kept.send(.scene(.edit(.presentation(id), .street, .insert("Mill Lane 4")), in: window))
    try kept.send(.scene(.advance(id, .delivery), in: window))

    #expect(kept.restored.state == app.lastState)
    #expect(kept.restored.unreadable.isEmpty)
  }
}

@MainActor @Suite struct `A guarded place` {
  private func signedOut(windows: Int = 3) -> ShopApp {
    let app = ShopApp.sample(windows: windows)
    app.send(.shop(.signOut), cause: .key)
    return app
  }

  private func path(of window: SceneID, in app: ShopApp) -> [ProfileRoute]? {
    app.windows.router(window)?.profile.path
  }

  @Test func `presents sign-in in the window that goes there, and nowhere else`() throws {
    let app = signedOut()

    app.send(.scene(.navigate(.profile(.orders)), in: app.first), cause: .key)

    let wanted = PendingDestination.step(.profile(.orders))
    let presented = app.lastState.windows.map { $0.scene.presentations.map(\.content) }
    #expect(presented == [[.fullScreenCover(.signIn(then: wanted))], [], []])
  }

  @Test(arguments: [
    SceneAction.navigate(.profile(.orders)), .navigate(.profile(.order("1001"))),
    .navigate(.profile(.account)), .openLink(LinkTarget(.profile([.orders, .order("1001")]))),
  ])
  func `leads where one had come to at once as somebody who is signed in`(
    action: SceneAction
  ) throws {
    let standing: [SceneAction] = [
      .navigate(.home(.category("kitchen"))), .navigate(.profile(.settings)),
      .navigate(.profile(.section(.prices))), .selectTab(.home),
    ]
    for count in 0...standing.count {
      let (early, late) = (signedOut(), signedOut())
      for step in standing.prefix(count) {
        early.act(step, in: early.first)
        late.act(step, in: late.first)
      }

      early.act(.signIn("robin"))
      early.act(action, in: early.first)
      late.act(action, in: late.first)
      late.act(.signIn("robin"))

      let (expected, scene) = try (
        #require(early.scene(early.first)), #require(late.scene(late.first))
      )
      #expect(scene.selectedTab == expected.selectedTab)
      #expect(scene.presentations.isEmpty)
      for tab in AppTab.allCases {
        #expect(
          scene.stack(of: tab).entries.map(\.route) == expected.stack(of: tab).entries.map(\.route)
        )
      }
    }
  }

  @Test func `is guarded as well where it would come to stand below another one`() throws {
    let app = signedOut()
    let path = TabPath.profile([.orders, .people])

    app.send(.scene(.replaceStack(path), in: app.first), cause: .script)

    let wanted = PendingDestination.link(try DeepLink(to: .people))
    #expect(app.presented(in: app.first)?.content == .fullScreenCover(.signIn(then: wanted)))
    #expect(self.path(of: app.first, in: app) == [])
  }

  @Test func `is where every window goes that waited for a sign-in, each its own way`() throws {
    let app = signedOut()
    let order = try DeepLink("myshop://order/1001").target(in: app.shop.state)
    app.send(.scene(.openLink(order), in: app.first), cause: .link)
    app.send(.scene(.navigate(.profile(.orders)), in: app.third), cause: .key)

    app.send(.shop(.signIn("robin")), cause: .key)

    #expect(path(of: app.first, in: app) == [.orders, .order("1001")])
    #expect(path(of: app.second, in: app) == [])
    #expect(path(of: app.third, in: app) == [.orders])
    #expect(app.lastState.windows.allSatisfy { $0.scene.presentations.isEmpty })
  }

  @Test func `is where a window goes that waited for a sign-in and is reopened after it`() throws {
    let app = signedOut()
    app.act(.navigate(.profile(.orders)), in: app.second)
    let waiting = app.second
    app.act(.closeWindow(waiting))
    app.act(.signIn("robin"))

    app.act(.reopenWindow)

    #expect(path(of: waiting, in: app) == [.orders])
    #expect(app.scene(waiting)?.presentations == [])
  }

  @Test func `asks nobody to sign in who is by now, in whichever earlier moment one stands`() throws
  {
    let app = signedOut()
    let before = app.lastState
    app.act(.navigate(.profile(.orders)), in: app.first)
    let waiting = app.lastState
    let scene = try #require(waiting.scene(app.first))
    app.act(.signIn("robin"))

    app.act(.undo(to: scene), in: app.first)
    #expect(app.scene(app.first)?.presentations == [])
    app.act(.redo(to: scene), in: app.first)
    #expect(app.scene(app.first)?.presentations == [])
    app.act(.travel(to: before))
    app.act(.travel(to: waiting))
    #expect(app.scene(app.first)?.presentations == [])
  }

  @Test func `asks once, however often the same link comes`() throws {
    let app = signedOut()
    let link = LinkTarget(.profile([.orders]))
    app.act(.openLink(link), in: app.first)
    let signIn = try #require(app.presented(in: app.first))
    app.act(.look(signIn.screen, selection: 2, scroll: 0), in: app.first)
    let looking = try #require(app.presented(in: app.first))

    let again = app.sendAll(.scene(.openLink(link), in: app.first), cause: .link)

    #expect(again.map(\.record.outcome) == [.covered(by: looking)])
    #expect(again.flatMap { StepLaws.shop.violations(of: $0) }.isEmpty)
    #expect(app.scene(app.first)?.presentations == [looking])
  }

  @Test func `asks anew where another link comes`() throws {
    let app = signedOut()
    app.act(.openLink(LinkTarget(.profile([.orders]))), in: app.first)

    app.act(.openLink(LinkTarget(.profile([.account]))), in: app.first)

    let wanted = PendingDestination.link(try DeepLink(to: .account))
    #expect(
      app.scene(app.first)?.presentations.map(\.content)
        == [.fullScreenCover(.signIn(then: wanted))]
    )
  }

  @Test func `is where one stands to write a review, once somebody is signed in`() throws {
    let app = signedOut()
    app.act(.navigate(.search(AnyRoute(Product.ID("teapot")))), in: app.first)
    app.act(.navigate(.search(AnyRoute(ProductReviews(of: "teapot")))), in: app.first)
    let before = try #require(app.scene(app.first))
    app.act(.present(.sheet(.writeReview("teapot"))), in: app.first)

    app.act(.signIn("robin"))

    let after = try #require(app.scene(app.first))
    #expect(after.presentations.map(\.content) == [.sheet(.writeReview("teapot"))])
    #expect(after.stacks == before.stacks)
    #expect(after.selectedTab == .search)
  }

  @Test func `is not asked about where what should be dismissed first is gone`() {
    let app = signedOut()
    let gone = Presentation.ID(scene: app.first, number: 99)

    let outcome = app.act(.dismissAndNavigate(gone, .profile(.orders)), in: app.first)

    #expect(outcome == .presentationGone(gone))
    #expect(app.scene(app.first)?.presentations == [])
  }

  @Test func `asks for a sign-in once the sheet is gone that was to be dismissed for it`() throws {
    let app = signedOut()
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    let sheet = try #require(app.presented(in: app.first))

    app.act(.dismissAndNavigate(sheet.id, .profile(.orders)), in: app.first)

    let presented = app.scene(app.first)?.presentations.map(\.content.waits)
    #expect(presented == [true])
  }

  @Test(arguments: [
    SceneAction.navigate(.profile(.orders)), .navigate(.profile(.order("1001"))),
    .navigate(.profile(.account)), .replaceStack(.profile([.order("1001")])),
    .openLink(LinkTarget(.profile([.orders, .order("1001")]))),
    .present(.fullScreenCover(.checkout)), .present(.sheet(.writeReview("teapot"))),
  ]) func `is closed to whoever is not signed in, by whichever way`(action: SceneAction) {
    let app = signedOut()

    app.act(action, in: app.first)

    let scene = app.scene(app.first)
    #expect(scene?.presentations.map(\.content.waits) == [true])
    #expect(scene?.stacks.isEmpty == true)
  }

  @Test func `is not wanted behind a sheet, and no sign-in comes over it`() {
    let app = signedOut()
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    let before = app.scene(app.first)

    app.act(.navigate(.profile(.orders)), in: app.first)

    #expect(app.scene(app.first) == before)
  }

  @Test func `leads elsewhere also where it would come to stand below that`() {
    let moved = RouteGuard { place, _ in
      place == .reviews("cup") ? .redirect(.cart) : .allow
    }
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: AppState(windowCount: 1)),
      guard: moved
    )

    app.act(.openLink(LinkTarget(.home([.reviews("cup"), .cart]))), in: app.first)

    #expect(app.windows.router(app.first)?.home.path == [.cart])
  }

  @Test func `is forgotten where sign-in is cancelled`() throws {
    let app = signedOut()
    app.send(.scene(.navigate(.profile(.orders)), in: app.first), cause: .key)
    app.send(.scene(.back, in: app.first), cause: .key)

    app.send(.shop(.signIn("robin")), cause: .key)

    #expect(path(of: app.first, in: app) == [])
  }

  @Test func `is reached by a link as by any other, where its guard leads there`() throws {
    let moved = RouteGuard { place, _ in place == .cart ? .redirect(.people) : .allow }
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: AppState(windowCount: 1)),
      guard: moved
    )
    app.act(.present(.sheet(.filter("tea"))), in: app.first)

    app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first)
    app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first)

    #expect(path(of: app.first, in: app) == [.people])
    #expect(app.presented(in: app.first) == nil)
  }

  @Test func `is refused where its guard leads in a circle`() throws {
    let circle = RouteGuard { place, _ in
      switch place {
      case .cart: .redirect(.people)
      case .people: .redirect(.cart)
      default: .allow
      }
    }
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: AppState(windowCount: 1)),
      guard: circle
    )
    let before = app.lastState

    let record = try #require(
      app.send(.scene(.navigate(.home(.cart)), in: app.first), cause: .key)
    )

    #expect(record.outcome == .shop(.guardLoop([.cart, .people, .cart])))
    #expect(app.lastState == before)
  }

  @Test func `is left by every window when somebody else signs in`() throws {
    let app = ShopApp.sample(windows: 2)
    app.send(.shop(.signIn("robin")), cause: .key)
    app.send(.scene(.present(.fullScreenCover(.checkout)), in: app.second), cause: .key)

    app.send(.shop(.signIn("sam")), cause: .key)

    #expect(app.lastState.windows.allSatisfy { $0.scene.presentations.isEmpty })
  }
}
