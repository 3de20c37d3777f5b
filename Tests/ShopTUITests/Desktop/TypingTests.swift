import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Typing into the search` {
  @Test func `searches once for all that arrived together`() throws {
    let (stage, catalog) = try counted()
    stage.press(.character("/"))

    stage.burst("teapot".map { .key(.character($0)) })

    #expect(catalog.searches == ["teapot"])
    #expect(stage.desktop.canvas.text.contains("Find  teapot"))
  }

  @Test func `begins with the old text selected, which Esc leaves as it is`() throws {
    let stage = try Stage()
    stage.press(.character("/"))
    stage.type("lamp")
    stage.press(Key(.escape), .character("1"), .character("/"))
    #expect(stage.desktop.canvas.text.contains("Find  lamp"))

    stage.press(Key(.escape))
    #expect(stage.desktop.canvas.text.contains("Find  lamp"))
    stage.press(.character("/"))
    stage.type("cup")

    #expect(stage.desktop.canvas.text.contains("Find  cup"))
  }

  @Test func `stays in sight in a form, whatever was scrolled before`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 12)
    stage.app.send(
      .scene(.present(.sheet(.writeReview("teapot"))), in: stage.app.windows.focus),
      cause: .key
    )
    stage.desktop.draw()
    while stage.desktop.focusedView?.editedField?.field != .reviewTitle { stage.press(Key(.tab)) }
    let title = try #require(stage.desktop.focusedView?.current.position.selection)
    stage.press(Key(.pageDown))
    #expect(stage.desktop.focusedView?.current.position.selection == title)

    for _ in 1...9 { stage.wheel(.wheelDown, column: 10, row: 5) }
    #expect(stage.desktop.cursor == nil)
    stage.type("Q")

    #expect(stage.desktop.cursor != nil)
    #expect(stage.desktop.canvas.text.contains("Title  Q"))
  }

  @Test func `says that a link asks a question, and has not opened`() throws {
    let stage = try Stage(windows: 1)
    stage.app.send(
      .scene(.present(.sheet(.writeReview("teapot"))), in: stage.app.windows.focus),
      cause: .key
    )
    stage.desktop.draw()
    while stage.desktop.focusedView?.editedField?.field != .reviewTitle { stage.press(Key(.tab)) }
    stage.type("te")

    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .focusedWindow))
    stage.type("a")

    #expect(stage.desktop.canvas.text.contains("A link asks a question while you typed."))
  }

  @Test func `does nothing else once a link has led away from the field`() throws {
    let stage = try Stage()
    stage.press(.character("/"))
    stage.type("te")
    _ = stage.input.open(LinkRequest(link: "myshop://product/cup", place: .newWindow))
    let opened = stage.app.lastState

    stage.type("xnq dapot")

    #expect(stage.app.lastState == opened)
    #expect(stage.lastRequest == nil)
    #expect(stage.desktop.canvas.text.contains("A link opened while you typed"))
    stage.press(Key(.enter))
    #expect(stage.app.lastState == opened)
    stage.press(.character("x"))
    #expect(stage.app.lastState.windows.count == 3)
  }

  @Test func `does nothing else once a second link has arrived`() throws {
    let stage = try Stage()
    stage.press(.character("/"))
    stage.type("te")
    for _ in 0..<2 {
      _ = stage.input.open(LinkRequest(link: "myshop://product/cup", place: .newWindow))
    }
    let opened = stage.app.lastState

    stage.type("xnq")

    #expect(stage.app.lastState == opened)
    #expect(stage.lastRequest == nil)
  }

  @Test func `leaves the keys to the inspector that has them when a link leads away`() throws {
    let stage = try Stage(windows: 1, columns: 160)
    stage.press(.character("i"), .character("/"))
    let dock = stage.desktop.places.dock
    stage.click(column: dock.column + 8, row: dock.row + 1)
    _ = stage.input.open(LinkRequest(link: "myshop://product/cup", place: .window(letter: "A")))

    stage.press(.character("f"))

    #expect(stage.status.hasPrefix(" The inspector has the keyboard"))
  }

  @Test func `pastes nothing while something else has the keys`() throws {
    let stage = try Stage(windows: 1, columns: 160)
    stage.press(.character("i"), .character("/"))
    let dock = stage.desktop.places.dock
    stage.click(column: dock.column + 8, row: dock.row + 1)
    let before = stage.app.lastState

    stage.send(.paste("tea"))

    #expect(stage.app.lastState == before)
    #expect(stage.status.hasPrefix(" No field to paste into here."))
  }

  @Test func `pastes nothing that nobody can see`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))

    stage.send(.paste("t\u{1b}[31me\u{7}a\tp\u{202e}ot 👩‍🚀"))

    let router = try #require(stage.desktop.focusedView).router
    #expect(router.state.stack(of: .search).root.text(of: .query) == "t[31mea pot 👩‍🚀")
  }

  @Test func `ends with a click on what was found, for the way back too`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.type("teapot")
    let found = try #require(stage.desktop.cell(of: "Teapot", in: "A"))

    stage.click(column: found.column, row: found.row)
    stage.press(Key(.escape), .character("1"))

    let router = try #require(stage.desktop.focusedView).router
    #expect(router.selectedTab == .home)
    #expect(router.state.stack(of: .search).root.text(of: .query) == "teapot")
  }

  @Test(arguments: [
    ("teapot", 3, "tea-pot"), ("teapot", -4, "-teapot"), ("teapot", 9, "teapot-"),
    ("茶teapot", 1, "-茶teapot"), ("茶teapot", 2, "茶-teapot"),
  ])
  func `goes on where one clicks in the text`(text: String, column: Int, result: String) throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.type(text)
    let start = try #require(stage.desktop.cell(of: text, in: "A"))

    stage.click(column: start.column + column, row: start.row)
    stage.type("-")

    #expect(stage.desktop.canvas.text.contains("Find  \(result)"))
  }

  @Test func `goes on where one clicks in a text of which only the end has room`() throws {
    let stage = try Stage(windows: 1, columns: 40)
    stage.press(.character("/"))
    stage.type(String(repeating: "a", count: 60) + "teapot")
    let start = try #require(stage.desktop.cell(of: "teapot", in: "A"))

    stage.click(column: start.column + 3, row: start.row)
    stage.type("-")

    #expect(stage.desktop.canvas.text.contains("atea-"))
  }

  @Test(arguments: [3, 0, 10, -4])
  func `begins where one clicks in the text`(column: Int) throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.type("abcdefghij")
    stage.press(Key(.escape))
    let start = try #require(stage.desktop.cell(of: "abcdefghij", in: "A"))

    stage.click(column: start.column + column, row: start.row)
    stage.type("-")

    var text = "abcdefghij"
    // On the label it goes to the end, as with Enter.
    text.insert("-", at: text.index(text.startIndex, offsetBy: column < 0 ? 10 : column))
    #expect(stage.desktop.canvas.text.contains("Find  \(text)"))
  }

  @Test func `goes on where one clicks in the text of a window without the focus`() throws {
    let stage = try Stage(windows: 2)
    stage.press(.character("/"))
    stage.type("abcdefghij")
    stage.press(Key(.function(6)))
    #expect(stage.desktop.focusedView?.window.letter == "B")
    let start = try #require(stage.desktop.cell(of: "abcdefghij", in: "A"))

    stage.click(column: start.column + 3, row: start.row)
    stage.type("-")

    #expect(stage.desktop.canvas.text.contains("Find  abc-defghij"))
  }

  @Test func `moves no text while the cursor is in sight`() throws {
    let stage = try Stage(windows: 1, columns: 40)
    stage.press(.character("/"))
    stage.type((1...9).map { "word\($0) " }.joined())
    let shown = try #require(stage.desktop.cell(of: "word9", in: "A"))

    for _ in 1...20 {
      stage.press(Key(.left))
      #expect(stage.desktop.cell(of: "word9", in: "A") == shown)
    }
    let other = try #require(stage.desktop.cell(of: "word7", in: "A"))
    stage.click(column: other.column + 1, row: other.row)

    #expect(stage.desktop.cell(of: "word9", in: "A") == shown)
    #expect(stage.desktop.cursor?.column == other.column + 1)
    let label = try #require(stage.desktop.cell(of: "Find", in: "A"))
    stage.click(column: label.column, row: label.row)
    #expect(stage.desktop.cell(of: "word9", in: "A") == shown)
    #expect(stage.desktop.cursor?.column == label.column + 6)

    _ = stage.input.open(LinkRequest(link: "myshop://orders", place: .focusedWindow))
    stage.desktop.draw()
    #expect(stage.desktop.cell(of: "word9", in: "A") == nil)
    stage.press(Key(.enter), .character("2"))
    #expect(stage.desktop.cell(of: "word9", in: "A") == shown)
    stage.press(Key(.home))
    #expect(stage.desktop.canvas.text.contains("Find  word1 word2"))
  }

  @Test(arguments: [":", "o", "?"] as [Character])
  func `goes on where one clicks in what lies over the windows`(key: Character) throws {
    let stage = try Stage(windows: 1)
    stage.press(.character(key))
    stage.type("zyxwvut")
    let cursor = try #require(stage.desktop.cursor)

    stage.click(column: cursor.column - 3, row: cursor.row)
    stage.type("-")

    #expect(stage.desktop.canvas.text.contains("zyxw-vut"))
  }

  @Test func `ends with a click on a tab`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    let tab = try #require(stage.desktop.cell(of: "3 Profile", in: "A"))

    stage.click(column: tab.column, row: tab.row)
    stage.press(.character("2"), .character("1"))

    #expect(try #require(stage.desktop.focusedView).router.selectedTab == .home)
  }

  @Test func `goes on where a link led another window away`() throws {
    let stage = try Stage()
    stage.press(.character("/"))
    stage.type("te")

    _ = stage.input.open(LinkRequest(link: "myshop://product/cup", place: .window(letter: "B")))
    stage.type("apot")

    #expect(stage.desktop.canvas.text.contains("Find  teapot"))
  }

  @Test func `is hinted at where one stands on a field, and nowhere else`() throws {
    let stage = try Stage()
    stage.press(.character("2"))
    #expect(stage.desktop.canvas.text.contains("Enter type"))

    stage.press(.character("1"))

    #expect(stage.desktop.canvas.text.contains("Enter open"))
  }

  @Test(arguments: [Key(.escape), Key(.down), Key(.enter), Key(.tab)], ["", "zzzz"])
  func `is left with the same words where nothing was found`(key: Key, text: String) throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.type(text)
    #expect(!stage.footer.contains("to what was found"))

    stage.press(key)

    #expect(stage.status.hasPrefix(" A · field left"))
  }

  @Test func `says how one comes to what was found`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))

    stage.type("tea")

    #expect(stage.footer.contains("Enter ↓ to the results"))
  }

  @Test func `searches once for each letter that arrives alone`() throws {
    let (stage, catalog) = try counted()
    stage.press(.character("/"))

    stage.type("tea")

    #expect(catalog.searches == ["t", "te", "tea"])
  }

  @Test func `searches no text that was typed over`() throws {
    let (stage, catalog) = try counted()
    stage.press(.character("/"))

    stage.burst(
      "tea".map { .key(.character($0)) } + [.key(Key(.backspace))]
        + "nt".map { .key(.character($0)) } + [.key(Key(.down))]
    )

    #expect(catalog.searches == ["tent"])
  }

  @Test func `searches nothing again while one looks through what was found`() throws {
    let (stage, catalog) = try counted()
    stage.press(.character("/"))
    stage.type("tea")
    stage.press(Key(.down))
    let before = catalog.searches.count

    stage.press(Key(.down), Key(.down), Key(.up), Key(.enter), Key(.escape))

    #expect(catalog.searches.count == before)
  }

  @Test func `leaves a search in another window alone`() throws {
    let (stage, catalog) = try counted()
    stage.press(.character("/"))
    stage.type("lamp")
    stage.press(Key(.escape), Key(.tab), .character("/"))
    let before = catalog.searches.count

    stage.type("cup")

    #expect(catalog.searches.dropFirst(before) == ["c", "cu", "cup"])
  }

  private func counted() throws -> (Stage, CountedCatalog) {
    var counted: CountedCatalog?
    let stage = try Stage {
      let catalog = CountedCatalog($0)
      counted = catalog
      return catalog
    }
    return (stage, try #require(counted))
  }
}
