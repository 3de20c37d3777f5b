/// A window as a person knows it: its letter, and the scene it shows.
public struct Window: Hashable, Codable, Sendable, Identifiable {
  public let id: SceneID
  /// `A` to `Z`, then `AA` and so on; free again once the window is closed.
  public let letter: String

  public init(id: SceneID, letter: String) {
    self.id = id
    self.letter = letter
  }

  /// The letters in their order.
  static func letter(at index: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let last = String(alphabet[index % alphabet.count])
    return index < alphabet.count ? last : letter(at: index / alphabet.count - 1) + last
  }
}

/// How the windows share the screen.
public struct Arrangement: Hashable, Codable, Sendable {
  public enum Layout: String, CaseIterable, Codable, Sendable {
    /// Side by side while each keeps its width, else a grid.
    case automatic
    case columns
    case rows
    case grid
    /// The focused window large, the others beside it.
    case main
  }

  public var layout = Layout.automatic
  /// Whether the focused window has the screen to itself.
  public var isZoomed = false

  public init() {}
}
