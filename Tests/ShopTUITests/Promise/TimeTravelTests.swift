import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The scrubber` {
  @Test func `shows the windows as they were, and comes back to now`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"))
    let now = stage.desktop.canvas

    stage.press(.character("t"), Key(.left), Key(.left))
    let then = stage.desktop.canvas.text
    stage.press(Key(.escape))

    #expect(then.contains("after action 1 of 3 · A · product “Teapot” pushed"))
    #expect(then.contains("orders and reviews stay"))
    #expect(!then.contains("[3 Profile]"))
    #expect(stage.desktop.canvas == now)
    #expect(stage.app.actionCount == 3)
  }

  @Test func `offers no other wiring, which is chosen at now`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, wiring: .appLevelPath)
    stage.press(Key(.enter))
    let isOffered = {
      (0..<100).contains { stage.desktop.target(column: $0, row: 28) == .command(.chooseWiring) }
    }
    #expect(isOffered() && stage.desktop.canvas.text.contains("F2"))

    stage.press(.character("t"), Key(.left))

    #expect(!isOffered() && !stage.desktop.canvas.text.contains("F2"))
  }

  @Test func `goes on from the moment that is shown`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"))

    stage.press(.character("t"), Key(.home), Key(.enter))

    #expect(stage.lastRecord?.outcome == .traveled(isWhole: true))
    #expect(!stage.desktop.canvas.text.contains("Round, brown"))
    #expect(stage.desktop.canvas.text.contains("all windows · back at an earlier action"))
  }

  @Test func `goes along with what happens meanwhile, and takes nothing of it back`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("t"))

    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .window(letter: "B")))
    stage.desktop.draw()
    let now = stage.app.lastState
    #expect(stage.desktop.canvas.text.contains("after action 2 of 2 · B · "))
    #expect(stage.desktop.canvas.text.contains("This is now."))
    stage.press(Key(.enter))

    #expect(stage.desktop.standIn == nil)
    #expect(stage.app.lastState == now)
    #expect(stage.app.actionCount == 2)
  }

  @Test func `shows the same windows where not all have room`() throws {
    let stage = try Stage(windows: 5, columns: 80, rows: 38)
    stage.press(.character("g"), .character("5"), .character("g"), .character("2"))
    let letters = ["A", "B", "C", "D", "E"].filter { !stage.edge(of: $0).isEmpty }

    stage.press(.character("t"))

    let shown = ["A", "B", "C", "D", "E"].filter {
      stage.desktop.canvas.text.contains(" \($0) Home")
    }
    #expect(shown == letters)
  }

  @Test func `stays at a moment before while more happens, and finds its end`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("t"), Key(.left))

    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .window(letter: "B")))
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("after action 0 of 2"))
    stage.press(Key(.end))

    #expect(stage.desktop.canvas.text.contains("after action 2 of 2"))
  }

  @Test func `marks the windows and entries that differ from now`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"), .character("n"), Key(.tab))

    stage.press(.character("t"))
    let now = stage.desktop.canvas.text
    stage.press(Key(.home), Key(.right))
    let then = stage.desktop.canvas.text

    #expect(["A", "B", "C", "D"].allSatisfy { now.contains("\($0)  as now") })
    #expect(!now.contains("≠"))
    #expect(then.contains("A  as now"))
    #expect(then.contains("B  ≠Home   now ≠Profile"))
    #expect(then.contains("D  opened since"))
    #expect(then.contains("≠ now: Profile"))
    stage.press(Key(.home))
    #expect(stage.desktop.canvas.text.contains("A  Home   now Home › ≠Teapot"))
    #expect(stage.desktop.canvas.text.contains("≠ now: Home › Teapot"))
  }

  @Test func `marks what was typed since, since it would be lost`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)
    stage.press(.character("o"))
    stage.type("product/teapot/reviews")
    stage.press(Key(.enter), Key(.end), Key(.enter))
    for _ in 1...5 { stage.press(Key(.down)) }
    stage.type("My title")

    stage.press(Key(.escape), .character("t"), Key(.left), Key(.left))

    #expect(stage.desktop.canvas.text.contains("   a text differs"))
    #expect(!stage.desktop.canvas.text.contains("A  as now"))
  }

  @Test func `says that there is more of a path where not even its end fits`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 20)
    stage.press(.character("o"))
    stage.type("product/map-coast")
    stage.press(Key(.enter), Key(.escape), .character("t"), Key(.left))

    let line = stage.desktop.canvas.text.split(separator: "\n").first { $0.contains(" now ") } ?? ""
    #expect(line.contains("… › ≠Map of"), "\(line)")
  }

  @Test func `shows the top of both stacks where they are too long for a line`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 20)
    stage.press(.character("o"))
    stage.type("product/teapot/reviews")
    stage.press(Key(.enter), Key(.end), Key(.enter))

    stage.press(.character("t"), Key(.left))

    let line = stage.desktop.canvas.text.split(separator: "\n").first { $0.contains(" now ") } ?? ""
    #expect(line.contains("Reviews   now … › "), "\(line)")
    #expect(line.contains("≠◆ review of “Teapot”"), "\(line)")
  }

  @Test func `names the windows that differ first where not all have a line`() throws {
    let stage = try Stage(windows: 6, columns: 120, rows: 30)
    stage.press(.character("g"), .character("F"), Key(.enter))

    stage.press(.character("t"), Key(.left))

    let lines = stage.desktop.canvas.text
    #expect(lines.contains("F  Home   now Home › ≠Teapot"))
    #expect(lines.contains("B  as now"))
    #expect(!lines.contains("C  as now"))
    #expect(lines.contains("… 3 more windows as now"))
  }

  @Test func `follows the mouse that holds its bar, wherever that goes`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"), .character("t"))
    let bar = try #require(stage.desktop.standIn?.barCell(nearestTo: 50)?.cell)
    func drag(to column: Int, row: Int) {
      stage.send(.mouse(MouseEvent(kind: .drag(.left), column: column, row: row)))
    }

    drag(to: 0, row: bar.row)
    #expect(stage.desktop.canvas.text.contains("after action 3 of 3"))
    stage.click(column: bar.column, row: bar.row)
    drag(to: 0, row: bar.row - 5)
    #expect(stage.desktop.canvas.text.contains("after action 0 of 3"))
    drag(to: 99, row: bar.row + 1)
    #expect(stage.desktop.canvas.text.contains("after action 3 of 3"))
    stage.send(.mouse(MouseEvent(kind: .release, column: 99, row: bar.row)))
    drag(to: 0, row: bar.row)

    #expect(stage.desktop.canvas.text.contains("after action 3 of 3"))
    #expect(stage.app.actionCount == 3)

    stage.click(column: bar.column, row: bar.row)
    stage.send(
      .mouse(
        MouseEvent(
          kind: .press(.left),
          column: bar.column,
          row: bar.row,
          isDoubleClick: true
        )
      )
    )
    drag(to: 0, row: bar.row)

    #expect(stage.desktop.canvas.text.contains("after action 0 of 3"))
  }

  @Test func `opens at the action that is selected in the ledger`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"))
    stage.openPanel("a")
    let before = stage.desktop.canvas

    stage.press(Key(.up), Key(.up), .character("t"))
    #expect(stage.desktop.canvas.text.contains("after action 1 of 3"))
    stage.press(Key(.escape), Key(.end))

    #expect(stage.desktop.canvas == before)
  }

  @Test func `takes no key for another that is held with Ctrl`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.escape), .character("t"), Key(.left))

    stage.press(.control("l"))
    #expect(stage.lastRequest == .redraw)
    stage.press(.control("k"), .control("t"), .control("q"))

    #expect(stage.desktop.canvas.text.contains("after action 1 of 2"))
  }

  @Test func `leaves the keys where they were when one clicks on its box`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("i"), .character("t"))
    let box = try #require(stage.desktop.standIn).places.dock

    stage.click(column: box.column, row: box.row)
    stage.press(Key(.escape))

    #expect(!stage.desktop.dockHasKeys)
  }

  @Test func `goes where one clicks, and by the wheel`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    for _ in 0..<6 { stage.press(Key(.enter), Key(.escape)) }
    stage.press(.character("t"))
    let bar = try #require(stage.desktop.standIn).places.dock.row + 1

    stage.click(column: 2, row: bar)
    #expect(stage.desktop.canvas.text.contains("after action 0 of"))
    stage.wheel(.wheelDown, column: 20, row: bar)
    #expect(stage.desktop.canvas.text.contains("after action 1 of"))
    stage.click(column: 97, row: bar)

    #expect(stage.desktop.canvas.text.contains("This is now."))
  }

  @Test(arguments: [
    (40, ["Esc back to now"]), (60, ["Enter continue from here", "Esc back to now"]),
    (80, ["Enter continue from here", "PgUp PgDn ten", "Esc back to now"]),
  ])
  func `names the ways out first`(columns: Int, hints: [String]) throws {
    let stage = try Stage(windows: 1, columns: columns, rows: 15)
    stage.press(Key(.enter), .character("t"))

    for hint in hints { #expect(stage.footer.contains(hint)) }
  }

  @Test func `says with an ellipsis where an action's words are cut`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 15)
    let id = try #require(stage.window("A"))
    stage.app.send(.scene(.navigate(.home(.product("tea-chest"))), in: id), cause: .key)
    stage.press(.character("t"))

    let words = stage.text(in: try #require(stage.desktop.standIn).places.dock)
    #expect(words.contains("… │"))
  }

  @Test func `touches no window while it is there`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("t"), Key(.left))
    let count = stage.app.actionCount

    stage.click(column: 5, row: 5)
    stage.press(.character("n"), .character("x"), Key(.tab))

    #expect(stage.app.actionCount == count)
    #expect(stage.desktop.standIn != nil)
  }

  @Test(arguments: [12, 13])
  func `is refused where it would not be seen`(rows: Int) throws {
    let stage = try Stage(windows: 1, columns: 60, rows: rows)
    stage.press(Key(.enter), .character("t"))

    #expect(stage.desktop.standIn == nil)
    #expect(stage.desktop.canvas.text.contains("No room here: 80×24 is enough"))
  }

  @Test func `waits where the terminal becomes too small for it, and takes no key meanwhile`()
    throws
  {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("t"), Key(.left))
    let (shown, count) = (stage.desktop.canvas, stage.app.actionCount)

    stage.desktop.resize(to: (60, 12))
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("The terminal is 60×12; 80×24 is enough."))
    stage.press(Key(.left), Key(.enter))
    #expect(stage.app.actionCount == count)
    stage.desktop.resize(to: (100, 30))
    stage.desktop.draw()

    #expect(stage.desktop.canvas == shown)
  }

  @Test(arguments: [Key(.escape), .character("q")])
  func `is left where there is no room for it as elsewhere`(key: Key) throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter))
    let shown = stage.desktop.canvas
    for start in [Key.character("t"), .character("=")] {
      stage.press(start)
      stage.desktop.resize(to: (40, 12))
      stage.desktop.draw()
      #expect(stage.desktop.canvas.text.contains("Esc goes back to the windows."))
      stage.press(key)
      #expect(stage.lastRequest == nil)
      stage.desktop.resize(to: (100, 30))
      stage.desktop.draw()

      #expect(stage.desktop.canvas == shown)
    }
  }

  @Test func `takes away what windows said of a link they came before`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter))
    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .window(letter: "B")))
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("A link opened cart."))

    stage.press(.character("t"), Key(.left), Key(.enter))

    #expect(!stage.desktop.canvas.text.contains("A link led to"))
  }

  @Test func `shows at now what the windows show now`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, payments: PaymentDesk())
    try stage.app.pay(in: try #require(stage.window("B")))
    _ = stage.input.open(LinkRequest(link: "myshop://orders", place: .window(letter: "A")))
    try stage.app.typeCard(in: try #require(stage.window("B")))
    let id = try #require(stage.window("A"))
    stage.app.send(.app(.focusWindow(try #require(stage.window("B")))), cause: .key)
    stage.app.send(.scene(.openLink(LinkTarget(.home([.cart]))), in: id), cause: .link)
    stage.press(Key(.end))
    let now = stage.desktop.canvas.text
    try #require(now.contains("A link opened cart."))
    try #require(now.contains("is being paid"))

    stage.press(.character("t"))
    #expect(stage.desktop.canvas.text.contains("This is now."))
    for words in ["A link opened cart.", "is being paid"] {
      #expect(stage.desktop.canvas.text.contains(words))
    }
    stage.app.send(.scene(.openLink(LinkTarget(.home([]))), in: id), cause: .link)
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("A link opened Home."))
    stage.press(Key(.left))

    #expect(!stage.desktop.canvas.text.contains("A link led to"))
  }

  @Test func `shows the windows of before a sign-in without it`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.app.send(.shop(.signOut), cause: .key)
    stage.press(.character("3"))
    let id = try #require(stage.window("A"))
    stage.app.send(.scene(.present(.fullScreenCover(.signIn(then: nil))), in: id), cause: .key)
    stage.desktop.draw()
    try #require(stage.desktop.canvas.text.contains("Sign in as"))
    stage.app.send(.shop(.signIn("robin")), cause: .key)

    stage.press(.character("t"), Key(.left))

    #expect(stage.desktop.canvas.text.contains("Sign in as"))
    #expect(!stage.desktop.canvas.text.contains("is signed out by it"))
    stage.press(Key(.right))
    #expect(stage.desktop.canvas.text.contains("Robin Vale"))
  }

  @Test func `says what a key came to until the next one, and then what is shown`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("t"))
    #expect(stage.status.hasPrefix(" This is now."))

    stage.send(.paste("tea"))
    #expect(stage.status.hasPrefix(" No field to paste into"))
    stage.press(.character("x"))

    #expect(stage.status.hasPrefix(" This is now."))
  }

  @Test func `says of a history that was forgotten that nothing was done since`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter))
    stage.app.send(.shop(.signOut), cause: .key)

    stage.press(.character("t"))

    #expect(stage.status.hasPrefix(" Nothing was done since you signed out"))
  }

  @Test func `has nothing to show before anything was done`() throws {
    let stage = try Stage(windows: 1)

    stage.press(.character("t"))

    #expect(stage.desktop.standIn == nil)
    #expect(stage.desktop.canvas.text.contains("Nothing was done yet"))
  }

  @Test func `stands on the column of each moment`() {
    for count in [1, 2, 7, 60, 10_000] {
      for width in [20, 97] {
        let scrubber = Scrubber(number: count, range: 0...count, words: "")
        #expect(scrubber.column(width: width) == width - 1)
        #expect(scrubber.number(at: 0, width: width) == 0)
        #expect(scrubber.number(at: width - 1, width: width) == count)
      }
    }
  }
}

