import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The ledger` {
  @Test func `shows who did what, and that nobody else moved`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)
    stage.press(Key(.down), Key(.down), Key(.up), Key(.enter), Key(.tab), .character("2"))

    stage.press(.character("a"))

    #expect(
      stage.panel == """
        ┌─ Ledger ─────────────────────────────────────────────────────────────────────────────────────[×]─┐
        │  3    A  key     selection moved ×3                                                B unchanged ✓ │
        │  4    A  key     product “Crème brûlée torch” pushed                               B unchanged ✓ │
        │  5    ·  key     B has the focus                                                                 │
        │› 6    B  key     Search selected                                                   A unchanged ✓ │
        │                                                                                                  │
        │                                                                                                  │
        │                                                                                                  │
        │                                                                                                  │
        │                                                                                                  │
        └────────────────────────────────────────────────────────────────────── Tab goes there · a closes ─┘
        """
    )
  }

  @Test(arguments: [(NamedWiring.perScene, "✓"), (.appLevelPath, "✗ B")])
  func `says what was done also where there is no room for the whole verdict`(
    wiring: NamedWiring,
    verdict: String
  ) throws {
    let stage = try Stage(windows: 2, columns: 50, rows: 24, wiring: wiring)
    stage.press(Key(.enter))

    stage.press(.character("a"))

    let line = try #require(stage.panel.split(separator: "\n").first { $0.contains("A  key") })
    #expect(line.contains("product “Teapot” pushed"))
    #expect(line.hasSuffix(" \(verdict) │"))
  }

  @Test func `says with the status line which windows would be restored wrongly`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40, wiring: .appStorage)
    stage.press(.character("2"), .character("a"))

    stage.desktop.windowsRestoredDifferently = Array(stage.app.windows.windows.dropFirst())
    stage.desktop.draw()

    #expect(stage.panel.contains("✗ B would be restored wrongly"))
    #expect(stage.panel.contains("restore-is-identity: B would be restored wrongly"))
    #expect(stage.panel.contains("? Why: Every window saved under one key"))
  }

  @Test func `goes on saying which windows would have come back otherwise then`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40, wiring: .appStorage)
    stage.press(.character("2"))
    stage.desktop.windowsRestoredDifferently = Array(stage.app.windows.windows.dropFirst())

    stage.press(.character("3"), .character("a"))
    stage.desktop.windowsRestoredDifferently = []
    stage.desktop.draw()

    let lines = stage.panel.split(separator: "\n")
    #expect(
      lines.contains { $0.contains("Search selected") && $0.contains("✗ B would be restored") }
    )
    #expect(lines.contains { $0.contains("Profile selected") && $0.contains("B unchanged ✓") })
  }

  @Test func `names a window by the letter it had, also once it is closed`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)
    stage.press(Key(.tab), Key(.enter), .character("x"))

    stage.openPanel("a")
    #expect(stage.panel.contains("2    B  key     product “Teapot” pushed"))
    stage.press(Key(.up), Key(.enter))

    #expect(stage.panel.contains("drew B · 0 cells outside B"))
  }

  @Test func `opens nothing that cannot be seen`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 24)
    for _ in 0..<12 { stage.press(Key(.enter), Key(.escape)) }
    stage.openPanel("a")
    stage.wheel(.wheelUp, column: 30, row: stage.desktop.places.dock.row + 1)
    stage.wheel(.wheelUp, column: 30, row: stage.desktop.places.dock.row + 1)
    try #require(!stage.panel.contains("› 24"))

    stage.press(Key(.enter))
    #expect(!stage.panel.contains("was   "))
    #expect(stage.panel.contains("› 24"))
    stage.press(Key(.enter))

    #expect(stage.panel.contains("was   "))
  }

  @Test func `opens what looks selected, also once lines are forgotten that were there`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    for _ in 0..<6 { stage.press(Key(.enter), Key(.escape)) }
    stage.openPanel("a")
    stage.press(Key(.up), Key(.up), Key(.tab))
    stage.app.send(.shop(.signOut), cause: .key)
    stage.press(.character("2"), .character("1"), Key(.tab))

    stage.press(Key(.enter))

    #expect(stage.panel.contains("A  was   "))
  }

  @Test func `stays on the line one looks at while more is done than it lists`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    for _ in 0..<110 { stage.press(Key(.enter), Key(.escape)) }
    stage.openPanel("a")
    stage.press(Key(.up), Key(.up), Key(.up))
    #expect(stage.panel.contains("› 217  A"))
    stage.press(Key(.enter), Key(.tab))

    for _ in 0..<10 { stage.press(Key(.enter), Key(.escape)) }

    #expect(stage.panel.contains("› 217  A"))
    #expect(stage.panel.contains("A  was   "))
  }

  @Test func `leaves a line open that grows, and folds it again`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    stage.press(Key(.down), .character("a"), Key(.tab), Key(.enter), Key(.tab))

    stage.press(Key(.down), Key(.down))
    #expect(stage.panel.contains("selection moved ×3"))
    #expect(stage.panel.contains("A  still"))
    stage.press(Key(.tab), Key(.enter))

    #expect(!stage.panel.contains("A  still"))
  }

  @Test func `opens an action to both stacks and to what was drawn`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)
    stage.press(Key(.enter))
    stage.openPanel("a")

    stage.press(Key(.enter))

    let panel = stage.panel
    #expect(panel.contains("A  was   [Home]"))
    #expect(panel.contains("is    [Home › Teapot]"))
    #expect(panel.contains("drew A · 0 cells outside A"))
  }

  @Test func `says of a forgotten history that nothing was done since`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    stage.press(Key(.enter))
    stage.app.send(.shop(.signOut), cause: .key)

    stage.press(.character("a"))

    #expect(stage.panel.contains("were cleared: you signed out."))
    #expect(stage.panel.contains("Nothing was done since."))
  }

  @Test func `names the window that asks before it is closed, and what a payment was`() throws {
    let desk = PaymentDesk(pause: .zero)
    let stage = try Stage(windows: 2, columns: 100, rows: 40, payments: desk)
    try stage.app.pay(in: try #require(stage.window("A")))
    stage.press(.character("x"), Key(.escape))
    desk.answerDue()

    stage.press(.character("a"))

    #expect(stage.panel.contains(" A  key     question opened"))
    #expect(stage.panel.contains(" A  payment order "))
  }

  @Test func `names both stacks of a window that moved, and leads to the lesson`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40, wiring: .appLevelPath)
    stage.press(Key(.enter))

    stage.press(.character("a"))

    #expect(stage.panel.contains("✗ B moved as well"))
    #expect(stage.panel.contains("B  was   [Home]"))
    #expect(stage.panel.contains("drew A, B"))
    #expect(!stage.panel.contains(" 0 cells outside"))
    stage.press(Key(.backTab), .character("?"))
    #expect(stage.desktop.canvas.text.contains("Open something in one window"))
  }

  @Test func `names the shortest way to it`() throws {
    let stage = try Stage(windows: 3, columns: 100, rows: 40)

    stage.press(.character("a"))
    #expect(stage.panel.contains(" Shift-Tab goes there · a closes "))
    stage.press(Key(.tab))
    #expect(stage.panel.contains("─ a closes "))
    stage.press(Key(.tab))

    #expect(stage.panel.contains("─ Tab goes there · a closes "))
    stage.press(Key(.tab))
    #expect(stage.panel.contains("─ Esc closes "))
  }

  @Test func `names no way to it from a sheet, where Tab goes to the next row`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)

    stage.press(.character("a"))
    let window = stage.app.windows.focus
    stage.app.send(.scene(.present(.sheet(.filter("tea"))), in: window), cause: .script)
    stage.desktop.draw()

    #expect(stage.panel.contains("─ a closes "), "\(stage.panel)")
  }

  @Test func `leads to the help where nothing is wrong, and says so`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)

    stage.press(Key(.enter), .character("a"), Key(.backTab))
    #expect(stage.desktop.canvas.text.contains("Tab to the windows  ? help"))
    stage.press(.character("?"))

    guard case .help? = stage.desktop.overlay else {
      Issue.record("\(stage.desktop.canvas.text)")
      return
    }
  }

  @Test func `shows what the newest action was where there is no room for all about it`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24, wiring: .appLevelPath)
    stage.press(Key(.enter), Key(.escape))

    stage.openPanel("a")
    #expect(stage.panel.contains("› 2    A  key     product “Teapot” popped"))
    stage.press(Key(.down), Key(.down))

    #expect(stage.panel.contains("›         ? Why"))
  }

  @Test func `opens the newest action that broke a law, and folds those before it`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 60, wiring: .appLevelPath)
    stage.press(Key(.enter), Key(.escape))
    stage.openPanel("a")
    #expect(stage.panel.contains("is    [Home]"))
    #expect(!stage.panel.contains("is    [Home › Teapot]"))

    // What is selected leads to the lesson, which is closed again.
    stage.press(Key(.enter), Key(.escape))
    stage.app.send(.scene(.back, in: stage.app.windows.focus), cause: .key)
    stage.app.send(.scene(.selectTab(.search), in: stage.app.windows.focus), cause: .key)
    stage.desktop.draw()

    #expect(!stage.panel.contains("is    [Home]"))
    #expect(stage.panel.contains("is    [Search]"))
  }

  @Test func `costs as much as is to be seen of it, however much went wrong`() throws {
    var counted: CountedCatalog?
    let stage = try Stage(windows: 6, columns: 160, rows: 48, wiring: .appLevelPath) {
      let catalog = CountedCatalog($0)
      counted = catalog
      return catalog
    }
    for _ in 0..<60 { stage.press(Key(.enter), Key(.end)) }
    stage.openPanel("a")
    let before = try #require(counted).lookUps

    stage.press(Key(.up))

    let lookUps = try #require(counted).lookUps - before
    #expect(lookUps < 500)
  }

  @Test func `tells a long path by its end`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    for _ in 0..<10 { stage.press(Key(.enter), Key(.end)) }
    stage.openPanel("a")
    stage.press(Key(.up), Key(.enter))

    #expect(stage.panel.contains("is    [Home › … 6 … › "))
  }

  @Test(arguments: ["a", "i"])
  func `leaves the keyboard to the windows, and has it after the last and before the first of them`(
    key: Character
  ) throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    func keys() -> [Bool] {
      [stage.desktop.dockHasKeys, stage.app.windows.focus == stage.window("A")]
    }

    stage.press(.character(key))

    #expect(keys() == [false, true])
    stage.press(Key(.tab))
    #expect(keys() == [false, false])
    stage.press(Key(.tab))
    #expect(keys() == [true, false])
    stage.press(Key(.tab))
    #expect(keys() == [false, true])
    stage.press(Key(.backTab))
    #expect(keys() == [true, true])
    stage.press(Key(.backTab))
    #expect(keys() == [false, false])
  }

  @Test func `leaves the windows live while they have the keys`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40)
    stage.press(.character("a"))

    stage.press(Key(.enter))

    #expect(stage.panel.contains("product “Teapot” pushed"))
    #expect(stage.drawn == ["A"])
    stage.press(.character("a"))
    #expect(stage.desktop.dock == nil)
  }

  @Test(arguments: [
    ("a", "The ledger has the keyboard; Esc returns it."),
    ("i", "The inspector has the keyboard; Esc returns it."),
  ])
  func `says who has the keys where one means nothing`(key: Character, words: String) throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    stage.press(Key(.enter))
    stage.openPanel(key)
    let count = stage.app.actionCount

    for letter in "nxdz2emy/of" {
      stage.press(.character(letter))

      #expect(stage.status.hasPrefix(" " + words))
      #expect(!stage.isCovered)
      #expect(stage.app.actionCount == count)
    }
  }

  @Test(arguments: ["a", "i"])
  func `is left with q, and quits with Ctrl-C alone`(key: Character) throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)

    stage.openPanel(key)
    stage.press(.character("q"))
    #expect(stage.desktop.dock == nil)
    #expect(stage.lastRequest == nil)
    stage.openPanel(key)
    stage.press(.control("c"))

    #expect(stage.lastRequest == .quit)
  }

  @Test(arguments: ["a", "i"])
  func `names the way back however little room there is`(key: Character) throws {
    for columns in [40, 60, 80] {
      let stage = try Stage(windows: 1, columns: columns, rows: 15)

      stage.openPanel(key)

      #expect(stage.footer.contains("Esc close"))
    }
  }

  @Test(arguments: ["a", "i"])
  func `takes the look of the focus with the keys`(key: Character) throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.openPanel(key)
    #expect(stage.edge(of: "A").hasPrefix("┌─"))
    stage.press(Key(.down))
    #expect(stage.drawn.isEmpty)

    stage.press(Key(.tab))
    #expect(stage.edge(of: "A").hasPrefix("┏━"))
    #expect(stage.drawn == ["A"])
    stage.press(Key(.backTab), Key(.escape))

    #expect(stage.edge(of: "A").hasPrefix("┏━"))
  }

  @Test func `is closed and opened by the mouse`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    stage.press(Key(.enter), .character("a"))
    let rect = stage.desktop.places.dock

    stage.click(column: 30, row: rect.row + 1)
    #expect(stage.panel.contains("was   [Home]"))
    stage.click(column: rect.columns.upperBound - 4, row: rect.row)

    #expect(stage.desktop.dock == nil)
  }

  @Test func `forgets what was before an account was left`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 40)
    stage.press(Key(.enter))
    stage.app.send(.shop(.signOut), cause: .key)

    stage.press(.character("a"))

    #expect(stage.panel.contains("Actions up to 2 were cleared"))
    #expect(!stage.panel.contains("Teapot"))
  }

  @Test func `says so where there is no room for it`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 11)

    stage.press(.character("a"))

    #expect(stage.desktop.dock == nil)
    #expect(stage.desktop.canvas.text.contains("No room here: 80×24 is enough"))
  }

  @Test(arguments: ["a", "i", "V"])
  func `leaves the keys to the windows while there is no room for it`(key: Character) throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 30)
    stage.press(.character(key), Key(.tab))
    let side = stage.desktop.places.dock

    stage.desktop.resize(to: (40, 11))
    stage.press(Key(.tab), Key(.enter))
    #expect(stage.app.windows.router(stage.app.windows.focus)?.stack.depth == 1)
    stage.desktop.resize(to: (60, 30))
    stage.desktop.draw()

    #expect(stage.desktop.places.dock == side)
    #expect(!stage.desktop.dockHasKeys)
  }

  @Test func `is not closed by the key that opens it while there is no room for it`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 30)
    stage.press(.character("a"))

    stage.desktop.resize(to: (40, 11))
    stage.press(.character("a"))

    #expect(stage.status.hasPrefix(" No room here"))
  }
}

@MainActor @Suite struct `A window that moved though nobody touched it` {
  @Test func `flashes for one picture and keeps a mark until one goes on in it`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, wiring: .appLevelPath)

    stage.press(Key(.enter))
    #expect(stage.edge(of: "B").contains("✗ B"))
    #expect(stage.styles(of: "B").contains(.moved))
    stage.press(Key(.tab))
    #expect(stage.edge(of: "B").contains("✗ B"))
    #expect(!stage.styles(of: "B").contains(.moved))
    stage.press(Key(.escape))

    #expect(!stage.edge(of: "B").contains("✗"))
    #expect(stage.edge(of: "A").contains("✗ A"))
  }

  @Test func `has a mark of two signs where there are none for right and wrong`() throws {
    let stage = try Stage(
      windows: 2,
      columns: 100,
      rows: 30,
      charset: .ascii,
      wiring: .appLevelPath
    )

    stage.press(Key(.enter))

    #expect(stage.edge(of: "B").contains("!! B"))
    stage.press(Key(.tab))
    #expect(stage.edge(of: "B").contains("!! B"))
  }

  @Test func `is listed with the same mark`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, charset: .ascii, wiring: .appStorage)
    stage.desktop.restoredWrongly = stage.app.windows.windows

    stage.press(.character("a"))

    #expect(stage.desktop.canvas.text.contains("!! restore-is-identity"))
  }

  @Test func `loses its mark when the ledger is closed`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 40, wiring: .appLevelPath)
    stage.press(Key(.enter), .character("a"))

    stage.press(.character("a"))

    #expect(!stage.desktop.canvas.text.contains("✗ B"))
  }

  @Test func `is named in the status line with the wiring`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, wiring: .appLevelPath)

    stage.press(Key(.enter))

    let status = stage.desktop.canvas.text.split(separator: "\n")[28]
    #expect(status.contains("B moved as well ✗"))
    #expect(status.hasSuffix("one router for all windows ✗"))
  }

  @Test func `leaves the status line to what happened where there is little room`() throws {
    let stage = try Stage(windows: 1, columns: 34, rows: 20)

    stage.press(Key(.enter))

    let status = stage.desktop.canvas.text.split(separator: "\n")[18]
    #expect(status == " A · product “Teapot” pushed")
  }
}

extension Stage {
  var status: String { line(fromEnd: 2) }

  var footer: String { line(fromEnd: 1) }

  private func line(fromEnd number: Int) -> String {
    let canvas = desktop.canvas
    return text(
      in: Rect(column: 0, row: canvas.height - number, width: canvas.width, height: 1)
    )
  }

  /// What stands beside the windows.
  var panel: String { text(in: desktop.places.dock) }

  func text(in rect: Rect) -> String {
    rect.rows.map { row in
      var line = String.UnicodeScalarView()
      for column in rect.columns {
        let scalar = desktop.canvas[column, row].scalar
        if let scalar = Unicode.Scalar(scalar), scalar.value != 0 { line.append(scalar) }
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// The upper edge of a window.
  func edge(of letter: String) -> String {
    guard let rect = window(letter).flatMap({ desktop.view($0)?.rect }) else { return "" }
    return text(in: Rect(column: rect.column, row: rect.row, width: rect.width, height: 1))
  }

  /// How its cells are drawn.
  func styles(of letter: String) -> Set<Style> {
    guard let rect = window(letter).flatMap({ desktop.view($0)?.rect }) else { return [] }
    return Set(rect.columns.map { desktop.canvas[$0, rect.row].style })
  }
}
