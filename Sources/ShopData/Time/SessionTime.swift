import Platform

/// A time as text: in UTC it sorts in order.
///
/// Uses the C library, which needs no calendar or time zone tables for UTC.
struct SessionTime: Sendable {
  private let seconds: time_t

  static var now: SessionTime { SessionTime(seconds: time(nil)) }

  /// As `2026-11-21`.
  var day: String { String(second.prefix(10)) }

  /// Minutes since 1970.
  var minute: Int { Int(seconds / 60) }

  /// As `2026-11-21T08:20:14Z`.
  var second: String {
    var (seconds, parts) = (seconds, tm())
    gmtime_r(&seconds, &parts)
    return Self.text("%Y-%m-%dT%H:%M:%SZ", of: parts)
  }

  /// The local time of day, as `08:20:14`.
  var timeOfDay: String {
    var (seconds, parts) = (seconds, tm())
    localtime_r(&seconds, &parts)
    return Self.text("%H:%M:%S", of: parts)
  }

  private static func text(_ format: String, of parts: tm) -> String {
    var parts = parts
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, text.count, format, &parts) } ?? 0
      }
    }
  }
}
