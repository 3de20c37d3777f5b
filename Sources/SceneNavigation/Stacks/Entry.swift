/// One entry of a back stack: its route, its cause and the view state of its screen.
public struct Entry: Hashable, Codable, Sendable, Identifiable {
  /// An id that is unique in its scene and survives saving and restoring.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The scene the entry was created in.
    public let scene: SceneID
    /// Counted from 1 in its scene; never reused there.
    public let number: Int

    /// An id with a number of at least 1; decoding rejects any other.
    public init(scene: SceneID, number: Int) {
      self.scene = scene
      self.number = number
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      scene = try container.decode(SceneID.self, forKey: .scene)
      number = try container.decode(Int.self, forKey: .number)
      guard EntryNumbers.range.contains(number) else {
        throw DecodingError("No entry has the number \(number).", at: decoder)
      }
    }

    public var description: String { "\(scene).\(number)" }
  }

  /// The id, unique in the scene.
  public let id: ID
  /// The route to the entry's screen.
  public let route: AnyRoute
  /// Who or what pushed the entry.
  public let cause: Cause
  /// The view state of the entry's screen.
  public var view: ViewState

  /// An entry with a default view state unless one is given.
  public init(id: ID, route: AnyRoute, cause: Cause, view: ViewState = ViewState()) {
    self.id = id
    self.route = route
    self.cause = cause
    self.view = view
  }
}
