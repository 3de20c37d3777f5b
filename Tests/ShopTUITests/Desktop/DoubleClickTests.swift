import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A double click` {
  @Test func `presses a button twice that stays where it is`() throws {
    let stage = try Stage(windows: 1)
    stage.press(Key(.enter), Key(.enter))
    _ = stage.input.open(LinkRequest(link: "myshop://cart"))
    stage.desktop.draw()

    try stage.doubleClick(on: "One more")

    #expect(stage.app.shop.state.cart.count == 3)
  }

  @Test func `presses no button that came to stand where the first one stood`() throws {
    let stage = try Stage(windows: 1)
    stage.press(Key(.enter), Key(.enter), Key(.enter))
    _ = stage.input.open(LinkRequest(link: "myshop://cart"))
    stage.desktop.draw()

    try stage.doubleClick(on: "One less")

    #expect(stage.app.shop.state.cart.count == 1)
    #expect(stage.desktop.focusedView?.router.presented == nil)
  }

  @Test func `opens a row once, and nothing of what comes to lie there`() throws {
    let stage = try Stage(windows: 2)

    try stage.doubleClick(on: "Teapot")

    #expect(stage.desktop.focusedView?.router.stack.depth == 1)
    #expect(stage.app.shop.state.cart.isEmpty)
  }

  @Test func `goes back two places`() throws {
    let stage = try Stage(windows: 1)
    _ = stage.input.open(LinkRequest(link: "myshop://product/teapot"))
    stage.desktop.draw()

    try stage.doubleClick(on: "‹ ")

    #expect(stage.desktop.focusedView?.router.stack.isAtRoot == true)
  }

  @Test func `leaves a flow, and not what lies below it`() throws {
    let stage = try Stage(windows: 1)
    stage.press(Key(.enter), Key(.enter))
    _ = stage.input.open(LinkRequest(link: "myshop://cart"))
    let id = try #require(stage.window("A"))
    stage.app.send(.scene(.present(.fullScreenCover(.checkout)), in: id), cause: .key)
    stage.desktop.draw()

    try stage.doubleClick(on: "× Close")

    #expect(stage.app.windows.router(id)?.presented == nil)
    #expect(stage.app.windows.router(id)?.stack.depth == 1)
  }

  @Test func `leads to the cart once`() throws {
    let stage = try Stage(windows: 1)
    stage.press(Key(.enter), Key(.enter))

    try stage.doubleClick(on: "cart 1")

    #expect(stage.desktop.focusedView?.router.stack.depth == 2)
  }

  @Test func `opens the choice of wirings, and leaves it open`() throws {
    let stage = try Stage(windows: 1)

    try stage.doubleClick(on: "a router for each")

    #expect(stage.isCovered)
  }

  @Test(arguments: [("x close", 2), ("n new", 4)])
  func `works a hint of the last line once`(hint: String, windows: Int) throws {
    let stage = try Stage(windows: 3, columns: 240)

    try stage.doubleClick(on: hint)

    #expect(stage.app.windows.windows.count == windows)
  }

  @Test func `asks once to quit, which is warned of and done by the next click`() throws {
    let stage = try Stage.paying()
    stage.desktop.draw()
    let hint = try #require(stage.desktop.cell(of: "q quit", in: nil))

    try stage.doubleClick(on: "q quit")

    #expect(stage.status.hasPrefix(" Press q again to drop the payment of A"))
    #expect(!stage.input.hadEffect)
    #expect(stage.lastRequest == nil)
    stage.click(column: hint.column, row: hint.row)
    #expect(stage.lastRequest == .quit)
  }

  @Test func `opens one window`() throws {
    let stage = try Stage(windows: 1)

    try stage.doubleClick(on: "[+]")

    #expect(stage.app.windows.windows.count == 2)
  }

  @Test func `zooms a window by its title, also one that has not the focus`() throws {
    let stage = try Stage(windows: 3)

    try stage.doubleClick(on: "B Home")

    #expect(stage.app.windows.focus == stage.window("B"))
    #expect(stage.app.windows.arrangement.isZoomed)
  }

  @Test func `zooms it in each layout, for none moves with the focus`() throws {
    let stage = try Stage(windows: 3)
    while stage.app.windows.arrangement.layout != .main { stage.press(.character("L")) }

    try stage.doubleClick(on: "B Home")

    #expect(stage.app.windows.focus == stage.window("B"))
    #expect(stage.app.windows.arrangement.isZoomed)
  }
}

extension Stage {
  fileprivate func doubleClick(on text: String) throws {
    let place = try #require(desktop.cell(of: text, in: nil))
    click(column: place.column, row: place.row)
    send(
      .mouse(
        MouseEvent(
          kind: .press(.left),
          column: place.column,
          row: place.row,
          isDoubleClick: true
        )
      )
    )
  }
}
