import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens
import Testing

@testable import ShopTUI

@MainActor @Suite struct `What is presented in a window` {
  @Test(arguments: contents)
  func `is drawn in that window alone, and so are its keys`(content: Presentation.Content) throws {
    let stage = try Stage()
    let before = stage.desktop.canvas

    try stage.present(content, in: "A")
    #expect(stage.drawn == ["A"])
    let frame = try #require(stage.desktop.focusedView).rect
    #expect(stage.desktop.canvas.changedCells(from: before, besides: frame) == 0)
    stage.press(Key(.escape))

    #expect(stage.drawn == ["A"])
    #expect(stage.windowsPicture == Array(before.cells.prefix(stage.windowsPicture.count)))
  }

  @Test func `changes only the rows between which its selection moves`() throws {
    let stage = try Stage()
    try stage.present(.confirmationDialog(.signOut), in: "A")
    let before = stage.desktop.canvas

    stage.press(Key(.down))

    var rows: Set<Int> = []
    stage.desktop.canvas.changes(from: before) { row, _ in rows.insert(row) }
    #expect(rows.filter { $0 < before.height - 2 }.count == 2)
  }

  @Test func `has only its edges and its selected row written when the focus goes`() throws {
    let stage = try Stage(windows: 2)
    try stage.present(.confirmationDialog(.signOut), in: "A")
    let frame = try #require(stage.desktop.focusedView).rect
    stage.app.send(.app(.focusWindow(try #require(stage.window("B")))), cause: .key)
    let canvas = stage.desktop.canvas
    stage.desktop.draw()

    let rows = (0..<canvas.height - 2).filter { row in
      frame.columns.contains { stage.desktop.canvas[$0, row] != canvas[$0, row] }
    }
    #expect(rows.count == 3)
  }

  @Test func `stands over its dimmed content, with the frame left bright`() throws {
    let stage = try Stage(windows: 1, columns: 30, rows: 10)

    try stage.present(.sheet(.choose("teapot")), in: "A")

    #expect(
      stage.desktop.canvas.lines(0..<8) == """
        ┏━ A Home ━━━━━━━━━━━[+]━[×]━┓
        │ ┌─ Teapot ───────────────┐ │
        │ │                        │ │
        │ │› Quantity  1           │ │
        │ │  [ One more ]          │ │
        │ │  [ One less ]         ▼│▼│
        │[└─────────── Esc closes ─┘ │
        └────────────────────────────┘
        """
    )
    #expect(stage.desktop.canvas[1, 6].style == .dimmed)
    #expect(stage.desktop.canvas[0, 3].style == .border)
  }

  @Test func `hangs lower and is narrower the more stands below it`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 16)

    try stage.present(.sheet(.filter("tea")), in: "A")
    try stage.present(.sheet(.choose("teapot")), in: "A")

    let picture = stage.desktop.canvas.lines(0..<8)
    #expect(picture.contains("│ ┌─ Filter "))
    #expect(picture.contains("│ │┌─ Teapot ─"))
    #expect(stage.desktop.canvas[5, 2].style == .dimmed)
    #expect(stage.desktop.canvas[5, 3].style == .dialogTitle)
  }

