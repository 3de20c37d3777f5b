/// One step of a back stack: where it leads, who put it there, and how it was looked at.
public struct Entry: Hashable, Codable, Sendable, Identifiable {
  /// Unique in its scene and kept over save and restore, so that it can be named later.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The window it was made for.
    public let scene: SceneID
    /// Counted from 1 in its window, never given twice there.
    public let number: Int

    /// Names the entry of a window by its number, which is at least 1: no other one is read again from
    /// saved bytes.
    public init(scene: SceneID, number: Int) {
      self.scene = scene
      self.number = number
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      scene = try container.decode(SceneID.self, forKey: .scene)
      number = try container.decode(Int.self, forKey: .number)
      guard EntryNumbers.range.contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .number,
          in: container,
          debugDescription: "No entry has the number \(number)."
        )
      }
    }

    public var description: String { "\(scene).\(number)" }
  }

  /// What names it in its window, for as long as it is there.
  public let id: ID
  /// Where it leads.
  public let route: AnyRoute
  /// Who put it there.
  public let cause: Cause
  /// How its screen is being looked at.
  public var view: ViewState

  /// A step that leads somewhere, with a screen nobody looked around on unless one is given.
  public init(id: ID, route: AnyRoute, cause: Cause, view: ViewState = ViewState()) {
    self.id = id
    self.route = route
    self.cause = cause
    self.view = view
  }
}
