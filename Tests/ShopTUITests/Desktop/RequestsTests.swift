import DesignSystem
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `What only the program itself can do` {
  /// Keys that lead to everything that can take the keys.
  nonisolated private static let ways: [[Key]] = [
    [], [.character("/")], [.character("/"), .character("t")], [.character(":")],
    [.character("o")], [.character("p")], [.character("?")], [Key(.function(2))],
    [.character("b")], [.character("t")], [.character("i")], [.character("a")], [.character("m")],
  ]

  @Test(
    arguments: ways,
    [(Key.control("l"), InputHandler.Request.redraw), (.control("z"), .suspend)]
  )
  func `is asked for wherever one is`(way: [Key], asking: (key: Key, request: InputHandler.Request))
    throws
  {
    let stage = try Stage()
    for key in way { stage.press(key) }

    stage.press(asking.key)

    #expect(stage.lastRequest == asking.request)
  }
}

@MainActor @Suite struct `Quitting while a payment is on its way` {
  private func stage() throws -> Stage {
    let stage = try Stage(windows: 2, payments: PaymentDesk(pause: .seconds(3_600)))
    try stage.app.pay(in: stage.app.windows.focus)
    return stage
  }

  @Test func `is asked for twice`() throws {
    let stage = try stage()

    stage.press(.character("w"), .character("q"))
    #expect(stage.lastRequest == nil)
    #expect(stage.status.hasPrefix(" Press q again to drop the payment of A: nothing is ordered"))
    stage.press(.character("q"))

    #expect(stage.lastRequest == .quit)
  }

  @Test func `is asked for twice again after something else was done`() throws {
    let stage = try stage()

    stage.press(.character("q"), .character("w"), .character("q"))

    #expect(stage.lastRequest == nil)
  }

  @Test func `needs no second word with Ctrl-C`() throws {
    let stage = try stage()

    stage.press(.control("c"))

    #expect(stage.lastRequest == .quit)
  }
}
