import Platform

/// A moment in words that sort by themselves, in universal time.
///
/// The C library knows no calendar but this one, and need not read tables of others first.
struct SessionTime: Sendable {
  /// The seconds since 1970.
  private let moment: time_t

  static var now: SessionTime { SessionTime(moment: time(nil)) }

  /// As `2026-11-21`.
  var day: String { String(second.prefix(10)) }

  /// How many minutes have passed since 1970.
  var minute: Int { Int(moment / 60) }

  /// As `2026-11-21T08:20:14Z`.
  var second: String {
    var moment = moment
    var parts = tm()
    gmtime_r(&moment, &parts)
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts) } ?? 0
      }
    }
  }
}
