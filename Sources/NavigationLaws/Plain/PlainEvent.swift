/// An event as numbers: its arguments are indices in the alphabet.
@usableFromInline struct PlainEvent: Hashable, Sendable {
  @usableFromInline var kind: EventKind
  /// The window's index.
  @usableFromInline var window = 0
  /// The index of the route, sheet, link or app event.
  @usableFromInline var item = 0
  @usableFromInline var tab = 0
  /// How many presentations or changes ago.
  @usableFromInline var age = 0
}
