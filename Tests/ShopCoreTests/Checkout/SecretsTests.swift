import Foundation
import SceneNavigation
import ShopCore
import TestSupport
import Testing

@MainActor @Suite struct `A card number` {
  private let card = "4242424242424242"

  @Test func `is in no saved byte and in no record of an action`() throws {
    let kept = try KeptApp(ShopApp.buying(payments: HeldPayments()))
    let app = kept.app
    var history = ""
    app.observe { step in
      let record = step.record
      dump(record, to: &history)
      history += "\(record)"
    }
    app.observe { _ in try? kept.saver.save(app.lastState) }
    try app.checkOutToReview(card: card, in: app.first)
    app.act(.back, in: app.first)
    app.act(
      .edit(try #require(app.presented(in: app.first)).screen, .cardNumber, .moveLeft),
      in: app.first
    )
    try kept.saver.save(app.lastState)

    let state = try SceneCoding.shop.encode(app.lastState)
    let values = kept.storage.stored.scenes.values.flatMap(\.values).map {
      String(decoding: $0, as: UTF8.self)
    }
    let texts = [history, String(decoding: state, as: UTF8.self)] + values
    #expect(history.contains("cardNumber"))
    #expect(texts.contains { $0.contains("Mill Lane 4") })
    #expect(texts.allSatisfy { !$0.contains("42424242") && !$0.contains("4242 4242") })
  }

  @Test func `is gone after a restart, and everything else is as it was`() throws {
    let kept = try KeptApp(ShopApp.buying(windows: 1))
    let window = kept.app.first
    try kept.app.checkOutToPayment(in: window)
    try kept.app.type(card, into: .cardNumber, in: window)
    try kept.app.type("04/28", into: .cardExpiry, in: window)
    let screen = try #require(kept.app.presented(in: window)).screen
    try kept.send(.scene(.beginEditing(screen, .cardNumber), in: window))

    let again = SceneGroup(state: kept.restored.state)

    let flow = try #require(again.router(window)?.presentations.first)
    #expect(again.state == kept.app.lastState)
    #expect(again.router(window)?.secrets.drafts(of: flow.id) == [:])
    #expect(flow.stack.view.editing == .cardNumber)
    #expect(flow.stack.view.text(of: .cardExpiry) == "04/28")
    #expect(flow.stack.root.text(of: .street) == "Mill Lane 4")
  }

  @Test(arguments: [true, false])
  func `is forgotten with its flow`(signsOut: Bool) throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    let id = try #require(app.flow(in: app.first)).id
    let secrets = try #require(app.windows.router(app.first)).secrets
    #expect(secrets.drafts(of: id)[.cardNumber]?.text == card)

    if signsOut { app.act(.signOut) } else { app.act(.dismiss(id), in: app.first) }

    #expect(secrets.drafts(of: id) == [:])
  }

  @Test func `announces that it is typed, though it is no part of the state`() throws {
    let app = ShopApp.buying()
    try app.checkOutToPayment(in: app.first)
    let id = try #require(app.flow(in: app.first)).id
    let secrets = try #require(app.windows.router(app.first)).secrets
    let before = app.lastState
    let announcements = Announcements { _ = secrets.drafts(of: id) }

    try app.type("4", into: .cardNumber, in: app.first)

    #expect(announcements.count == 1)
    #expect(app.lastState == before)
  }

  @Test func `has to be entered again where it is missing when paying`() throws {
    let app = ShopApp.buying()
    try app.checkOutToReview(in: app.first)
    let again = ShopApp(
      shop: app.shop,
      windows: SceneGroup(state: app.lastState)
    )

    let outcome = try again.submit(in: again.first)

    #expect(outcome == .shop(.fieldWrong(WrongField(.cardNumber, .nothingEntered))))
    #expect(again.stage(in: again.first) == .payment)
  }
}
