/// A window as a person knows it: its letter, and the scene it shows.
public struct SceneWindow: Hashable, Codable, Sendable, Identifiable {
  /// What names its scene.
  public let id: SceneID
  /// `A` to `Z`, then `AA` and so on; free again once the window is closed.
  public let letter: String
  /// The window that had the focus when it was opened, which gets it back once this one is closed; nil for
  /// one that was there from the beginning.
  public let opener: SceneID?

  /// A window by the number of its scene and the letter it shows.
  public init(id: SceneID, letter: String, opener: SceneID? = nil) {
    self.id = id
    self.letter = letter
    self.opener = opener
  }

  /// The letters in their order.
  package static func letter(at index: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? last : letter(at: index / 26 - 1) + last
  }

  /// The first letter that none of these windows has, among those of one or two capitals.
  package static func freeLetter(besides taken: some Collection<String>) -> String {
    var isFree = Array(repeating: true, count: taken.count + 1)
    for letter in taken {
      if let place = place(of: letter), place < isFree.count { isFree[place] = false }
    }
    return letter(at: isFree.firstIndex(of: true) ?? taken.count)
  }

  /// The place of a letter in their order; nil where it is none of them.
  private static func place(of letter: String) -> Int? {
    guard isLetter(letter) else { return nil }
    return letter.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 } - 1
  }

  /// Whether a text is one of the letters: one or two capitals.
  public static func isLetter(_ text: String) -> Bool {
    (1...2).contains(text.utf8.count) && text.utf8.allSatisfy { (65...90).contains($0) }
  }
}

/// How the windows share the screen.
public struct Arrangement: Hashable, Codable, Sendable {
  /// How the windows share the screen.
  public enum Layout: String, CaseIterable, Codable, Sendable {
    /// Side by side while each keeps its width, else a grid.
    case automatic
    case columns
    case rows
    case grid
    /// The first window large, the others beside it.
    case main
  }

  /// How they share the screen where none is alone on it.
  public var layout = Layout.automatic
  /// Whether the focused window has the screen to itself.
  public var isZoomed = false

  /// The arrangement of an app that starts for the first time.
  public init() {}
}
