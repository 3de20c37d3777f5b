import FoundationEssentials

/// A moment in words that sort by themselves, in universal time.
struct SessionTime: Sendable {
  private let date: Date

  static var now: SessionTime { SessionTime(date: Date()) }

  /// As `2026-11-21`.
  var day: String { String(second.prefix(10)) }

  /// As `2026-11-21T08:20:14Z`.
  var second: String { date.formatted(.iso8601) }
}
