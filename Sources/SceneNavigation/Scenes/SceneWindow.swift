/// A window: the letter users see, and the id of its scene.
public struct SceneWindow: Hashable, Codable, Sendable, Identifiable {
  /// The id of the window's scene.
  public let id: SceneID
  /// `A` to `Z`, then `AA` and so on; reused after the window is closed.
  public let letter: String
  /// The window that was focused when this one was opened, and is again when it closes; nil for the
  /// first windows.
  public let opener: SceneID?

  /// The default limit for the number of windows: one for each letter.
  public static let most = 26

  /// A window with this scene id and letter.
  public init(id: SceneID, letter: String, opener: SceneID? = nil) {
    self.id = id
    self.letter = letter
    self.opener = opener
  }

  /// The letter at an index: `A` to `Z`, then `AA` and so on.
  package static func letter(at index: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? last : letter(at: index / 26 - 1) + last
  }

  package static func freeLetter(besides taken: some Collection<String>) -> String {
    (0..<taken.count).lazy.map(letter(at:)).first { !taken.contains($0) } ?? letter(at: taken.count)
  }

  /// True if the text is one or two capital letters.
  public static func isLetter(_ text: String) -> Bool {
    (1...2).contains(text.utf8.count) && text.utf8.allSatisfy { (65...90).contains($0) }
  }
}

/// How the windows share the screen.
public struct Arrangement: Hashable, Codable, Sendable {
  /// The layout of the windows.
  public enum Layout: String, CaseIterable, Codable, Sendable {
    /// Columns while they are wide enough, otherwise a grid.
    case automatic
    case columns
    case rows
    case grid
    /// The first window large, the others beside it.
    case main
  }

  /// The layout while no window is zoomed.
  public var layout = Layout.automatic
  /// True if the focused window fills the screen.
  public var isZoomed = false

  /// The default arrangement.
  public init() {}
}
