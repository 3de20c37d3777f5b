/// An event with the windows before and after it, in the system's own types.
@MainActor public struct Transition<System: NavigationSystem> {
  let plain: PlainTransition

  /// The system after the event.
  public var system: System { door.system }
  private var vocabulary: Vocabulary<System> { door.vocabulary }
  private var door: SystemDoor<System> {
    unsafeDowncast(plain.translator, to: SystemDoor<System>.self)
  }

  /// The event.
  ///
  /// Its window is an index in ``before``.
  public var event: NavigationEvent<System> { vocabulary.event(plain.event) }
  /// The kind of the event.
  public var kind: EventKind { plain.event.kind }
  /// The system's reply.
  public var reply: Reply { plain.reply }
  /// The acting window before the event; nil if the event has none.
  public var old: System.Snapshot? { plain.old.map { vocabulary.snapshot($0) } }
  /// The acting window after the event; nil if the event has none, or closed it.
  public var new: System.Snapshot? { plain.new.map { vocabulary.snapshot($0) } }
  /// All windows before the event, in order.
  public var before: [System.Snapshot] { plain.before.windows.map { vocabulary.snapshot($0) } }
  /// All windows after the event, in order.
  public var after: [System.Snapshot] { plain.after.windows.map { vocabulary.snapshot($0) } }
}
