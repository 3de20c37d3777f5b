/// How often each law was put to the test, and what was found where one did not hold.
public struct LawTally: Sendable {
  private var counts = Array(repeating: 0, count: Law.allCases.count)
  /// What was found, in the order it was.
  public private(set) var violations: [Violation] = []

  public init() {}

  /// How many cases of a law were looked at.
  public func cases(of law: Law) -> Int { counts[law.position] }

  /// Takes one case of a law, and what was found where the law does not hold.
  mutating func check(
    _ law: Law,
    holds: Bool,
    by record: ActionRecord?,
    _ finding: @autoclosure () -> String
  ) {
    counts[law.position] += 1
    if !holds { violations.append(Violation(law, by: record, finding: finding())) }
  }

  /// Adds what another tally has counted and found.
  public mutating func add(_ other: LawTally) {
    for law in Law.allCases { counts[law.position] += other.counts[law.position] }
    violations += other.violations
  }

  /// Forgets what was found, and goes on counting.
  mutating func takeViolations() -> [Violation] {
    defer { violations = [] }
    return violations
  }
}
