import DesignSystem
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `What is said about a key` {
  @Test func `is gone with the next one, whatever that does`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter))
    let words = stage.status

    stage.send(.paste("cup", isCut: false))
    #expect(stage.status.hasPrefix(" There is no field here to paste into."))
    stage.press(.character("o"))
    #expect(stage.status == words)
    stage.press(Key(.escape), .character("g"), .character("7"))
    #expect(stage.status.hasPrefix(" There is no window 7: 2 are open."))
    stage.press(.character("?"))
    stage.press(Key(.escape))

    #expect(stage.status == words)
  }

  @Test func `does not come back from another size`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 11)
    stage.press(Key(.enter), .character("a"))
    #expect(stage.status.hasPrefix(" There is too little room for that."))

    stage.desktop.resize(to: (160, 48))
    stage.press(.character("t"), Key(.escape))

    #expect(stage.status.hasPrefix(" A · product “Teapot” pushed"))
  }

  @Test func `stays while the button goes up that it is about`() throws {
    let stage = try Stage(windows: 1)
    stage.send(.paste("cup", isCut: false))

    stage.send(.mouse(MouseEvent(kind: .release, column: 5, row: 5)))

    #expect(stage.status.hasPrefix(" There is no field here to paste into."))
  }
}
