import DesignSystem
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
