/// The number of colors a terminal shows.
public enum ColorDepth: CaseIterable, Sendable {
  /// Attributes only.
  case none
  case sixteen
  case palette256
}
