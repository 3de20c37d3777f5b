import Platform

/// Local time of day.
struct WallClock {
  private var parts = tm()

  static var now: time_t { time(nil) }

  init(now: time_t) {
    var now = now
    localtime_r(&now, &parts)
  }

  /// As `08:20:14`.
  var words: String {
    [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}
