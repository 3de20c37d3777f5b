/// How far a change of shared state reaches.
public enum SharedReach: Hashable, Sendable {
  /// Windows may show it, but none moves.
  case noWindow
  /// Windows that waited for it resume.
  case waitingWindows
  /// Every window is reset, such as after signing out.
  case everyWindow
}
