package import SceneNavigation

/// A system whose events are steps of an app on SceneNavigation.
@MainActor protocol StepChecking: AnyObject {
  /// The findings of the last event's steps.
  var report: StepReport { get }
}

/// Which laws were checked, and what was found if one did not hold.
package struct StepReport: Sendable {
  package private(set) var violations: [Violation] = []
  /// A bit for each law that was checked.
  private var checked: UInt32 = 0

  package init() {}

  /// What was found about a law; nil if it was not checked.
  func finding(of law: LawName) -> Finding? {
    guard checked & law.bit != 0 else { return nil }
    let violation = violations.isEmpty ? nil : violations.first { $0.law == law }
    return violation.map { .breaks($0.finding) } ?? .holds
  }

  /// Records a check of a law, with a finding if it does not hold.
  package mutating func check(
    _ law: LawName,
    holds: Bool,
    _ finding: @autoclosure () -> String
  ) {
    checked |= law.bit
    if !holds { violations.append(Violation(law, by: nil, finding: finding())) }
  }

  /// Records checks of a step: its action broke the laws that do not hold.
  package mutating func check(_ step: Step, _ checks: (inout StepReport) -> Void) {
    let known = violations.count
    checks(&self)
    for place in known..<violations.count { violations[place].record = step.record }
  }
}
