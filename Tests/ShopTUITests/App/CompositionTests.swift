import DesignSystem
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A composition under another wiring` {
  @Test func `says whom it has moved at once`() throws {
    let stage = try Stage(windows: 3)
    stage.press(Key(.enter), Key(.tab), .character("3"))

    let wrong = try composition(of: stage, .appLevelPath)

    #expect(wrong.words == "A, C moved ✗ · appLevelPath: one router for all windows.")
  }

  @Test func `has moved nobody where all stand as they did`() throws {
    let stage = try Stage(windows: 3)
    stage.press(Key(.enter), Key(.tab), .character("/"))
    stage.type("tea")
    stage.press(Key(.down), Key(.enter))

    let right = try composition(of: stage, .perScene)
    let harmless = try composition(of: stage, .noPopToRootOnRetap)

    #expect(right.words == "perScene: every window has a router of its own.")
    #expect(harmless.moved.isEmpty)
  }

  private func composition(of stage: Stage, _ wiring: Wiring) throws -> Composition {
    Composition(
      of: stage.app.lastState,
      wiring: wiring,
      shop: stage.app.shop.state,
      areReady: true,
      size: (120, 30),
      charset: .unicode,
      container: try DependencyContainer()
    )
  }
}
