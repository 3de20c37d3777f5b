/// A sheet, cover, alert or dialog over a window's content, until it is dismissed.
///
/// Copying costs the same whatever its size.
public struct Presentation: Hashable, Sendable, Identifiable {
  /// Unique in its scene.
  ///
  /// Entries and presentations share their numbers.
  public typealias ID = Entry.ID

  private var parts: SharedValue<Parts>

  private struct Parts: Hashable, Sendable {
    let id: ID
    let modal: AnyRoute
    let cause: Cause
    let presenter: Entry.ID?
    var stack: BackStack
  }

  /// The id, unique in the scene.
  public var id: ID { parts.value.id }
  /// The app's own ``Modal`` value, type-erased.
  public var modal: AnyRoute { parts.value.modal }
  /// Who or what presented it.
  public var cause: Cause { parts.value.cause }
  /// The entry it was presented from; nil if that was a root.
  ///
  /// The presentation is dismissed when that entry is popped.
  public var presenter: Entry.ID? { parts.value.presenter }
  /// The back stack of a flow with several steps; other presentations stay at the root.
  public var stack: BackStack {
    get { parts.value.stack }
    set { parts.value.stack = newValue }
  }

  /// A presentation at its first screen, unless a stack is given.
  public init(
    id: ID,
    presenting modal: AnyRoute,
    cause: Cause,
    presenter: Entry.ID? = nil,
    stack: BackStack = BackStack()
  ) {
    parts = SharedValue(
      Parts(id: id, modal: modal, cause: cause, presenter: presenter, stack: stack)
    )
  }

  /// True if it has the screen, whether or not that is visible.
  package func has(_ screen: ScreenID) -> Bool {
    switch screen {
    case .presentation(let id): self.id == id
    case .entry(let id): stack.contains(id)
    case .root: false
    }
  }

  /// The visible screen of the presentation.
  public var screen: ScreenID {
    stack.top.map { .entry($0.id) } ?? .presentation(id)
  }
}

extension Presentation: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    // Saved under its original name.
    case modal = "content"
    case cause
    case presenter
    case stack
  }

  public init(from decoder: any Decoder) throws {
    let app = try AppDescription(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let modal = try container.decode(app.modals, forKey: .modal)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      presenting: AnyRoute(modal),
      cause: try container.decode(Cause.self, forKey: .cause),
      presenter: try container.decodeIfPresent(Entry.ID.self, forKey: .presenter),
      stack: try container.decode(BackStack.self, forKey: .stack)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    guard let value = modal.base as? any Encodable else {
      let words = "What is presented cannot be saved: “\(modal.base)”."
      throw EncodingError(words, of: modal.base, at: encoder)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(value, forKey: .modal)
    try container.encode(cause, forKey: .cause)
    try container.encodeIfPresent(presenter, forKey: .presenter)
    try container.encode(stack, forKey: .stack)
  }
}

extension Presentation: CustomReflectable {
  /// Mirrors the parts rather than the shared storage.
  public var customMirror: Mirror {
    Mirror(self, children: ["id": id, "modal": modal.base, "cause": cause, "stack": stack])
  }
}
