/// An event as numbers: what it is aimed at is a place in the alphabet.
@usableFromInline struct PlainEvent: Hashable, Sendable {
  @usableFromInline var kind: EventKind
  /// The window's place.
  @usableFromInline var window = 0
  /// The place of the route, sheet, link or app event.
  @usableFromInline var item = 0
  /// The place of the tab.
  @usableFromInline var tab = 0
  /// How many presentations or changes ago.
  @usableFromInline var age = 0
}
