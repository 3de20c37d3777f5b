import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A split screen` {
  @Test func `does everything twice and leaves the windows as they were`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 40)
    stage.press(Key(.enter))
    let (state, shop) = (stage.app.lastState, stage.app.shop.state)
    let (count, picture) = (stage.app.actionCount, stage.desktop.canvas)

    stage.press(.character("="), Key(.enter), Key(.enter), Key(.tab), .character("n"))
    let split = try stage.split()
    #expect(split.left.app.lastState.windows.count == 4)
    #expect(split.left.app.shop.state.cart != shop.cart)
    #expect(try stage.mistaken().app.lastState.windows.count == 4)
    stage.press(.character("="))

    #expect(stage.desktop.split == nil)
    #expect(stage.app.lastState == state)
    #expect(stage.app.shop.state.cart == shop.cart)
    #expect(stage.app.actionCount == count)
    #expect(stage.desktop.canvas == picture)
  }

  @Test func `has settings of its own, which hold while it is there`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)

    stage.press(.character("="), .character("M"))

    #expect(!stage.desktop.shown.app.shop.state.settings.usesMouse)
    #expect(try stage.split().halves.allSatisfy { !$0.app.shop.state.settings.usesMouse })
    stage.press(.character("="))
    #expect(stage.desktop.shown.app.shop.state.settings.usesMouse)
  }

  @Test func `says on both sides which link is copied`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="), Key(.enter), Key(.tab))

    stage.press(.character("y"))

    #expect(stage.lastRequest == .copy("myshop://home"))
    #expect(
      try stage.split().halves.map(\.desktop.message) == [
        "Sent to the clipboard: myshop://home", "Sent to the clipboard: myshop://home",
      ]
    )
  }

  @Test func `saves its own actions as a test`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    stage.press(.character("2"), .character("="), .character("3"))

    let test = try SavedTest(ofActionsFrom: 1, on: stage.desktop.shown, called: "T")

    #expect(test.count == 1)
    #expect(test.text.contains("selectTab(.profile)"))
  }

  @Test func `opens the choice of mistakes at its own`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    stage.input.compare(under: .tabStorage)

    stage.press(Key(.function(2)))
    stage.press(Key(.enter))

    #expect(try stage.split().mistake == .tabStorage)
  }

  @Test func `orders and charges nothing`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    let shop = stage.app.shop.state
    stage.press(.character("="))

    for half in try stage.split().halves {
      try half.fillInCheckout(upTo: .placed)
      #expect(half.app.shop.state.orders.count == shop.orders.count + 1)
    }
    stage.press(.character("="))

    #expect(stage.app.shop.state.orders == shop.orders)
    #expect(stage.app.shop.state.changes == shop.changes)
  }

  @Test func `marks what moved though nobody touched it, and names the law`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 40)

    stage.press(.character("="), Key(.enter))

    let (left, right) = (try stage.split().left, try stage.mistaken())
    #expect(left.desktop.views.allSatisfy { $0.alarm == nil })
    #expect(right.desktop.views.map(\.alarm) == [nil, .flashing, .flashing])
    #expect(right.violations.map(\.law) == [.windowIsolation])
    let line = stage.line(try stage.split().layout.difference.row)
    #expect(line == " ✗ window-isolation: B and C moved as well · B shows Home › Teapot, not Home")
    stage.press(Key(.tab))
    #expect(right.desktop.views.map(\.alarm) == [nil, .marked, .marked])
    #expect(
      stage.line(try stage.split().layout.difference.row).hasPrefix(
        " ✗ B, C differ from the left"
      )
    )
  }

  @Test func `marks the tabs that are not as they should be`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 30)
    stage.input.compare(under: .sharedTabStack)

    stage.press(.character("2"), .character("1"), Key(.enter))

    let split = try stage.split()
    let sides = [split.layout.left, split.layout.right].map {
      stage.desktop.canvas.lines(in: $0).joined(separator: "\n")
    }
    #expect(sides[0].contains("[1 Home] 2 Search  3 Profile"))
    #expect(sides[1].contains("[1 Home]✗2 Search  3 Profile"))
    stage.press(.character("0"))
    #expect(!stage.desktop.canvas.text.contains("✗2 Search"))
  }

  @Test(arguments: ["g", "I", "t"])
  func `offers no key in its footer that what is open in the halves does not take`(key: Character)
    throws
  {
    let stage = try Stage(windows: 2, columns: 160, rows: 40)
    stage.input.compare(under: .appLevelPath)
    stage.press(Key(.enter))
    #expect(stage.footer.contains("Q restart"))

    stage.press(.character(key))

    #expect(!stage.footer.contains("Q restart") && !stage.footer.contains("? help"))
    stage.press(Key(.escape))
    #expect(stage.footer.contains("Q restart"))
  }

  @Test func `offers only the keys of a text field while letters go to the right half`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 40)
    stage.input.compare(under: .appLevelPath)

    stage.press(Key(.enter), Key(.tab), .character("2"), Key(.tab), Key(.enter))

    let split = try stage.split()
    #expect(split.takesLetters && !split.left.desktop.keyFocus.takesLetters)
    #expect(stage.footer.contains("Esc leave"))
    #expect(!stage.footer.contains("a ledger") && !stage.footer.contains("= "))
    stage.press(Key(.escape))
    #expect(stage.footer.contains("= leave"))
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight }, [1, 2])
  func `names keys that show the mistake wherever the windows are`(
    mistake: NamedWiring,
    windows: Int
  ) throws {
    let stage = try Stage(windows: windows, columns: 120, rows: 40)
    stage.press(.character("3"))
    stage.input.compare(under: mistake)
    let keys = ["Enter": Key(.enter), "Tab": Key(.tab), "End": Key(.end)]
    var broken: [Violation] = []

    for word in mistake.stepsInHalves(of: windows).split(separator: " ") {
      let letter = try #require(word.first)
      stage.press(keys[String(word)] ?? .character(letter))
      broken += try stage.mistaken().violations
    }

    #expect(!broken.isEmpty, "\(mistake.stepsInHalves(of: windows))")
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `shows every mistake by the steps it names`(mistake: NamedWiring) throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.input.compare(under: mistake)
    stage.desktop.draw()
    #expect(
      stage.desktop.canvas.text.contains(
        "Both sides are unsaved copies, the same so far. Try \(mistake.stepsInHalves(of: 2))"
      )
    )
    var broken: Set<LawName> = []

    for step in try #require(Lesson(about: mistake)).steps {
      switch step.event {
      case .press(let key): stage.press(key)
      case .open, .compare: break
      case .launch, .relaunch: stage.press(.character("Q"))
      }
      broken.formUnion(try stage.mistaken().violations.map(\.law))
      #expect(try stage.split().left.violations.isEmpty)
    }

    #expect(broken.contains(try #require(Lesson(about: mistake)?.law)))
    #expect(broken.isSubset(of: mistake.brokenLaws))
  }

  @Test func `is under the mistake that runs, beside the windows as they should be`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40, wiring: .sharedTabStack)
    stage.press(Key(.enter), .character("2"))

    stage.press(.character("="))

    let split = try stage.split()
    #expect(split.mistake == .sharedTabStack)
    #expect(split.left.wiring == .perScene)
    #expect(split.left.app.lastState.windows[0].scene.selectedTab == .search)
  }

  @Test func `is under the mistake that was looked at last, or another that is chosen`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("b"), Key(.down), Key(.down), Key(.enter), Key(.escape), Key(.escape))

    stage.press(.character("="))
    #expect(try stage.split().mistake == .sharedTabStack)
    stage.press(.character("3"), Key(.function(2)))
    #expect(stage.desktop.canvas.text.contains("Which mistake on the right?"))
    stage.press(Key(.end), Key(.enter))

    #expect(try stage.split().mistake == .noPopToRootOnRetap)
    #expect(try stage.mistaken().app.lastState.windows[0].scene.selectedTab == .profile)
    stage.press(.character(":"))
    stage.type("wiring one router")
    stage.press(Key(.enter))
    #expect(try stage.split().mistake == .appLevelPath)
  }

  @Test func `does a click in one half in the other as well`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="))
    let right = try stage.split().layout.right

    let row = try #require(stage.place(of: "Sea salt", in: right))
    stage.click(column: row.column, row: row.row)

    for half in try stage.split().halves {
      #expect(half.app.lastState.windows[0].scene.stack(of: .home).depth == 1)
      #expect(half.desktop.actionLog.timeline[half.app.actionCount]?.record.cause == .click)
    }
    #expect(stage.app.actionCount == 0)
  }

  @Test func `aims a click at what was clicked, wherever that is on the other side`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="))
    let (left, right) = (try stage.split().left, try stage.mistaken())
    // Only on the left the list is scrolled, so that its rows are elsewhere.
    let home = ScreenID.root(.home)
    left.app.send(
      .scene(.look(home, selection: 4, scroll: 4), in: SceneID(number: 1)),
      cause: .script
    )
    stage.desktop.draw()

    let row = try #require(stage.place(of: "Hurricane lamp", in: stage.split().layout.left))
    stage.click(column: row.column, row: row.row)

    let paths = [left, right].map { $0.app.lastState.windows[0].scene.stack(of: .home).path }
    #expect(paths[0] == paths[1])
    #expect(paths[0].routes.count == 1)
    // What is not there on the other side is not done there.
    stage.press(.character("3"))
    let count = right.app.actionCount
    left.app.send(.scene(.selectTab(.home), in: SceneID(number: 1)), cause: .script)
    stage.desktop.draw()
    let button = try #require(stage.place(of: "[ Add to cart ]", in: stage.split().layout.left))
    stage.click(column: button.column, row: button.row)
    #expect(right.app.actionCount == count)
    #expect(right.desktop.canvas.text.contains("That is not on this side."))
    #expect(right.app.shop.state.cart != left.app.shop.state.cart)
  }

  @Test func `turns the wheel in both halves, and scrolls no focus away`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    stage.press(.character("="))

    stage.wheel(.wheelDown, column: 5, row: 5)

    for half in try stage.split().halves {
      #expect(half.desktop.views[0].current.position.scroll == 3)
    }
  }

  @Test func `types on both sides, and where one has no field, on the other alone`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    stage.press(.character("="), .character("/"))
    stage.type("tea")
    for half in try stage.split().halves {
      let root = half.app.lastState.windows[0].scene.stack(of: .search).root
      #expect(root.text(of: .query) == "tea")
    }
    #expect(stage.desktop.cursor != nil)
    let right = try stage.mistaken()
    right.app.send(.scene(.endEditing(.root(.search)), in: SceneID(number: 1)), cause: .script)

    // As a command it would close the window or leave.
    stage.type("x=q")

    #expect(stage.desktop.split != nil)
    let text = { (half: Half) in
      half.app.lastState.windows[0].scene.stack(of: .search).root.text(of: .query)
    }
    #expect(text(try stage.split().left) == "teax=q")
    #expect(text(right) == "tea")
    #expect(right.desktop.canvas.text.contains("No field here"))
  }

  @Test func `opens a palette, a prompt and panels in each half`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="), .character(":"))
    // What would be typed is no key that is named.
    #expect(!stage.line(39).contains("= leave"))
    stage.type("new window")
    stage.press(Key(.enter), .character("o"))
    stage.type("order/7")
    stage.press(Key(.enter), Key(.escape), .character("t"))
    for half in try stage.split().halves {
      #expect(half.desktop.canvas.text.contains("This is now."))
    }
    stage.press(Key(.escape), .character("a"))

    for half in try stage.split().halves {
      #expect(half.app.lastState.windows.count == 3)
      #expect(half.desktop.canvas.text.contains("─ Ledger"))
    }
    #expect(stage.app.lastState.windows.count == 2)
  }

  @Test func `reads the help over both halves`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="), Key(.enter))
    let before = stage.desktop.canvas.text

    stage.press(.character("?"))
    #expect(stage.desktop.canvas.text.contains("─ Keys ─"))
    #expect(stage.desktop.canvas.text.contains("The mistake: one router for all windows"))
    stage.press(Key(.escape))

    #expect(stage.desktop.canvas.text == before)
  }

  @Test func `explains the mistake over both halves while the ledgers have the keys`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    stage.press(.character("="), .character("a"), Key(.backTab), .character("?"))

    #expect(try stage.split().halves.allSatisfy { $0.desktop.overlay == nil })
    guard case .menu(let menu)? = stage.desktop.overlay, case .lesson = menu.page else {
      Issue.record("\(stage.desktop.canvas.text)")
      return
    }
  }

  @Test func `takes links from outside to both halves, and to the windows that it stands for`()
    throws
  {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="))

    let answer = stage.input.open(LinkRequest(link: "myshop://product/teapot"))

    guard case .landed = answer else {
      Issue.record("\(answer)")
      return
    }
    for half in try stage.split().halves {
      #expect(half.app.lastState.windows[0].scene.stack(of: .home).depth == 2)
    }
    #expect(stage.app.lastState.windows[0].scene.stack(of: .home).depth == 2)
    #expect(stage.app.actionCount == 1)
  }

  @Test func `is left by = and q, and by the end of the program`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)

    stage.press(.character("="), .character("q"))
    #expect(stage.desktop.split == nil)
    #expect(stage.lastRequest == nil)
    stage.press(.character("="), .control("c"))

    #expect(stage.lastRequest == .quit)
  }

  @Test(arguments: [(80, 24), (120, 40), (160, 48), (50, 20)], [Charset.unicode, .ascii])
  func `shows both windows on both sides at any size`(size: (Int, Int), charset: Charset) throws {
    let stage = try Stage(windows: 2, columns: size.0, rows: size.1)
    let split = SplitScreen(
      AppState(windowCount: 2),
      over: stage.app.shop.state,
      under: .appLevelPath,
      canvas: Canvas(width: size.0, height: size.1, charset: charset)
    )
    #expect(split.hasRoom)

    split.carryOut { half in _ = half.carryOut { $0.handle(.key(Key(.enter))) } }
    split.draw()

    for rect in [split.layout.left, split.layout.right] {
      let text = split.canvas.lines(in: rect).joined(separator: "\n")
      #expect(text.contains(/[A] (‹|<)/))
      #expect(text.contains(/B (‹|<|Home)/))
    }
    let text = split.canvas.text
    #expect(text.contains(charset == .ascii ? "!! window-isolation" : "✗ window-isolation"))
    if charset == .ascii { #expect(text.unicodeScalars.allSatisfy { $0.isASCII }) }
    #expect(text.split(separator: "\n").last?.contains("= leave") == true)
  }

  @Test func `is not there without room, and waits where that is lost`() throws {
    let small = try Stage(windows: 2, columns: 44, rows: 24)
    small.press(.character("="))
    #expect(small.desktop.split == nil)
    #expect(small.status.hasPrefix(" No room here"))
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character("="), Key(.enter))

    stage.desktop.resize(to: (80, 24))
    stage.desktop.draw()
    #expect(try stage.split().canvas.width == 80)
    #expect(stage.desktop.canvas.text.contains("✗ B"))
    let shown = stage.desktop.canvas
    stage.desktop.resize(to: (40, 24))
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("The terminal is 40×24; 80×24 is enough."))
    stage.press(Key(.enter), .character("="))
    stage.desktop.resize(to: (80, 24))
    stage.desktop.draw()

    #expect(stage.desktop.canvas == shown)
    #expect(stage.app.actionCount == 0)
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `keeps every law on the left, whatever is done`(mistake: NamedWiring) throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 32)
    let state = stage.app.lastState
    var generator = SeededGenerator(seed: 7)
    let letters = "123012jjkkllhhnxduwgzLtaUR]/ee:oQ?".map { Key.character($0) }
    let keys =
      letters + [Key(.enter), Key(.enter), Key(.escape), Key(.escape), Key(.tab), Key(.down)]
    stage.input.compare(under: mistake)

    for _ in 0..<150 {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        let column = Int.random(in: 0..<100, using: &generator)
        stage.click(column: column, row: Int.random(in: 1..<29, using: &generator))
      } else if let key = keys.randomElement(using: &generator) {
        stage.press(key)
      }
      if stage.desktop.split == nil { stage.input.compare(under: mistake) }
      #expect(try stage.split().left.violations.isEmpty)
    }

    #expect(stage.app.lastState == state)
    #expect(stage.app.actionCount == 0)
  }

  @Test func `writes none of its secrets into a script`() throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 40)
    var script = ""
    let recorder = Recorder { script = $0 }
    recorder.begin(stage.app, on: stage.desktop)
    func press(_ keys: [Key]) {
      for key in keys {
        recorder.note(.key(key))
        stage.press(key)
      }
    }
    press([.character("=")])
    for half in try stage.split().halves { try half.fillInCheckout(upTo: .payment) }
    stage.desktop.draw()

    press("4242".map { .character($0) })
    recorder.end()

    for half in try stage.split().halves {
      #expect(half.desktop.keyFocus.field?.field == .cardNumber)
    }
    #expect(script.contains("key ="))
    #expect(!script.contains("4242"))
  }
}

@MainActor extension Stage {
  func split() throws -> SplitScreen { try #require(desktop.split) }

  func mistaken() throws -> Half { try #require(desktop.split?.right) }

  func line(_ row: Int) -> String {
    desktop.canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[
      row
    ]
  }

  /// Where a text begins within a rectangle.
  func place(of text: String, in rect: Rect) -> Point? {
    desktop.canvas.places(of: text, in: rect).first.map { Point(column: $0.column, row: $0.row) }
  }
}

@MainActor extension Half {
  /// Begins a checkout in its first window and types what it asks for, until it asks for the card.
  fileprivate func fillInCheckout(upTo last: CheckoutStage) throws {
    let window = SceneID(number: 1)
    let texts: [FieldID: String] = [
      .cardNumber: "4242424242424242", .cardExpiry: "12/29", .securityCode: "987",
    ]
    app.send(.shop(.addToCart("teapot")), cause: .script)
    app.send(.scene(.present(.fullScreenCover(.checkout)), in: window), cause: .script)
    for stage in CheckoutStage.allCases.prefix(while: { $0 != last }) {
      let flow = try #require(app.windows.router(window)?.presented)
      for field in stage.fields where field != .delivery {
        let text = TextDraft.Edit.insert(texts[field] ?? "Mill Lane 4")
        app.send(.scene(.edit(flow.screen, field, text), in: window), cause: .script)
      }
      app.send(.scene(.submit(flow.id), in: window), cause: .script)
    }
    guard last == .payment else { return }
    let flow = try #require(app.windows.router(window)?.presented)
    app.send(.scene(.beginEditing(flow.screen, .cardNumber), in: window), cause: .script)
  }
}