  @Test func `has the whole window as a cover, and names the way out`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 20)

    try stage.present(.fullScreenCover(.signIn(then: nil)), in: "A")

    #expect(stage.desktop.canvas.text.contains("A × Close · Sign in"))
    #expect(!stage.desktop.canvas.text.contains("Featured"))
    #expect(stage.desktop.target(column: 3, row: 16) == .window(SceneID(number: 1), .body))
  }

  @Test func `gets what Tab means, while the windows keep their other keys`() throws {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.signIn(then: nil)), in: "A")

    stage.press(Key(.tab))
    #expect(stage.desktop.focusedView?.current.position.selection == 1)
    stage.press(Key(.tab))
    #expect(stage.desktop.focusedView?.current.position.selection == 0)
    stage.press(Key(.backTab))
    #expect(stage.desktop.focusedView?.current.position.selection == 1)

    stage.press(.character("w"))
    #expect(stage.app.windows.focus == stage.window("B"))
  }

  @Test func `has Tab go from field to field, each of which takes the keys at once`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    let content = try #require(stage.desktop.focusedView).current
    let fields = (0..<content.layout.selectableCount).compactMap { index -> FieldID? in
      guard case .scene(.beginEditing(_, let field)) = content.screen.selectable(index)?.action
      else { return nil }
      return field
    }

    var typedInto: [FieldID] = []
    for _ in 0..<content.layout.selectableCount {
      stage.press(Key(.tab))
      guard let field = stage.desktop.focusedView?.editedField?.field else { continue }
      typedInto.append(field)
      #expect(stage.desktop.cursor != nil)
      stage.type("w")
    }

    #expect(!fields.isEmpty)
    #expect(typedInto == fields)
    let view = try #require(stage.desktop.focusedView).current.view
    #expect(fields.map { view.text(of: $0) } == fields.map { _ in "w" })
    #expect(stage.app.windows.focus == stage.window("A"))
  }

  @Test func `has what is typed on a field that is selected go into it, and do nothing else`()
    throws
  {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.checkout), in: "A")
    let windows = stage.app.windows.state.windows.count

    stage.type("max quin")

    #expect(stage.desktop.focusedView?.current.view.text(of: .name) == "max quin")
    #expect(stage.app.windows.state.windows.count == windows)
    #expect(stage.desktop.dock == nil)
    #expect(stage.lastRequest == nil)
  }

  @Test func `shows the field that is wrong however little room there is`() throws {
    let stage = try Stage(windows: 1, columns: 24, rows: 10)
    try stage.present(.sheet(.writeReview("teapot")), in: "A")

    stage.press(Key(.end), Key(.enter))

    let view = try #require(stage.desktop.focusedView)
    #expect(view.current.isSelectionInSight)
    #expect(stage.desktop.canvas.text.contains("› "), "\(stage.desktop.canvas.text)")
    #expect(stage.status.contains("Choose one"), "\(stage.status)")
  }

  /// The error below the field that is left would push the next one out of sight.
  @Test(arguments: [Key(.tab), Key(.enter), Key(.down)])
  func `has the next field take the keys however little room there is`(key: Key) throws {
    let stage = try Stage(windows: 1, columns: 24, rows: 10)
    try stage.present(.fullScreenCover(.checkout), in: "A")
    stage.press(Key(.tab))

    for text in ["", "", "", "London"] {
      stage.type(text)
      stage.press(key)
    }

    let view = try #require(stage.desktop.focusedView).current.view
    #expect(view.text(of: .city) == "London")
    #expect([.name, .street, .postcode].allSatisfy { view.text(of: $0) == "" })
  }

  @Test func `has letters be commands on the field that was left with Esc`() throws {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.checkout), in: "A")
    stage.type("max")

    stage.press(Key(.escape), .character("w"))

    #expect(stage.app.windows.focus == stage.window("B"))
    stage.press(.character("W"), Key(.down), Key(.up), .character("w"))
    #expect(stage.app.windows.focus == stage.window("A"))
    #expect(stage.desktop.focusedView?.current.view.text(of: .name) == "maxw")
  }

  @Test(arguments: [Key(.function(2)), .character("x")])
  func `has letters be commands after a question, too`(question: Key) throws {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.checkout), in: "A")
    stage.type("max")

    stage.press(Key(.escape), question, Key(.escape), .character("w"))

    #expect(stage.app.windows.focus == stage.window("B"))
  }

  @Test func `names no letters for commands where they are text`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 30)
    try stage.present(.fullScreenCover(.checkout), in: "A")
    let onField = stage.footer

    stage.press(Key(.enter), Key(.escape))
    let afterEscape = stage.footer

    #expect(onField.contains("Enter Tab type  Esc close"))
    #expect(onField.contains("F5 zoom  F1 help  Ctrl-C quit"))
    for words in ["w window", "? help", "q quit", "a ledger"] {
      #expect(!onField.contains(words))
    }
    #expect(afterEscape.contains("w window"))
    #expect(afterEscape.contains("? help  q quit"))
  }

  @Test func `has what is pasted on a field that is selected go into it`() throws {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.checkout), in: "A")

    stage.send(.paste("Ada Lovelace"))

    #expect(stage.desktop.focusedView?.current.view.text(of: .name) == "Ada Lovelace")
  }

  @Test func `has letters stay commands where no field is selected`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")

    stage.press(.character("j"))

    #expect(stage.desktop.focusedView?.current.position.selection == 1)
    #expect(stage.desktop.focusedView?.editedField == nil)
  }

  @Test func `has ↑ and ↓ go through a long text before they leave its field`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    while stage.desktop.focusedView?.editedField?.field != .reviewText { stage.press(Key(.tab)) }
    #expect(stage.desktop.canvas.text.contains("↑↓ line  Ctrl-J new line  Tab next field"))
    let row = try #require(stage.desktop.focusedView).current.position.selection
    stage.type(String(repeating: "teapot ", count: 11) + "teapot")
    let end = try #require(stage.desktop.cursor)

    stage.press(Key(.up))
    let above = try #require(stage.desktop.cursor)
    stage.type("x")
    let text = stage.desktop.focusedView?.current.view.text(of: .reviewText)
    stage.press(Key(.down), Key(.down))

    #expect(above == Point(column: end.column, row: end.row - 1))
    #expect(text?.hasSuffix("x") == false)
    #expect(text?.contains("x") == true)
    #expect(stage.desktop.focusedView?.editedField == nil)
    #expect(stage.desktop.focusedView?.current.position.selection == row + 1)
  }

  @Test func `begins a new line with Ctrl-J where there can be several, and leaves other fields`()
    throws
  {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    func goTo(_ field: FieldID) {
      while stage.desktop.focusedView?.editedField?.field != field { stage.press(Key(.tab)) }
    }
    goTo(.reviewTitle)
    stage.type("Fine")
    stage.press(.control("j"))
    #expect(stage.desktop.focusedView?.editedField?.field != .reviewTitle)

    goTo(.reviewText)
    stage.type("Pours.")
    stage.press(.control("j"), .control("j"))
    stage.type("Keeps warm.")

    let view = stage.desktop.focusedView?.current.view
    #expect(view?.text(of: .reviewTitle) == "Fine")
    #expect(view?.text(of: .reviewText) == "Pours.\n\nKeeps warm.")
    #expect(stage.desktop.canvas.text.contains("│› Text   Pours. "))
    #expect(stage.desktop.canvas.text.contains("│         Keeps warm. "))
  }

  @Test func `keeps the lines of what is pasted where there can be several`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    for field in [FieldID.reviewTitle, .reviewText] {
      while stage.desktop.focusedView?.editedField?.field != field { stage.press(Key(.tab)) }
      _ = stage.input.handle(.paste("one \r\n two\rthree"))
    }

    let view = stage.desktop.focusedView?.current.view
    #expect(view?.text(of: .reviewTitle) == "one two three")
    #expect(view?.text(of: .reviewText) == "one \n two\nthree")
  }

  @Test func `with something typed into it asks before Esc closes it`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    let sheet = try #require(stage.app.windows.router(stage.app.windows.focus)?.presented)
    let typed = SceneAction.edit(.presentation(sheet.id), .reviewText, .insert("Pours"))
    stage.app.send(.scene(typed, in: stage.app.windows.focus), cause: .key)

    stage.press(Key(.escape))
    let asked = stage.desktop.canvas.text
    stage.press(Key(.down), Key(.enter))

    #expect(asked.contains("What you entered would be lost."))
    #expect(stage.presented("A").isEmpty)
  }

  @Test func `with something typed into it asks before a click beside it closes it`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    let sheet = try #require(stage.app.windows.router(stage.app.windows.focus)?.presented)
    let typed = SceneAction.edit(.presentation(sheet.id), .reviewText, .insert("Pours"))
    stage.app.send(.scene(typed, in: stage.app.windows.focus), cause: .key)
    stage.desktop.draw()
    let beside = try #require(
      (1..<stage.desktop.canvas.height).first {
        stage.desktop.target(column: 1, row: $0) == .window(stage.app.windows.focus, .outside)
      }
    )

    stage.click(column: 1, row: beside)

    #expect(stage.desktop.canvas.text.contains("What you entered would be lost."))
  }

  @Test func `names the place for which a link would have it left`() throws {
    let stage = try Stage()
    try stage.present(.sheet(.writeReview("teapot")), in: "A")
    let window = stage.app.windows.focus
    let sheet = try #require(stage.app.windows.router(window)?.presented)
    let typed = SceneAction.edit(.presentation(sheet.id), .reviewText, .insert("Pours"))
    stage.app.send(.scene(typed, in: window), cause: .key)

    stage.app.send(.scene(.openLink(LinkTarget(.profile([.orders]))), in: window), cause: .link)
    stage.desktop.draw()

    #expect(stage.desktop.canvas.text.contains("It leads to Orders, in Profile."))
  }

  @Test(arguments: [Key.character("2"), .character("]"), .character("/")])
  func `is named by the keys that would go elsewhere below it`(key: Key) throws {
    let stage = try Stage()
    try stage.present(.sheet(.choose("teapot")), in: "A")
    stage.press(Key(.end))
    let before = stage.app.lastState

    stage.press(key)

    #expect(stage.desktop.canvas.text.contains("choices of “Teapot” is open here"))
    #expect(stage.app.lastState == before)
  }

  @Test func `keeps what stands below a flow when the digit of the root is pressed`() throws {
    let stage = try Stage()
    stage.press(Key(.enter))
    try stage.present(.fullScreenCover(.checkout), in: "A")
    stage.press(Key(.end))
    let before = stage.app.lastState

    stage.press(.character("0"))

    #expect(stage.app.lastState == before)
  }

  @Test(arguments: [
    (Presentation.Content.confirmationDialog(.signOut), "question is open here: Esc closes it"),
    (.sheet(.choose("teapot")), "choices of “Teapot” is open here: Esc closes it"),
    (.fullScreenCover(.signIn(then: nil)), "sign-in is open here: Esc closes it"),
    (.fullScreenCover(.checkout), "already at the root"),
  ])
  func `is what 0 is about`(content: Presentation.Content, words: String) throws {
    let stage = try Stage()
    try stage.present(content, in: "A")

    stage.press(Key(.end), .character("0"))

    #expect(stage.status.contains(words))
  }

  @Test func `says no longer that a link asks first once somebody is signed in`() throws {
    let stage = try Stage(windows: 2)
    stage.app.send(.shop(.signOut), cause: .key)
    _ = stage.input.open(LinkRequest(link: "myshop://orders", place: .window(letter: "B")))
    stage.app.send(.app(.focusWindow(try #require(stage.window("B")))), cause: .key)
    stage.desktop.draw()
    try #require(stage.desktop.canvas.text.contains("asks first"))

    stage.app.send(.shop(.signIn("robin")), cause: .key)
    stage.desktop.draw()

    #expect(!stage.desktop.canvas.text.contains("asks first"))
  }

  @Test(arguments: [(120, 30), (62, 18)])
  func `looks the same where a step that was taken back leads to it`(columns: Int, rows: Int) throws
  {
    let stage = try Stage(windows: 2, columns: columns, rows: rows)
    stage.app.send(.shop(.addToCart("teapot")), cause: .key)
    try stage.present(.fullScreenCover(.checkout), in: "A")
    stage.press(Key(.tab))
    stage.type("Robin")
    stage.press(Key(.tab))
    stage.type("Robin")
    stage.press(Key(.escape), Key(.escape))
    let asked = stage.desktop.canvas.text
    stage.press(Key(.down), Key(.enter))

    stage.press(.character("U"))

    #expect(!asked.contains("› Street") && !stage.desktop.canvas.text.contains("› Street"))
    let anew = Desktop(
      app: stage.app,
      canvas: Canvas(width: columns, height: rows)
    )
    anew.draw()
    #expect(stage.windowsPicture == Array(anew.canvas.cells.prefix(columns * (rows - 2))))
  }

  @Test func `goes by a click beside it if it is a sheet, in the window that has the focus`() throws
  {
    let stage = try Stage()
    try stage.present(.sheet(.choose("teapot")), in: "B")
    let window = try #require(stage.window("B"))
    let frame = try #require(stage.desktop.view(window)).rect

    stage.click(column: frame.column + 4, row: 20)
    #expect(stage.app.windows.focus == stage.window("B"))
    #expect(stage.presented("B") == [.sheet(.choose("teapot"))])
    stage.click(column: frame.column + 4, row: 20)

    #expect(stage.presented("B").isEmpty)
  }

  @Test(arguments: [Presentation.Content.alert(.paymentDeclined), .confirmationDialog(.signOut)])
  func `stays when one clicks beside it if it has to be answered`(
    content: Presentation.Content
  ) throws {
    let stage = try Stage()
    try stage.present(content, in: "A")

    stage.click(column: 4, row: 3)

    #expect(stage.presented("A") == [content])
    #expect(stage.app.windows.router(stage.app.windows.focus)?.stack.isAtRoot == true)
  }

  @Test(arguments: [
    (Presentation.Content.alert(.paymentDeclined), "Enter OK"),
    (.confirmationDialog(.signOut), "Enter stay"),
  ])
  func `names its button in the footer as it is written`(
    content: Presentation.Content,
    hint: String
  ) throws {
    let stage = try Stage()
    try stage.present(content, in: "A")

    #expect(stage.footer.contains(hint))
  }

  @Test func `is gone by the time its answer is acted on`() throws {
    let stage = try Stage()
    stage.app.send(.shop(.addToCart("teapot")), cause: .key)
    try stage.present(.confirmationDialog(.removeLine("teapot")), in: "A")

    stage.press(Key(.down), Key(.enter))

    #expect(stage.app.shop.state.cart.isEmpty)
    #expect(stage.presented("A").isEmpty)
  }

  @Test func `asks in its window when that is closed, and comes back without the question`() throws
  {
    let stage = try Stage()
    try stage.present(.fullScreenCover(.checkout), in: "B")
    let window = try #require(stage.window("B"))
    let flow = try #require(stage.app.windows.router(window)?.presented)
    let typed = SceneAction.edit(.presentation(flow.id), .street, .insert("Mill Lane 4"))
    stage.app.send(.scene(typed, in: window), cause: .key)
    stage.desktop.draw()
    let frame = try #require(stage.desktop.view(window)).rect

    stage.click(column: frame.columns.upperBound - 4, row: 0)
    #expect(stage.app.windows.focus == window)
    #expect(stage.presented("B").count == 2)
    stage.press(Key(.down), Key(.enter))
    #expect(stage.window("B") == nil)
    stage.press(.character("u"))

    #expect(stage.presented("B") == [.fullScreenCover(.checkout)])
  }

  @Test(arguments: [(120, 30), (62, 18)])
  func `looks after any keys as if it were drawn anew`(columns: Int, rows: Int) throws {
    let stage = try Stage(windows: 2, columns: columns, rows: rows)
    var random = SeededGenerator(seed: UInt64(columns))
    for step in 0..<1_200 {
      if step.isMultiple(of: 4) {
        let content = try #require(Self.contents.randomElement(using: &random))
        let window = try #require(["A", "B"].randomElement(using: &random))
        try stage.present(content, in: window)
      }
      stage.press(try #require(Self.keys.randomElement(using: &random)))

      let anew = Desktop(
        app: stage.app,
        canvas: Canvas(width: columns, height: rows)
      )
      for (id, text) in stage.desktop.toasts { anew.toast(text, in: id) }
      anew.draw()

      #expect(stage.windowsPicture == Array(anew.canvas.cells.prefix(columns * (rows - 2))))
      #expect(stage.desktop.cursor == anew.cursor)
      #expect(
        stage.desktop.targets(everyColumns: 5, rows: 2) == anew.targets(everyColumns: 5, rows: 2)
      )
    }
  }

  nonisolated private static let contents: [Presentation.Content] = [
    .sheet(.choose("teapot")), .sheet(.filter("tea")), .sheet(.writeReview("teapot")),
    .fullScreenCover(.signIn(then: nil)), .fullScreenCover(.checkout), .alert(.paymentDeclined),
    .confirmationDialog(.signOut),
  ]

  private static let keys: [Key] = [
    Key(.down), Key(.up), Key(.tab), Key(.backTab), Key(.enter), Key(.escape), Key(.escape),
    .character("w"), .character("2"), .character("0"), .character("/"), .character("s"),
    Key(.pageDown), Key(.end),
  ]
}

@MainActor @Suite struct `A selected row out of sight` {
  @Test func `is what Enter shows, as the footer says`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 12)
    stage.press(Key(.down))
    for _ in 0..<4 { stage.wheel(.wheelDown, column: 5, row: 5) }
    #expect(stage.desktop.canvas.text.contains("Enter show selected row"))

    stage.press(Key(.enter))

    #expect(!stage.desktop.canvas.text.contains("show selected row"))
    #expect(try #require(stage.desktop.focusedView).currentPlace.stack.isAtRoot)
  }
}

