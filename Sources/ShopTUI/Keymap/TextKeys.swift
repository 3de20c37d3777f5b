import SceneNavigation
import ShopCore

/// What keys do inside a text field, where letters are text.
enum TextKeys {
  /// What the footer says while a field takes the keys.
  static let fieldHints = [
    KeyBinding.Hint(key: "Esc", words: "leave the field", command: nil),
    KeyBinding.Hint(key: "Ctrl-U", words: "clear", command: nil),
  ]

  /// What it says while that field has found something.
  static let searchHints =
    [KeyBinding.Hint(key: "Enter ↓", words: "to the results", command: nil)] + fieldHints

  /// What Tab does in a form between its fields.
  static let nextRow = KeyBinding.Hint(key: "Tab", words: "next", command: nil)

  /// What it says while a field of a form does that is presented.
  static let formHints =
    [
      KeyBinding.Hint(key: "Tab ↓", words: "next field", command: nil),
      KeyBinding.Hint(key: "Shift-Tab ↑", words: "previous field", command: nil),
    ] + fieldHints

  /// The key that begins a new line where there can be several; what else Enter does, it does elsewhere.
  static let lineBreak = Key.control("j")

  /// What it says while one of several lines does.
  static let linesHints =
    [
      KeyBinding.Hint(key: "↑↓", words: "line", command: nil),
      KeyBinding.Hint(key: lineBreak.words, words: "new line", command: nil),
      KeyBinding.Hint(key: "Tab", words: "next field", command: nil),
      KeyBinding.Hint(key: "Shift-Tab", words: "previous field", command: nil),
    ] + fieldHints

  /// What a key does in a prompt beside changing its text; nil where it does nothing.
  static func motion(for key: Key) -> PromptMotion? {
    switch (key.name, key.modifiers) {
    case (.up, []), (.character("p"), .control): .up
    case (.down, []), (.character("n"), .control): .down
    case (.pageUp, []): .pageUp
    case (.pageDown, []): .pageDown
    case (.tab, []): .complete
    case (.enter, []): .accept
    case (.escape, []): .leave
    default: nil
    }
  }

  /// The letter a key types, or another sign that is no space; nil for any other key.
  static func letter(of key: Key) -> String? {
    guard case .insert(let letter) = edit(for: key), letter != " " else { return nil }
    return letter
  }

  /// The change a key makes to the text; nil for a key that is no text.
  static func edit(for key: Key) -> TextDraft.Edit? {
    switch (key.name, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      .insert(String(character))
    case (.character("w"), .control), (.backspace, .alt): .deleteWordBackward
    case (.character("u"), .control): .clear
    case (.character("a"), .control), (.home, []): .moveToStart
    case (.character("e"), .control), (.end, []): .moveToEnd
    case (.backspace, []): .deleteBackward
    case (.delete, []), (.character("d"), .control): .deleteForward
    case (.character("k"), .control): .deleteToEnd
    case (.left, []): .moveLeft
    case (.right, []): .moveRight
    case (.left, .control), (.left, .alt): .moveWordLeft
    case (.right, .control), (.right, .alt): .moveWordRight
    default: nil
    }
  }
}

/// What keys do in a prompt beside changing its text.
enum PromptMotion: Hashable {
  case up
  case down
  case pageUp
  case pageDown
  case complete
  case accept
  case leave
}
