/// One event, with the windows before and after it, in the system's own types.
@MainActor public struct Transition<System: NavigationSystem> {
  let plain: PlainTransition
  let vocabulary: Vocabulary<System>
  /// The system after the event.
  public let system: System

  /// What happened; its window is a place among the windows before.
  public var event: NavigationEvent<System> { vocabulary.event(plain.event) }
  /// The kind of the event.
  public var kind: EventKind { plain.event.kind }
  /// What the system said to it.
  public var reply: Reply { plain.reply }
  /// The acting window before; nil if the event was aimed at none.
  public var old: System.Snapshot? { plain.old.map { vocabulary.snapshot($0) } }
  /// The acting window after; nil if the event was aimed at none, or closed it.
  public var new: System.Snapshot? { plain.new.map { vocabulary.snapshot($0) } }
  /// All windows before, in their order.
  public var before: [System.Snapshot] { plain.before.windows.map { vocabulary.snapshot($0) } }
  /// All windows after, in their order.
  public var after: [System.Snapshot] { plain.after.windows.map { vocabulary.snapshot($0) } }
  /// True if nothing is to happen by itself any more.
  public var isSettled: Bool { plain.facts.isSettled }
}
