import ShopScreens
import Testing

@testable import ShopCore

@MainActor @Suite struct `The toasts` {
  @Test func `are said only by windows without the focus in which something changed`() {
    let app = ShopApp(
      shop: Shop(.sample),
      windows: WindowGroup(state: AppState(windowCount: 4), limit: 6)
    )
    var walk = RandomWalk(seed: 11)
    var count = 0

    for _ in 0..<6_000 {
      let action = walk.next(in: app.windows.state, catalog: app.shop.state.catalog)
      for step in app.sendAll(action, cause: .link) {
        let toasts = Toasts(after: step.record, in: step.after, of: step.shopAfter)
        let changesShop = step.shopAfter.hasOtherDealings(than: step.shopBefore)
        for id in toasts.words.keys {
          count += 1
          #expect(changesShop || step.record.verdict.moved.contains { $0.id == id })
          #expect(id != step.after.focus)
        }
      }
    }

    #expect(count > 20)
  }

  @Test func `are no matter of keys and clicks`() throws {
    let app = ShopApp(
      shop: Shop(.sample),
      windows: WindowGroup(state: AppState(windowCount: 2))
    )
    let target = LinkTarget(.home([.product("teapot")]))
    let b = app.windows.windows[1].id

    let record = try #require(app.send(.scene(.openLink(target), in: b), cause: .click))

    #expect(Toasts(after: record, in: app.lastState, of: app.shop.state).words.isEmpty)
  }
}
