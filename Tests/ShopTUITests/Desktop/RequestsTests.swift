import DesignSystem
import SceneNavigation
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

@MainActor extension Stage {
  /// Two windows, of which the focused one waits for the answer to a payment.
  static func paying() throws -> Stage {
    let stage = try Stage(windows: 2, payments: PaymentDesk(pause: .seconds(3_600)))
    try stage.app.pay(in: stage.app.windows.focus)
    return stage
  }

  fileprivate var isPaying: Bool { app.windows.windowPaying != nil }
}

@MainActor @Suite struct `What drops a payment that is on its way` {
  @Test func `is taken back only when it is asked for twice`() throws {
    let stage = try Stage.paying()

    stage.press(.character("U"), .character("U"), .character("U"))
    #expect(stage.status.contains("undone"))
    stage.press(.character("U"))
    #expect(stage.status.hasPrefix(" Press U again to drop the payment of A: nothing is ordered"))
    #expect(stage.isPaying)
    stage.press(.character("U"))

    #expect(stage.lastRecord?.outcome == .restored)
    #expect(!stage.isPaying)
  }

  @Test func `is a sign-out in another window, where one says yes twice`() throws {
    let stage = try Stage.paying()
    stage.press(.character("w"))
    let question = SceneAction.present(.confirmationDialog(.signOut))
    stage.app.send(.scene(question, in: stage.app.windows.focus), cause: .key)

    stage.press(Key(.down), Key(.enter))
    #expect(stage.status.hasPrefix(" Press Enter again to drop the payment of A: nothing is"))
    #expect(stage.app.shop.state.account != nil)
    stage.press(Key(.enter))

    #expect(stage.app.shop.state.account == nil)
    #expect(!stage.isPaying)
  }

  @Test func `is a journey through time, and stays to be seen until then`() throws {
    let stage = try Stage.paying()

    stage.press(.character("t"), Key(.home), Key(.enter))
    #expect(stage.status.hasPrefix(" Press Enter again to drop the payment of A: nothing is"))
    #expect(stage.desktop.standIn != nil)
    stage.press(Key(.enter))

    #expect(stage.lastRecord?.outcome == .traveled(isWhole: true))
    #expect(!stage.isPaying)
  }

  @Test func `is another wiring, which says so before it is chosen`() throws {
    let stage = try Stage.paying()

    stage.press(Key(.function(2)), Key(.down), Key(.enter))

    let loss = "The payment of A is dropped: nothing is ordered or charged."
    #expect(stage.text(in: stage.desktop.canvas.bounds).contains(loss))
    #expect(stage.isPaying)
  }

  @Test func `is warned of by itself, whatever else was`() throws {
    let stage = try Stage.paying()
    for _ in 0..<3 { stage.press(.character("U")) }

    stage.press(.character("q"), .character("U"))

    #expect(stage.status.hasPrefix(" Press U again"))
    #expect(stage.isPaying)
  }
}

@MainActor @Suite struct `Quitting while a payment is on its way` {
  private func stage() throws -> Stage { try Stage.paying() }

  @Test func `is asked for twice`() throws {
    let stage = try stage()

    stage.press(.character("w"), .character("q"))
    #expect(stage.lastRequest == nil)
    #expect(stage.status.hasPrefix(" Press q again to drop the payment of A: nothing is ordered"))
    stage.press(.character("q"))

    #expect(stage.lastRequest == .quit)
  }

  @Test func `is not asked about again by a key that follows at once`() throws {
    let stage = try stage()

    for _ in 1...3 { stage.press(.character("q")) }

    #expect(stage.lastRequest == .quit)
  }

  @Test func `is asked for twice again after something else was done`() throws {
    let stage = try stage()

    stage.press(.character("q"), .character("w"), .character("q"))

    #expect(stage.lastRequest == nil)
  }

  @Test func `is asked for twice with Ctrl-C as well`() throws {
    let stage = try stage()

    stage.press(.control("c"))
    #expect(stage.lastRequest == nil)
    #expect(stage.desktop.message?.hasPrefix("Press Ctrl-C again to drop the payment") == true)

    stage.press(.control("c"))
    #expect(stage.lastRequest == .quit)
  }

  @Test(arguments: ["?", ":", "o"])
  func `is asked for twice where a box covered the question`(key: Character) throws {
    let stage = try stage()
    stage.desktop.resize(to: (40, 12))
    stage.press(.character(key), .control("c"))
    #expect(stage.lastRequest == nil)
    #expect(stage.status.hasPrefix(" Press Ctrl-C again"), "\(stage.desktop.canvas.text)")

    stage.press(.control("c"))
    #expect(stage.lastRequest == .quit)
  }
}
