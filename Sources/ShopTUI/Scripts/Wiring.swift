/// What the windows of a script are composed from.
nonisolated enum Wiring: String, CaseIterable {
  /// Each window has a router of its own.
  case perScene
}
