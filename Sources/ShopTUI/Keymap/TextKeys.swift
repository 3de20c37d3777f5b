import SceneNavigation
import ShopCore

/// The keys in a text field, where letters are text.
nonisolated enum TextKeys {
  /// The footer in a text field.
  static let fieldHints = [leave, clear]

  private static let leave = KeyBinding.Hint("Esc", "leave the field")
  private static let clear = KeyBinding.Hint("Ctrl-U", "clear")

  /// The footer in a search field with results.
  static let searchHints =
    [KeyBinding.Hint("Enter ↓", "to the results")] + fieldHints

  static let nextRow = KeyBinding.Hint("Tab", "next")

  /// The footer in a field of a presented form.
  static let formHints = [
    KeyBinding.Hint("Tab ↓", "next field"), leave,
    KeyBinding.Hint("Shift-Tab ↑", "previous field"), clear,
  ]

  /// The key for a line break in a multi-line field, where Enter does what it does elsewhere.
  static let lineBreak = Key.control("j")

  /// The footer in a multi-line field.
  static let linesHints = [
    KeyBinding.Hint("↑↓", "line"), KeyBinding.Hint(lineBreak.words, "new line"),
    KeyBinding.Hint("Tab", "next field"), leave,
    KeyBinding.Hint("Shift-Tab", "previous field"), clear,
  ]

  /// The character a key types; nil for a space or any other key.
  static func letter(of key: Key) -> String? {
    guard case .insert(let letter) = edit(for: key), letter != " " else { return nil }
    return letter
  }

  /// Nil if the key does not change the text.
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
