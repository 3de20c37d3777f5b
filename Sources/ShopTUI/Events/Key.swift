/// A key with its modifiers, as far as its bytes tell.
nonisolated struct Key: Hashable, Sendable {
  /// What is printed on the key; a character stands for itself, including its case.
  nonisolated enum Name: Hashable, Sendable {
    case character(Character)
    case enter, tab, backTab, backspace, escape
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    case function(Int)
  }

  /// The modifiers held down; the bytes of a character never tell of Shift.
  nonisolated struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var name: Name
  var modifiers: Modifiers

  init(_ name: Name, _ modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Ctrl with a lowercase letter or a sign.
  static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
}

nonisolated extension Key {
  /// The key that sends a byte below 0x80; Ctrl-I, Ctrl-M, Ctrl-H and Ctrl-[ can't be told from
  /// Tab, Enter, Backspace and Escape.
  init(ascii byte: UInt8, _ modifiers: Modifiers = []) {
    switch byte {
    case 0x00: self.init(.character(" "), modifiers.union(.control))
    case 0x08, 0x7f: self.init(.backspace, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x0d: self.init(.enter, modifiers)
    case 0x1b: self.init(.escape, modifiers)
    case 0x01...0x1a:
      self.init(.character(Character(Unicode.Scalar(byte | 0x60))), modifiers.union(.control))
    case 0x1c...0x1f:
      self.init(.character(Character(Unicode.Scalar(byte | 0x40))), modifiers.union(.control))
    default: self.init(.character(Character(Unicode.Scalar(byte))), modifiers)
    }
  }
}
