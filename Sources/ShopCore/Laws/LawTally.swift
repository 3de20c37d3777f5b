import SceneNavigation

/// How often each law was put to the test, how long that took, and what was found where one did
/// not hold.
public struct LawTally: Sendable {
  private var counts = Array(repeating: 0, count: Law.allCases.count)
  private var times = Array(repeating: Duration.zero, count: Law.allCases.count)
  /// What was found, in the order it was.
  public private(set) var violations: [Violation] = []
  private var timing: Timing?

  /// Says how long it is since some moment.
  public typealias Stopwatch = @Sendable () -> Duration

  private struct Timing {
    let stopwatch: Stopwatch
    /// For how many cases one that is timed stands.
    let weight: Int
    var last: Duration
  }

  init() {}

  /// How many cases of a law were looked at.
  public func cases(of law: Law) -> Int { counts[law.position] }

  /// How long a law took, as far as it was timed.
  public func time(of law: Law) -> Duration { times[law.position] }

  /// Takes one case of a law, and what was found where the law does not hold.
  mutating func check(
    _ law: Law,
    holds: Bool,
    by step: Step?,
    _ finding: @autoclosure () -> String
  ) {
    counts[law.position] += 1
    if timing != nil { noteTime(of: law) }
    if !holds { violations.append(Violation(law, by: step?.record, finding: finding())) }
  }

  /// Counts cases that were looked at elsewhere, with the time they took.
  mutating func add(_ count: Int, of law: Law, in time: Duration) {
    counts[law.position] += count
    times[law.position] += time
  }

  /// Adds what another tally has counted and found.
  mutating func add(_ other: LawTally) {
    for law in Law.allCases {
      counts[law.position] += other.counts[law.position]
      times[law.position] += other.times[law.position]
    }
    violations += other.violations
  }

  /// Begins to note how long each law takes: what passes until a case is taken is its law's time.
  mutating func beginTiming(by stopwatch: @escaping Stopwatch, weight: Int = 1) {
    timing = Timing(stopwatch: stopwatch, weight: weight, last: stopwatch())
  }

  /// What passed until now is no law's time.
  mutating func beginCase() {
    if let timing { self.timing?.last = timing.stopwatch() }
  }

  mutating func endTiming() { timing = nil }

  /// Hands out what was found, and goes on counting.
  mutating func takeViolations() -> [Violation] {
    guard !violations.isEmpty else { return [] }
    defer { violations = [] }
    return violations
  }

  private mutating func noteTime(of law: Law) {
    guard var timing else { return }
    let now = timing.stopwatch()
    times[law.position] += (now - timing.last) * timing.weight
    timing.last = now
    self.timing = timing
  }
}
