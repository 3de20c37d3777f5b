/// What was taken over from a damaged database into the one in its place.
public struct TakenOver: Hashable, Sendable {
  /// How many windows, of all sessions.
  public internal(set) var windows = 0
  /// How many orders.
  public internal(set) var orders = 0
  /// How many reviews by people with an account.
  public internal(set) var reviews = 0
  /// How many rows could be read, but not be right.
  public internal(set) var leftOut = 0
  /// Whether what is sold was taken over as well.
  public internal(set) var hasCatalog = false

  /// Whether nothing could be read.
  public var isEmpty: Bool { self == TakenOver() }
}