@MainActor @Suite struct `Undo and redo` {
  @Test func `act in the focused window alone`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter), Key(.tab), Key(.enter))

    stage.press(.character("U"))

    #expect(stage.drawn == ["B"])
    #expect(
      stage.desktop.canvas.text.contains("undone: B · product “Teapot” pushed · A unchanged ✓")
    )
    stage.press(.control("r"))
    #expect(
      stage.desktop.canvas.text.contains("redone: B · product “Teapot” pushed · A unchanged ✓")
    )
    stage.press(.character("R"))
    #expect(stage.desktop.canvas.text.contains("Nothing to redo in this window."))
  }

  @Test func `name the windows in which time travel is undone`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"))
    stage.press(.character("t"), Key(.home), Key(.enter), .character("U"))
    #expect(stage.status.contains("undone in A and B: time travel"))
    stage.press(.character("R"))
    #expect(stage.status.contains("redone in A and B: time travel"))
  }

  @Test func `say of time travel that closed a window only where it is undone`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("n"))
    stage.press(.character("t"), Key(.home), Key(.enter), .character("U"))
    #expect(stage.status.contains("undone in A: time travel"))
    #expect(stage.app.windows.windows.map(\.letter) == ["A"])
  }

  @Test func `bring back both windows between which a place was moved`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter))
    let before = stage.app.lastState.windows.map(\.scene)
    stage.press(.character("m"), Key(.enter))
    try #require(stage.app.lastState.windows.map(\.scene) != before)
    let after = stage.app.lastState.windows.map(\.scene)

    stage.press(.character("U"))

    #expect(stage.status.contains("undone: A → B · product “Teapot” moved  "))
    for (scene, earlier) in zip(stage.app.lastState.windows.map(\.scene), before) {
      #expect(scene.isSamePlace(as: earlier))
    }
    stage.press(.character("R"))
    for (scene, later) in zip(stage.app.lastState.windows.map(\.scene), after) {
      #expect(scene.isSamePlace(as: later))
    }
  }

  @Test func `close a window again that was opened, and bring back what was taken into it`() throws
  {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter))
    stage.press(.character("m"), Key(.down), Key(.enter))
    try #require(stage.app.windows.windows.count == 3)
    try #require(stage.app.windows.focus == stage.window("C"))

    stage.press(.character("U"))

    #expect(stage.app.windows.windows.count == 2)
    let first = try #require(stage.window("A"))
    #expect(stage.app.windows.router(first)?.stack.depth == 1)
    #expect(stage.status.contains("u reopens it"))
    stage.press(.character("n"), .character("U"))
    #expect(stage.app.windows.windows.count == 2)
    stage.press(.character("U"))
    #expect(stage.app.windows.windows.count == 2)
  }

  @Test(arguments: [false, true])
  func `close a window again from the one a place was taken from, unless it has gone on`(
    hasGoneOn: Bool
  ) throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter))
    stage.press(.character("m"), Key(.down), Key(.enter))
    if hasGoneOn { stage.press(.character("2")) }
    stage.press(.character("g"), .character("1"))

    stage.press(.character("U"))

    let first = try #require(stage.window("A"))
    #expect(stage.app.windows.router(first)?.stack.depth == 1)
    #expect(stage.app.windows.windows.count == (hasGoneOn ? 3 : 2))
    #expect(stage.status.contains("u reopens it") == !hasGoneOn)
    #expect(stage.app.windows.focus == first)
    guard !hasGoneOn else { return }
    stage.press(.character("R"))
    #expect(stage.app.windows.windows.count == 3)
    #expect(stage.app.windows.router(first)?.stack.depth == 0)
  }

  @Test func `open a window again whose opening is redone, with the place that was taken into it`()
    throws
  {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter))
    stage.press(.character("m"), Key(.down), Key(.enter))
    let after = stage.app.lastState
    stage.press(.character("U"))
    let before = stage.app.lastState

    for _ in 1...2 {
      stage.press(.character("R"))

      #expect(stage.status.contains("redone: A → C · product “Teapot” moved"))
      #expect(stage.app.lastState.windows.map(\.window) == after.windows.map(\.window))
      for (window, later) in zip(stage.app.lastState.windows, after.windows) {
        #expect(window.scene.isSamePlace(as: later.scene))
      }
      stage.press(.character("U"))
      #expect(stage.app.lastState.windows.map(\.window) == before.windows.map(\.window))
      for (window, earlier) in zip(stage.app.lastState.windows, before.windows) {
        #expect(window.scene.isSamePlace(as: earlier.scene))
      }
    }
  }

  @Test func `say of what they cannot take back that it stays, before they go further`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter), Key(.enter))
    let depth = { stage.app.windows.router(stage.app.windows.focus)?.stack.depth }

    stage.press(.character("U"))
    #expect(
      stage.status.hasPrefix(
        " Cannot be undone: cart · 1 × “Teapot”. U again undoes: product “Teapot” pushed."
      )
    )
    #expect(depth() == 1)
    stage.press(.character("U"))

    #expect(depth() == 0)
    #expect(stage.app.shop.state.cart.count == 1)
  }

  @Test func `say that an order stays, and go back from it all the same`() throws {
    let desk = PaymentDesk(pause: .zero)
    let stage = try Stage(windows: 2, payments: desk)
    let window = stage.app.windows.focus
    try stage.app.pay(in: window)
    desk.answerDue()
    let number = try #require(stage.app.shop.state.orders.first?.id)
    let placed = stage.app.lastState.scene(window)

    stage.press(.character("U"))
    #expect(
      stage.status.hasPrefix(
        " Cannot be undone: order \(number) placed. Press U again to go back anyway."
      )
    )
    #expect(stage.app.lastState.scene(window) == placed)
    stage.press(.character("U"))

    #expect(stage.status.contains("gone back, but not undone: A · order \(number) placed"))
    #expect(stage.app.lastState.scene(window) != placed)
    #expect(stage.app.shop.state.orders.first?.id == number)
  }

  @Test func `say which window keeps a page that was moved, because it has gone on`() throws {
    let stage = try Stage(windows: 2)
    let first = stage.app.windows.focus
    stage.press(Key(.enter), .character("m"), Key(.enter))
    if stage.app.windows.focus == first { stage.press(Key(.tab)) }
    stage.press(.character("3"), Key(.backTab))
    try #require(stage.app.windows.focus == first)

    stage.press(.character("U"))

    #expect(
      stage.status.contains(
        "undone: A → B · product “Teapot” moved; not B, which moved on since"
      ),
      "\(stage.status)"
    )
  }

  @Test func `pass over what was bought in another window`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.enter), Key(.tab), Key(.enter), Key(.enter), Key(.backTab))

    stage.press(.character("U"))

    #expect(stage.status.contains("undone: A · product “Teapot” pushed"))
  }
}
