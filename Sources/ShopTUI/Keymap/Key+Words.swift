nonisolated extension Key {
  /// The key's display name, for example `Ctrl-L`, `PgUp` or `↑`.
  var words: String {
    let held = [(Modifiers.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    let prefix = held.filter { modifiers.contains($0.0) }.map(\.1).joined()
    guard case .character(let letter) = name, letter != " ", modifiers.contains(.control) else {
      return prefix + name.words
    }
    return prefix + letter.uppercased()
  }
}

nonisolated extension Key.Name {
  fileprivate var words: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    }
  }
}
