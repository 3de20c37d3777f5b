import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A prompt on the desktop` {
  private func scene(_ letter: String, in stage: Stage) -> SceneState? {
    stage.window(letter).flatMap { stage.app.windows.state.scene($0) }
  }

  @Test func `opens the link that was typed, in the focused window alone`() throws {
    let stage = try Stage()
    let others = ["B", "C"].map { scene($0, in: stage) }
    stage.press(.character("o"))
    stage.type("product/teapot")

    stage.press(Key(.enter))

    let link = scene("A", in: stage)?.link?.text
    #expect(link == "myshop://category/tea/product/teapot")
    #expect(stage.lastRecord?.cause == .link)
    #expect(stage.lastRecord?.verdict.isKept == true)
    #expect(["B", "C"].map { scene($0, in: stage) } == others)
    #expect(!stage.isCovered)
  }

  @Test func `says before what a link would do`() throws {
    let stage = try Stage()
    stage.press(.character("o"))

    stage.type("myshop://order/1001")
    let before = stage.desktop.canvas.text
    stage.press(Key(.enter), .character("o"))
    stage.type("orders")
    let after = stage.desktop.canvas.text

    #expect(before.contains("Order 1001 · Profile · pushes 2"))
    #expect(after.contains("Orders · Profile · keeps 1, pops 1"))
  }

  @Test func `opens the link in the window it names, wherever the focus went meanwhile`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    stage.type("product/teapot")
    _ = stage.input.open(LinkRequest(link: "myshop://product/teapot", place: .newWindow))
    let opened = scene("D", in: stage)
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("Open a link in A"))
    #expect(stage.desktop.canvas.text.contains("pushes 2"))

    stage.press(Key(.enter))

    #expect(scene("A", in: stage)?.link?.text == "myshop://category/tea/product/teapot")
    #expect(scene("D", in: stage) == opened)
  }

  @Test func `says that the shop has nothing at the end of a link`() throws {
    let stage = try Stage()
    stage.press(.character("o"))

    stage.type("product/nonesuch")

    #expect(stage.desktop.canvas.text.contains("the shop has nothing there"))
  }

  @Test(arguments: ["o", "O"] as [Character])
  func `says that somebody has to sign in first`(key: Character) throws {
    let stage = try Stage()
    stage.app.send(.shop(.signOut), cause: .script)
    stage.press(.character(key))

    stage.type("orders")

    #expect(stage.desktop.canvas.text.contains("Orders · asks to sign in first"))
  }

  @Test(arguments: ["prodct/teapot", "ftp://cart", "order", "cart/cup", "product/%ZZ", "  "])
  func `says why a wrong link leads nowhere, changes nothing and stays`(link: String) throws {
    let stage = try Stage()
    let before = stage.app.windows.state
    stage.press(.character("o"))
    stage.type(link)

    stage.press(Key(.enter))

    #expect(stage.app.windows.state == before)
    #expect(stage.lastRecord == nil)
    let canvas = stage.desktop.canvas
    #expect(canvas.text.contains("Open a link in A"))
    #expect(canvas.cells.contains { $0.style == .danger })
  }

  @Test func `leaves by Esc without a trace, and by a click beside it`() throws {
    let stage = try Stage()
    let before = stage.desktop.canvas
    stage.press(.character("o"))
    stage.type("cart")

    stage.press(Key(.escape))

    #expect(stage.desktop.canvas == before)
    stage.press(.character(":"))
    stage.click(column: 1, row: 1)
    #expect(stage.desktop.canvas == before)
  }

  @Test func `stays when one clicks on a hint in the footer that is no button`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    stage.type("cart")
    let before = stage.desktop.canvas
    let hint = try #require(stage.footer.firstRange(of: "Tab complete"))
    let column = stage.footer.distance(from: stage.footer.startIndex, to: hint.lowerBound)

    stage.click(column: column, row: before.height - 1)

    #expect(stage.desktop.canvas == before)
  }

  @Test func `opens a new window by its capital, and searches there`() throws {
    let stage = try Stage()
    let others = ["A", "B", "C"].map { scene($0, in: stage) }
    stage.press(.character("O"))
    stage.type("search?q=teapot")

    stage.press(Key(.enter))

    #expect(stage.app.windows.window(stage.app.windows.focus)?.letter == "D")
    #expect(scene("D", in: stage)?.stack(of: .search).root.text(of: .query) == "teapot")
    #expect(["A", "B", "C"].map { scene($0, in: stage) } == others)
  }

  @Test(arguments: [("orders\n", false), ("\r\n \norders\r\nmyshop://cart\n", true)])
  func `takes the first line of a paste, and says so where there are more`(
    text: String,
    isCut: Bool
  ) throws {
    let stage = try Stage()
    stage.press(.character("o"))

    stage.send(.paste(text))
    #expect(stage.status.hasPrefix(" Only the first of 2 lines is used.") == isCut)
    stage.press(Key(.enter))

    #expect(scene("A", in: stage)?.link?.text == "myshop://orders")
  }

  @Test func `says so where a paste is too long for it`() throws {
    let stage = try Stage()
    stage.press(.character("o"))

    stage.send(.paste(String(repeating: "a", count: LinkTable.longest + 1)))

    #expect(stage.desktop.canvas.text.contains("A field holds 2,048 characters"))
  }

  @Test func `opens whatever link was copied, however long`() throws {
    let stage = try Stage()
    let text = String(repeating: "急", count: 100)
    let link = try DeepLink(root: .search, query: text).text
    stage.press(.character("o"))

    stage.send(.paste(link))
    stage.press(Key(.enter))

    #expect(link.count > 900 && scene("A", in: stage)?.link?.text == link)
  }

  @Test func `says so where a text is too long for the link that is copied`() throws {
    let stage = try Stage()
    stage.press(.character("/"))
    stage.send(.paste(String(repeating: "急", count: 300)))
    stage.press(Key(.escape))

    stage.press(.character("y"))

    let line = "Sent to the clipboard: myshop://search (the text is too long for a link)"
    #expect(stage.desktop.canvas.text.contains(line))
  }

  @Test func `goes on with a completion that is clicked`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    let row = try #require(
      stage.desktop.canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(" cart ") }
    )

    stage.click(column: 40, row: row)
    let text = stage.desktop.canvas.text

    #expect(text.contains("Cart · Home · pushes 1"))
    stage.press(Key(.enter))
    #expect(scene("A", in: stage)?.link?.text == "myshop://cart")
  }

  @Test func `completes by Tab, and opens what the arrows chose`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    stage.type("set")
    stage.press(Key(.tab))
    stage.press(Key(.down), Key(.down))
    let chosen = stage.desktop.canvas.text

    stage.press(Key(.enter), Key(.down), Key(.enter))

    #expect(chosen.contains("› settings"))
    #expect(scene("A", in: stage)?.selectedTab == .profile)
    #expect(!stage.isCovered)
  }

  @Test func `brings back what was opened before`() throws {
    let stage = try Stage()
    for link in ["cart", "people"] {
      stage.press(.character("o"))
      stage.type(link)
      stage.press(Key(.enter))
    }
    stage.press(.character("o"), Key(.up), Key(.up))

    stage.press(Key(.enter))

    #expect(scene("A", in: stage)?.link?.text == "myshop://cart")
  }

  @Test func `offers Enter only where something is found`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(.character(":"))
    #expect(stage.desktop.canvas.text.contains("Enter run"))

    stage.press(.character("z"), .character("q"), .character("z"), .character("q"))

    #expect(stage.desktop.canvas.text.contains("No match for “zqzq”"))
    #expect(!stage.desktop.canvas.text.contains("Enter"))
  }

  @Test func `brings back what the palette went to as well`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.type("people")
    stage.press(Key(.enter), .character("o"), Key(.up))

    #expect(stage.desktop.canvas.text.contains("myshop://people"))
  }

  @Test func `shows its cursor where one types`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    let empty = try #require(stage.desktop.cursor)

    stage.type("cart")
    stage.press(Key(.left))

    #expect(stage.desktop.cursor == Point(column: empty.column + 3, row: empty.row))
  }

  @Test(arguments: [(24, 10), (40, 12), (80, 24), (160, 48), (240, 67)])
  func `stands on any screen with choices in sight`(columns: Int, rows: Int) throws {
    let stage = try Stage(windows: 1, columns: columns, rows: rows)

    for key in ["o", ":"] {
      stage.press(.character(Character(key)))
      let top = stage.desktop.canvas
      for _ in 0..<200 { stage.press(Key(.down)) }
      let bottom = stage.desktop.canvas
      stage.press(Key(.escape))

      #expect(bottom != top)
      #expect(bottom.cells.count { $0.style == .selection } > 15)
      #expect(top.text.split(separator: "\n").allSatisfy { $0.count <= columns })
    }
  }

  @Test func `does nothing that cannot be seen`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.wheel(.wheelDown, column: 60, row: 15)

    stage.press(Key(.enter))

    #expect(stage.lastRecord == nil)
    #expect(stage.desktop.canvas.text.contains("› Next window"))
    stage.press(Key(.enter))
    #expect(stage.app.windows.focus == stage.window("B"))
  }

  @Test func `keeps what is chosen in sight when the terminal shrinks`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 30)
    stage.press(.character(":"))
    for _ in 0..<12 { stage.press(Key(.down)) }

    stage.desktop.resize(to: (60, 12))
    stage.desktop.draw()

    #expect(stage.desktop.canvas.cells.contains { $0.style == .selection })
  }

  @Test func `takes two clicks in a row for one`() throws {
    let stage = try Stage()
    stage.press(.character("o"))
    let before = stage.desktop.canvas
    let point = (column: 40, row: 12)

    stage.click(column: point.column, row: point.row)
    let once = stage.desktop.canvas
    stage.send(
      .mouse(
        MouseEvent(
          kind: .press(.left),
          column: point.column,
          row: point.row,
          isDoubleClick: true
        )
      )
    )

    #expect(once != before)
    #expect(stage.desktop.canvas == once)
  }

  @Test func `scrolls under the wheel and leaves what is chosen`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    let before = stage.desktop.canvas.text

    stage.wheel(.wheelDown, column: 60, row: 15)
    let after = stage.desktop.canvas.text
    stage.press(Key(.down))

    #expect(before.contains("› Next window"))
    #expect(!after.contains("Next window"))
    #expect(stage.desktop.canvas.text.contains("› Previous window"))
  }
}

@MainActor @Suite struct `The palette on the desktop` {
  @Test(arguments: [
    (LinkRequest.Place.newWindow, "The focus moved to D", " The focus moved to D"),
    (.focusedWindow, "A has moved on", " A has moved on"),
  ])
  func `does nothing where another window has the focus meanwhile, or its own was led elsewhere`(
    place: LinkRequest.Place,
    warning: String,
    reason: String
  ) throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.type("close")
    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: place))
    let opened = stage.app.windows.state
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains(warning))

    stage.press(Key(.enter))

    #expect(stage.app.windows.state == opened)
    #expect(stage.status.hasPrefix(reason + ": nothing was done."))
  }

  @Test func `does what it names`() throws {
    let stage = try Stage()
    stage.press(.control("p"))
    stage.type("duplic")

    stage.press(Key(.enter))

    #expect(stage.app.windows.windows.map(\.letter).contains("D"))
    #expect(!stage.isCovered)
  }

  @Test func `goes to a place that only the catalogue knows`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.type("trivet")

    stage.press(Key(.enter))

    let scene = try #require(stage.window("A").flatMap { stage.app.windows.state.scene($0) })
    #expect(scene.link?.place == .product("trivet"))
    #expect(stage.lastRecord?.cause == .link)
  }

  @Test func `focuses a window, which moves none`() throws {
    let stage = try Stage()
    let before = stage.app.windows.state.windows
    stage.press(.character(":"))
    stage.type("focus c")

    stage.press(Key(.enter))

    #expect(stage.app.windows.focus == stage.window("C"))
    #expect(stage.app.windows.state.windows == before)
  }

  @Test func `offers first what was done last`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.type("next layout")
    stage.press(Key(.enter), .character(":"))

    #expect(stage.desktop.canvas.text.contains("› Next layout"))
  }

  @Test func `marks the letters it found`() throws {
    let stage = try Stage()
    stage.press(.character(":"))

    stage.type("nw")

    let styles = stage.desktop.canvas.cells.map(\.style)
    #expect(styles.filter { $0 == .matchSelected }.count == 2)
  }

  @Test func `says so where nothing has such letters, and does nothing`() throws {
    let stage = try Stage()
    stage.press(.character(":"))
    stage.type("qqqq")

    stage.press(Key(.enter))

    #expect(stage.desktop.canvas.text.contains("No match for “qqqq”."))
    #expect(stage.lastRecord == nil)
  }
}

@MainActor @Suite struct `The link of a place` {
  @Test func `is copied by y`() throws {
    let stage = try Stage()
    stage.press(Key(.enter))

    stage.press(.character("y"))

    let link = try #require(stage.desktop.focusedView).router.state.link
    #expect(link != nil)
    #expect(stage.lastRequest == link.map { .copy($0.text) })
    #expect(stage.desktop.canvas.text.contains("Sent to the clipboard: \(link?.text ?? "")"))
  }

  @Test func `is missed aloud where there is none`() throws {
    let stage = try Stage()
    let nameless = SceneAction.navigate(.home(.product("")))
    stage.app.send(.scene(nameless, in: stage.app.windows.focus), cause: .script)

    stage.press(.character("y"))

    #expect(stage.lastRequest == nil)
    #expect(stage.desktop.canvas.text.contains("This page has no link."))
  }
}
