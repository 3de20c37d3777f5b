nonisolated extension Key {
  /// A key by its name, such as `Ctrl-L`, `PgUp`, `↑` or `Up`; nil if there is no such key.
  init?(words: some StringProtocol) {
    var name = Substring(words)
    var modifiers = Modifiers()
    // In `Ctrl--` the last hyphen is the key itself.
    for (prefix, modifier) in [("Ctrl-", Modifiers.control), ("Alt-", .alt), ("Shift-", .shift)]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if name == "Tab", modifiers == .shift {
      self.init(.backTab)
      return
    }
    guard let key = Self.names[String(name)] ?? Self.character(name, modifiers) else { return nil }
    self.init(key, modifiers)
  }

  private static func character(_ text: Substring, _ modifiers: Modifiers) -> Name? {
    guard text.count == 1, let letter = text.first, !letter.isWhitespace else { return nil }
    let isLetter = modifiers.contains(.control) && letter.isASCII
    return .character(isLetter ? Character(letter.lowercased()) : letter)
  }

  private static let names: [String: Name] = {
    var names: [String: Name] = [
      "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Escape": .escape,
      "PageUp": .pageUp, "PageDown": .pageDown, "Insert": .insert, "Delete": .delete,
      "Return": .enter,
    ]
    let keys: [Name] = [
      .enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .insert, .delete, .character(" "),
    ]
    for key in keys { names[Key(key).words] = key }
    for number in 1...24 { names["F\(number)"] = .function(number) }
    return names
  }()
}