@MainActor @Suite struct `A toast` {
  @Test func `is said in its window until one goes on there`() throws {
    let stage = try Stage()
    let a = try #require(stage.window("A"))
    let before = stage.desktop.canvas

    stage.desktop.toast("The cart was ordered in window B.", in: a)
    stage.desktop.draw()
    #expect(stage.drawn == ["A"])
    #expect(stage.desktop.canvas.lines(1..<2).contains("The cart was ordered in window B."))
    stage.press(Key(.down), Key(.up), .character("w"), Key(.enter), Key(.escape), .character("W"))
    #expect(stage.desktop.canvas.text.contains("The cart was ordered"))
    stage.press(Key(.enter), Key(.escape))

    #expect(stage.windowsPicture == Array(before.cells.prefix(stage.windowsPicture.count)))
  }

  @Test func `keeps the selected row in sight`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 14)
    for _ in 0..<9 { stage.press(Key(.down)) }
    let window = try #require(stage.window("A"))

    stage.desktop.toast("The cart was ordered in window B.", in: window)

    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
  }
}

extension Stage {
  /// Presents something in a window, and draws.
  fileprivate func present(_ content: Presentation.Content, in letter: String) throws {
    app.send(.scene(.present(content), in: try #require(window(letter))), cause: .key)
    desktop.draw()
  }

  fileprivate func presented(_ letter: String) -> [Presentation.Content] {
    window(letter).flatMap { app.windows.router($0) }?.presentations.map(\.content) ?? []
  }
}

extension Canvas {
  fileprivate func lines(_ rows: Range<Int>) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)[rows].joined(separator: "\n")
  }

  /// How many cells differ outside of a rectangle and the two lines below.
  fileprivate func changedCells(from before: Canvas, besides frame: Rect) -> Int {
    var count = 0
    for row in 0..<height - 2 {
      for column in 0..<width where !frame.contains(column: column, row: row) {
        count += self[column, row] == before[column, row] ? 0 : 1
      }
    }
    return count
  }
}
