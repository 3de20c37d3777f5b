import DesignSystem
import SceneNavigation

/// The table of keys while it is read: what is looked for in it, and where one looks.
struct Help {
  var draft = TextDraft()
  var position = ListPosition()
}

extension Keymap {
  /// The lines of the table that have all words of a text, group by group, the mouse last; a single letter
  /// finds the key, where there is one.
  func help(matching text: String) -> ScreenContent<Target> {
    let isKey = bindings.contains { $0.hasKey(text) }
    let words = text.lowercased().split(separator: " ")
    func matches(_ binding: KeyBinding) -> Bool {
      if isKey { return binding.hasKey(text) }
      let line = "\(binding.keyWords) \(binding.words) \(binding.mouse ?? "")".lowercased()
      return words.allSatisfy { line.contains($0) }
    }
    func rows(_ title: String, _ lines: [(String, String)]) -> [Row<Target>] {
      lines.isEmpty ? [] : [.heading(title)] + Row.definitions(lines) + [.blank()]
    }
    var all = groups.flatMap { group in
      rows(group.title, group.bindings.filter(matches).map { ($0.keyWords, $0.words) })
    }
    all += rows("Mouse", bindings.filter(matches).compactMap(\.mouseWords))
    if all.isEmpty { all.append(.notice("No key does “\(text)”.")) }
    return ScreenContent(title: "Keys", rows: all)
  }
}

extension KeyBinding {
  /// Whether a text is the name of one of its keys.
  fileprivate func hasKey(_ text: String) -> Bool {
    keyWords.split(separator: " ").contains { $0 == text }
  }

  /// What the mouse does, and what that is for; nil where it does nothing.
  fileprivate var mouseWords: (String, String)? {
    guard let mouse else { return nil }
    // Where it does something else than the keys, it says so itself.
    guard let colon = mouse.firstRange(of: ": ") else { return (mouse, words) }
    return (String(mouse[..<colon.lowerBound]), String(mouse[colon.upperBound...]))
  }
}
