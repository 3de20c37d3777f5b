import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@MainActor @Suite struct `The toasts` {
  @Test func `are said only by windows without the focus in which something changed`() {
    let app = ShopApp(
      shop: Shop(.sample),
      windows: SceneGroup(state: AppState(windowCount: 4), limit: 6)
    )
    var walk = RandomWalk(seed: 11, through: Catalog.sample)
    var count = 0

    for _ in 0..<6_000 {
      let action = walk.next(in: app)
      for step in app.sendAll(action, cause: .link) {
        let toasts = Toasts(after: step, of: app.shop.state) { app.windows.router($0)?.state }
        for id in toasts.words.keys {
          count += 1
          #expect(step.shopChange != nil || step.record.verdict.moved.contains { $0.id == id })
          #expect(id != step.windowsAfter.focus)
        }
      }
    }

    #expect(count > 20)
  }

  @Test func `are no matter of keys and clicks`() throws {
    let app = ShopApp(
      shop: Shop(.sample),
      windows: SceneGroup(state: AppState(windowCount: 2))
    )
    let target = LinkTarget(.home([.product("teapot")]))
    let b = app.windows.windows[1].id

    let step = try #require(app.sendAll(.scene(.openLink(target), in: b), cause: .click).first)

    let toasts = Toasts(after: step, of: app.shop.state) { app.windows.router($0)?.state }
    #expect(toasts.words.isEmpty)
  }
}
