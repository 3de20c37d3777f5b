/// What was recovered from a damaged database.
public struct RecoveredData: Hashable, Sendable {
  /// The number of windows, in all sessions.
  public internal(set) var windows = 0
  /// The number of orders.
  public internal(set) var orders = 0
  /// The number of reviews by accounts.
  public internal(set) var reviews = 0
  /// The number of rows that could be read but were invalid.
  public internal(set) var leftOut = 0
  /// True if the catalog was recovered as well.
  public internal(set) var hasCatalog = false

  /// True if nothing could be read.
  public var isEmpty: Bool { self == RecoveredData() }
}
