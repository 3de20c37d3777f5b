import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The keymap` {
  private let keymap = Keymap()

  @Test func `gives no key two commands`() {
    let keys = keymap.bindings.flatMap(\.keys).map(\.key)

    #expect(Set(keys).count == keys.count)
  }

  @Test func `has a digit for every tab`() {
    for (index, tab) in AppTab.allCases.enumerated() {
      #expect(keymap.command(for: .character(Character(String(index + 1)))) == .tab(tab))
      #expect(tab.position == index)
    }
  }

  @Test func `goes to the last row, and by half pages`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 24)
    func selection() -> Int? { stage.desktop.focusedView?.current.position.selection }
    stage.press(.character("G"))
    let last = try #require(selection())
    stage.press(Key(.home), Key(.pageDown))
    let page = try #require(selection())

    stage.press(Key(.home), .control("d"))

    let half = try #require(selection())
    #expect((page / 2 - 1...page / 2 + 2).contains(half))
    #expect(last > page)
    stage.press(.control("u"))
    #expect(selection() == 0)
  }

  @Test func `never quits by Esc`() {
    #expect(keymap.command(for: Key(.escape)) == .back)
  }

  @Test func `hints only at what means something`() {
    let hints = keymap.hints { $0 != .zoom }

    #expect(!hints.contains { $0.command == .zoom })
    #expect(hints.contains { $0.command == .help })
  }

  @Test func `has no hint that is never shown`() {
    let hints = Set(keymap.bindings.compactMap(\.hint?.command))

    #expect(hints == Set(keymap.hints { _ in true }.map(\.command)))
  }
}

@MainActor @Suite struct `Keys in a prompt` {
  @Test(arguments: [
    (Key(.up), 0), (.control("p"), 0), (Key(.down), 2), (.control("n"), 2), (Key(.pageUp), 0),
    (Key(.pageDown), 14), (Key(.tab), 0), (Key(.enter), nil), (Key(.escape), nil),
  ])
  func `move where they do not type`(key: Key, chosen: Int?) throws {
    let stage = try Stage(windows: 2)
    stage.press(.character(":"), Key(.down))

    stage.press(key)

    var now: Int?
    if case .prompt(let prompt) = stage.desktop.overlay { now = prompt.chosen }
    #expect(now == chosen)
    #expect(TextKeys.edit(for: key) == nil)
  }
}

@MainActor @Suite struct `Keys in a text field` {
  @Test(arguments: [
    (Key.character("q"), TextDraft.Edit.insert("q")), (.character("1"), .insert("1")),
    (.character(" "), .insert(" ")), (Key(.backspace), .deleteBackward),
    (.control("u"), .clear), (.control("w"), .deleteWordBackward), (Key(.left), .moveLeft),
    (Key(.home), .moveToStart), (Key(.delete), .deleteForward), (.control("k"), .deleteToEnd),
    (Key(.left, .control), .moveWordLeft), (Key(.right, .control), .moveWordRight),
  ])
  func `are text and what changes text`(key: Key, edit: TextDraft.Edit) {
    #expect(TextKeys.edit(for: key) == edit)
  }

  @Test(arguments: [Key(.escape), Key(.enter), Key(.up), .control("c"), .alt("x"), Key(.tab)])
  func `leave the field or the program where they are not`(key: Key) {
    #expect(TextKeys.edit(for: key) == nil)
  }
}
