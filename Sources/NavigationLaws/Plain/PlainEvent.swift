/// An event as numbers: what it is aimed at is a place in the alphabet.
struct PlainEvent: Hashable, Sendable {
  var kind: EventKind
  /// The window's place.
  var window = 0
  /// The place of the route, sheet, link or app event.
  var item = 0
  /// The place of the tab.
  var tab = 0
  /// How many presentations or changes ago.
  var age = 0
}
