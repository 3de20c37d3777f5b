/// The durations of something that was repeated.
struct Timings {
  private var durations: [Duration] = []

  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer { durations.append(ContinuousClock.now - start) }
    return try body()
  }

  var count: Int { durations.count }

  func milliseconds(percentile: Int) -> Double {
    let sorted = durations.sorted()
    guard !sorted.isEmpty else { return 0 }
    let index = min(sorted.count * percentile / 100, sorted.count - 1)
    return sorted[index] / .milliseconds(1)
  }
}

func column(_ number: Double, digits: Int = 3, width: Int = 9) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let rounded = Int((number * scale).rounded())
  let whole = String(rounded / Int(scale))
  let fraction = String(rounded % Int(scale))
  let text =
    digits == 0
    ? whole : whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

extension Timings {
  /// The median, the 99th percentile and the maximum, in milliseconds.
  var figures: String {
    [50, 99, 100].map { column(milliseconds(percentile: $0)) }.joined()
  }
}
