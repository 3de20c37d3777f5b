/// One step of a back stack: where it leads, who put it there, and how it was looked at.
public struct Entry: Hashable, Codable, Sendable, Identifiable {
  /// Unique in its scene and kept over save and restore, so that it can be named later.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    public let scene: SceneID
    public let number: Int

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

  public let id: ID
  public let route: AnyRoute
  public let cause: Cause
  public var view: ViewState

  public init(id: ID, route: AnyRoute, cause: Cause, view: ViewState = ViewState()) {
    self.id = id
    self.route = route
    self.cause = cause
    self.view = view
  }
}
