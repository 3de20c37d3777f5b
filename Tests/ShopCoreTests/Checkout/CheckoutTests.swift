import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A checkout` {
  @Test func `goes to the first wrong field and says why`() throws {
    let app = ShopApp.buying()
    app.act(.present(.fullScreenCover(.checkout)), in: app.first)
    try app.type("Robin", into: .name, in: app.first)

    let outcome = try app.submit(in: app.first)

    #expect(outcome == .shop(.fieldWrong(WrongField(.street, .nothingEntered))))
    #expect(app.stage(in: app.first) == .address)
    #expect(app.flow(in: app.first)?.stack.root.selection == 1)
  }

  @Test func `has every wrong field of a step say so at once`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    let flow = try #require(app.flow(in: app.first))
    try app.type("04/28", into: .cardExpiry, in: app.first)

    let outcome = try app.submit(in: app.first)

    #expect(outcome == .shop(.fieldWrong(WrongField(.cardNumber, .nothingEntered))))
    let view = try #require(app.flow(in: app.first)).stack.view
    #expect(view.selection == 0)
    #expect(view.drafts[.cardName] == TextDraft())
    let secrets = try #require(app.windows.router(app.first)).secrets.drafts(of: flow.id)
    #expect(secrets == [.cardNumber: TextDraft(), .securityCode: TextDraft()])
  }

  @Test func `keeps what was typed on a step that was left`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    try app.type("04/28", into: .cardExpiry, in: app.first)

    app.act(.back, in: app.first)
    try app.submit(in: app.first)

    #expect(app.presented(in: app.first)?.stack.view.text(of: .cardExpiry) == "04/28")
  }

  @Test func `gives no order a number after one that only damage makes`() {
    var state = ShopApp.buying().shop.state
    state.orders = [1_007, Int.max].map { number in
      let id = Order.ID(rawValue: String(number))
      return Order(id: id, account: "robin", day: "2026-01-02", status: .packed, lines: [])
    }

    #expect(Shop(state).takeOrderNumber() == "1008")
  }

  @Test func `places the order and moves no other window`() throws {
    let app = ShopApp.buying(2)
    try app.checkOutToReview(in: app.first)
    let other = app.scene(app.second)

    #expect(try app.submit(in: app.first)?.isChange == true)

    let order = try #require(app.shop.state.orders.first)
    #expect(app.stage(in: app.first) == .placed)
    #expect(order.lines.map(\.quantity) == [2])
    #expect(order.account == "robin")
    #expect(app.shop.state.cart.isEmpty)
    #expect(app.shop.state.catalog.product("teapot")?.stock == 1)
    #expect(app.scene(app.second) == other)
    #expect(
      app.windows.router(app.first)?.secrets.drafts(of: try #require(app.flow(in: app.first)).id)
        == [:]
    )
  }

  @Test func `gives every order a number of its own`() throws {
    let app = ShopApp.buying()
    for _ in 0..<2 {
      app.send(.shop(.setQuantity(1, of: "teapot")), cause: .script)
      try app.checkOutToReview(in: app.first)
      try app.submit(in: app.first)
      app.act(.dismiss(try #require(app.flow(in: app.first)).id), in: app.first)
    }

    #expect(Set(app.shop.state.orders.map(\.id)).count == 2)
  }

  @Test(
    arguments: [
      (SimulatedPayments.declined, Alert.paymentDeclined),
      (SimulatedPayments.silent, .paymentTimedOut),
    ]
  )
  func `keeps everything where the card does not pay`(card: String, alert: Alert) throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(card: card, in: app.first)

    try app.submit(in: app.first)

    #expect(app.presented(in: app.first)?.content == .alert(alert))
    #expect(app.stage(in: app.first) == .review)
    #expect(app.shop.state.orders.isEmpty)
    #expect(!app.shop.state.cart.isEmpty)
  }

  @Test func `is sent once while its answer is awaited`() throws {
    let payments = HeldPayments()
    let app = ShopApp.buying(payments: payments)
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)

    let again = try app.submit(in: app.first)

    #expect(again == .shop(.alreadyPaying))
    #expect(payments.charged.count == 1)
    #expect(app.windows.router(app.first)?.paying != nil)
    payments.answer(.accepted)
    #expect(app.stage(in: app.first) == .placed)
  }

  @Test func `takes the question along whether to leave once the order is placed`() throws {
    let payments = HeldPayments()
    let app = ShopApp.buying(payments: payments)
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)
    app.send(.app(.closeWindow(app.first)), cause: .key)
    #expect(app.windows.router(app.first)?.presentations.count == 2)

    payments.answer(.accepted)

    #expect(app.windows.router(app.first)?.presentations.count == 1)
    #expect(app.stage(in: app.first) == .placed)
  }

  @Test func `knows what would drop the payment that is on its way`() throws {
    let app = ShopApp.buying(payments: HeldPayments())
    let before = app.lastState
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)
    let (window, now) = (app.windows.windows[0], app.lastState)
    let (first, second) = (app.first, app.second)
    let earlier = try #require(before.scene(first))
    let later = try #require(now.scene(first))

    let losses: [Action] = [
      .shop(.signOut), .shop(.signIn("sam")), .app(.travel(to: before)),
      .scene(.undo(to: earlier), in: first), .scene(.redo(to: earlier), in: first),
    ]
    let others: [Action] = [
      .shop(.signIn("robin")), .app(.travel(to: now)), .scene(.undo(to: later), in: first),
      .scene(.undo(to: earlier), in: second), .scene(.selectTab(.home), in: second),
    ]

    for action in losses { #expect(app.windowPayingInVain(after: action) == window) }
    for action in others { #expect(app.windowPayingInVain(after: action) == nil) }
    app.act(.signOut)
    #expect(app.windowPayingInVain(after: .app(.travel(to: before))) == nil)
  }

  @Test(arguments: [true, false])
  func `ignores an answer nobody waits for any more`(signsOut: Bool) throws {
    let payments = HeldPayments()
    let app = ShopApp.buying(payments: payments)
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)
    let id = try #require(payments.charged.first).id
    if signsOut {
      app.act(.signOut)
      app.act(.signIn("sam"))
    } else {
      app.act(.dismiss(id.presentation), in: app.first)
    }
    var outcomes: [Outcome] = []
    app.observe { outcomes.append($0.record.outcome) }
    let before = app.lastState

    payments.answer(.accepted)

    #expect(outcomes == [.shop(.paymentGone(id))])
    #expect(app.lastState == before)
    #expect(app.shop.state.orders.isEmpty)
    #expect(!app.shop.state.cart.isEmpty)
  }

  @Test func `keeps everything typed when the other window orders first`() throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    try app.checkOutToReview(in: app.second)
    let standing = app.scene(app.first)

    try app.submit(in: app.second)

    #expect(app.scene(app.first) == standing)
    #expect(try app.submit(in: app.first) == .shop(.nothingToOrder))
    #expect(app.shop.state.lastPlaced?.window.letter == "B")
    app.send(.shop(.addToCart("teapot")), cause: .script)
    #expect(app.shop.state.lastPlaced == nil)
    try app.submit(in: app.first)
    #expect(app.stage(in: app.first) == .placed)
  }

  @Test func `waits while the other window pays for the same cart`() throws {
    let payments = HeldPayments()
    let app = ShopApp.buying(payments: payments)
    try app.checkOutToReview(in: app.first)
    try app.checkOutToReview(in: app.second)
    try app.submit(in: app.first)

    let outcome = try app.submit(in: app.second)

    #expect(outcome == .shop(.payingElsewhere(app.windows.windows[0])))
    #expect(payments.charged.count == 1)
  }

  @Test func `charges nothing for what sold out`() throws {
    let payments = HeldPayments()
    let app = ShopApp(
      shop: Shop(
        ShopState(
          catalog: Catalog.sample,
          cart: {
            var cart = Cart()
            cart.setQuantity(2, of: "teapot")
            return cart
          }(),
          account: Account.samples[0],
          changes: CatalogChanges(sold: ["teapot": 2])
        )
      ),
      windows: SceneGroup(state: AppState(windowCount: 1)),
      payments: payments
    )
    try app.checkOutToReview(in: app.first)

    try app.submit(in: app.first)

    #expect(app.presented(in: app.first)?.content == .alert(.soldOut("teapot")))
    #expect(payments.charged.isEmpty)
  }

  @Test func `is left by one step back once the order is placed`() throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)

    app.act(.back, in: app.first)

    #expect(app.scene(app.first)?.presentations == [])
  }

  @Test func `is left by the way to its beginning once the order is placed`() throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    let flow = try #require(app.flow(in: app.first))
    try app.submit(in: app.first)

    app.act(.popFlowToRoot(flow.id), in: app.first)

    #expect(app.scene(app.first)?.presentations == [])
  }

  @Test func `is asked about once, whichever way one wants to leave it last`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    let flow = try #require(app.flow(in: app.first)).id
    app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first)

    app.act(.closeWindow(app.first))
    app.act(.closeWindow(app.first))

    let presented = app.scene(app.first)?.presentations.map(\.content)
    #expect(
      presented == [
        .fullScreenCover(.checkout), .confirmationDialog(.leave(flow, then: .closingWindow)),
      ]
    )
  }

  @Test func `takes back what was entered on one of its screens, and nothing else`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    try app.type("Ada", into: .cardName, in: app.first)
    try app.type("4242424242424242", into: .cardNumber, in: app.first)
    let flow = try #require(app.flow(in: app.first)).id
    func text(of field: FieldID) -> String? {
      guard let router = app.windows.router(app.first) else { return nil }
      return router.presentation(flow).map {
        router.checkoutForm(of: $0, today: "2026-11-02").text(of: field)
      }
    }
    app.act(.back, in: app.first)
    try app.submit(in: app.first)

    #expect(app.act(.clearForm(flow), in: app.first) == .formCleared)

    #expect([FieldID.cardName, .cardNumber, .street].map(text) == ["", "", "Mill Lane 4"])
    #expect(app.act(.clearForm(flow), in: app.first) == .unchanged)
    try app.type("4242424242424242", into: .cardNumber, in: app.first)
    app.act(.popFlowToRoot(flow), in: app.first)
    #expect(app.act(.clearForm(flow), in: app.first) == .formCleared)
    #expect([FieldID.street, .cardNumber].map(text) == ["", "4242424242424242"])
  }

  @Test func `goes on to no order that was not paid, and nowhere from one that was`() throws {
    let app = ShopApp.buying()
    app.act(.navigate(.home(.category("tea"))), in: app.first)
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    let sheet = try #require(app.presented(in: app.first)).id
    #expect(app.act(.advance(sheet, .payment), in: app.first) == .nothingToSubmit(sheet))
    app.act(.dismiss(sheet), in: app.first)

    try app.checkOutToReview(in: app.first)
    let flow = try #require(app.flow(in: app.first)).id
    #expect(
      app.act(.advance(flow, .placed("1001")), in: app.first) == .nothingToSubmit(flow)
    )
    try app.submit(in: app.first)

    #expect(app.stage(in: app.first) == .placed)
    #expect(app.act(.advance(flow, .delivery), in: app.first) == .nothingToSubmit(flow))
  }

  @Test func `leaves a field with nothing selected in it`() throws {
    let app = ShopApp.buying()
    app.act(.present(.fullScreenCover(.checkout)), in: app.first)
    let screen = try #require(app.presented(in: app.first)).screen
    app.act(.beginEditing(screen, .name), in: app.first)
    try app.type("Ada", into: .name, in: app.first)
    app.act(.edit(screen, .name, .selectAll), in: app.first)

    app.act(.endEditing(screen), in: app.first)
    try app.type("m", into: .name, in: app.first)

    #expect(app.presented(in: app.first)?.stack.view.text(of: .name) == "Adam")
  }

  @Test func `goes on asking about a link once the order is placed, which loses nothing now`()
    throws
  {
    let payments = HeldPayments()
    let app = ShopApp.buying(payments: payments)
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)
    let flow = try #require(app.flow(in: app.first)).id
    let other = app.scene(app.second)
    let link = try DeepLink("myshop://category/tea/product/cup")
    app.act(.openLink(link.target(in: app.shop.state)), in: app.first)

    payments.answer(.accepted)

    #expect(app.stage(in: app.first) == .placed)
    let question = try #require(app.presented(in: app.first))
    #expect(question.content == .confirmationDialog(.follow(link, leaving: flow)))
    #expect(app.scene(app.second) == other)
    #expect(app.act(.openLink(LinkTarget(.home([.cart]))), in: app.first) == .covered(by: question))
    app.act(.dismissAndOpenLink(flow, link.target(in: app.shop.state)), in: app.first)
    #expect(app.scene(app.first)?.link == link)
    #expect(app.scene(app.first)?.presentations == [])
  }

  @Test func `stays as it is where a step would leave it that closes what is above`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    let before = app.scene(app.first)?.presentations
    app.act(.present(.sheet(.choose("teapot"))), in: app.first)
    let sheet = try #require(app.presented(in: app.first))

    let outcome = app.act(.dismissAndNavigate(sheet.id, .home(.cart)), in: app.first)

    #expect(outcome == .dismissed(sheet))
    #expect(app.scene(app.first)?.presentations == before)
    #expect(app.scene(app.first)?.stacks.isEmpty == true)
  }

  @Test func `wants somebody signed in, and goes on then`() {
    let app = ShopApp.buying()
    app.act(.signOut)

    app.act(.present(.fullScreenCover(.checkout)), in: app.first)

    #expect(app.presented(in: app.first)?.content == .fullScreenCover(.signIn(then: .checkout)))
    app.act(.signIn("robin"))
    #expect(app.presented(in: app.first)?.content == .fullScreenCover(.checkout))
    #expect(app.presented(in: app.second) == nil)
  }

  @Test func `leads to its order, with the orders below it`() throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    try app.submit(in: app.first)
    let order = try #require(app.shop.state.orders.first).id

    app.act(.openLink(LinkTarget(.profile([.orders, .order(order)]))), in: app.first)

    let scene = try #require(app.scene(app.first))
    #expect(scene.presentations.isEmpty)
    #expect(scene.selectedTab == .profile)
    #expect(app.windows.router(app.first)?.profile.path == [.orders, .order(order)])
  }
}
