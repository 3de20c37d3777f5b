import SceneNavigation
import TestSupport
import Testing

@testable import ShopCore

@MainActor @Suite struct `The one entry point` {
  let app = ShopApp.sample(windows: 3)

  @Test func `records each action with its number, cause and outcome`() throws {
    app.send(.scene(.navigate(.home(.cart)), in: app.second), cause: .key)

    let record = try #require(app.send(.scene(.back, in: app.second), cause: .click))

    #expect(record.number == 2)
    #expect(record.cause == .click)
    #expect(record.outcome.isChange)
    #expect(record.verdict.moved.map(\.letter) == ["B"])
    #expect(record.verdict.unmoved.map(\.letter) == ["A", "C"])
    #expect(record.verdict.isKept)
  }

  @Test func `runs what an observer sends after the action it observed`() {
    var seen: [Action] = []
    let follower = Action.scene(.navigate(.home(.cart)), in: app.second)
    let first = Action.scene(.navigate(.home(.product("cup"))), in: app.first)
    var depthWhenSent: Int?
    app.observe { [app] step in
      let record = step.record
      seen.append(record.action)
      guard record.action == first else { return }
      #expect(app.send(follower, cause: .script) == nil)
      depthWhenSent = app.scene(app.second)?.stack(of: .home).depth
    }

    app.send(first, cause: .key)

    #expect(seen == [first, follower])
    #expect(depthWhenSent == 0)
    #expect(app.scene(app.second)?.stack(of: .home).depth == 1)
  }

  @Test func `performs what is queued after the current action, or at once`() {
    var actions: [Action] = []
    app.observe { [app] step in
      actions.append(step.record.action)
      if step.record.action == .app(.focusNextWindow) {
        app.store.send(.app(.nextLayout), cause: .script)
      }
    }

    app.store.send(.app(.toggleZoom), cause: .script)
    #expect(actions == [.app(.toggleZoom)])
    app.send(.app(.focusNextWindow), cause: .key)
    #expect(actions == [.app(.toggleZoom), .app(.focusNextWindow), .app(.nextLayout)])
  }

  @Test func `refuses what observers answer one another for ever, and records it`() {
    var records: [ActionRecord] = []
    let observation = app.observe { [app] step in
      records.append(step.record)
      for _ in 1...2 { app.send(.app(.focusNextWindow), cause: .script) }
    }

    app.send(.app(.focusNextWindow), cause: .key)

    let refused = records.filter {
      $0.outcome == .tooManyAnswers(limit: BackStackStore.answerLimit)
    }
    #expect(records.count - refused.count == 1 + BackStackStore.answerLimit)
    #expect(refused == records.suffix(refused.count))
    #expect(!refused.isEmpty)
    #expect(refused.allSatisfy { $0.verdict.moved.isEmpty && !$0.outcome.isChange })

    observation.cancel()
    #expect(app.send(.app(.focusNextWindow), cause: .key)?.outcome.isChange == true)
  }

  @Test func `keeps what an observer of windows or shop changes in answer to a change`() throws {
    answer(to: { [app] in _ = app.windows.focus }) { [app] in
      _ = app.windows.focus(app.first)
    }
    _ = app.windows.focus(app.second)
    #expect(app.windows.focus == app.first)

    answer(to: { [app] in _ = app.windows.windows }) { [app] in _ = app.windows.open() }
    _ = app.windows.open()
    #expect(app.windows.windows.count == 5)
    #expect(Set(app.windows.windows.map(\.letter)).count == 5)

    answer(to: { [app] in _ = app.shop.state }) { [app] in
      _ = app.shop.apply(.addToCart("teapot"))
    }
    _ = app.shop.apply(.addToCart("teapot"))
    #expect(app.shop.state.cart.quantity(of: "teapot") == 2)
  }

  @Test func `tells an observer nothing more once it is cancelled`() {
    var told: [String] = []
    var never: ActionObservation?
    app.observe { _ in never?.cancel() }
    never = app.observe { _ in told.append("never") }
    let first = app.observe { _ in told.append("first") }
    app.observe { _ in first.cancel() }
    let third = app.observe { _ in told.append("third") }
    app.send(.app(.focusNextWindow), cause: .key)

    app.observe { _ in
      third.cancel()
      told.append("last")
    }
    app.send(.app(.focusNextWindow), cause: .key)
    app.send(.app(.focusNextWindow), cause: .key)

    #expect(told == ["first", "third", "third", "last", "last"])
  }

  @Test func `lets go of what a cancelled observer holds`() {
    var held: SceneRouter? = SceneRouter(scene: app.first)
    weak let router = held
    let observation = app.observe { [held] _ in _ = held }
    held = nil
    #expect(router != nil)

    observation.cancel()

    #expect(router == nil)
  }

  @Test func `shows the cart to all windows and moves none`() throws {
    let before = app.windows.state

    let record = try #require(app.send(.shop(.addToCart("teapot")), cause: .key))

    #expect(record.outcome == .shop(.cartChanged("teapot", quantity: 1)))
    #expect(app.shop.state.cart.count == 1)
    #expect(app.windows.state == before)
    #expect(record.verdict.moved.isEmpty)
  }

  @Test func `knows what others bought and wrote, and moves nobody for it`() throws {
    let before = app.windows.state
    let orders = Array(app.shop.state.orders.dropFirst())
    let learning = Action.shop(.learn(orders: orders, changes: CatalogChanges(sold: ["teapot": 1])))
    let stock = try #require(app.shop.state.catalog.offer(of: "teapot")?.stock)

    let record = try #require(app.send(learning, cause: .script))

    #expect(record.outcome == .shop(.salesLoaded))
    #expect(app.shop.state.catalog.offer(of: "teapot")?.stock == stock - 1)
    #expect(app.shop.state.orders == orders)
    #expect(app.windows.state == before)
    #expect(record.verdict.moved.isEmpty)
    #expect(app.send(learning, cause: .script)?.outcome == .unchanged)
  }

  @Test(arguments: [
    (Article("cup"), Outcome.shop(.outOfStock("cup"))),
    ("lamp", .shop(.notForSale("lamp"))),
    ("dragon", .shop(.noSuchProduct("dragon"))),
  ])
  func `refuses to sell what it cannot`(article: Article, outcome: Outcome) {
    let record = app.send(.shop(.addToCart(article)), cause: .key)

    #expect(record?.outcome == outcome)
    #expect(app.shop.state.cart.isEmpty)
  }
}
