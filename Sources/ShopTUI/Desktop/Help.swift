import DesignSystem
import SceneNavigation

/// The list of keys, with its search text and position.
struct Help {
  var draft = TextDraft()
  var position = ListPosition()
}

extension Keymap {
  /// The lines that contain all words of a text, by group, the mouse last.
  ///
  /// A single letter finds its key, if there is one.
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
  fileprivate func hasKey(_ text: String) -> Bool {
    keyWords.split(separator: " ").contains { $0 == text }
  }

  /// The mouse gesture and its effect; nil if there is none.
  fileprivate var mouseWords: (String, String)? {
    guard let mouse else { return nil }
    // A mouse gesture that differs from the keys names its effect after a colon.
    guard let colon = mouse.firstRange(of: ": ") else { return (mouse, words) }
    return (String(mouse[..<colon.lowerBound]), String(mouse[colon.upperBound...]))
  }
}
