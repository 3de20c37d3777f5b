package import SceneNavigation

/// A system whose events are steps of an app on SceneNavigation.
@MainActor protocol StepChecking: AnyObject {
  /// What the laws found of the steps of the last event.
  var tally: StepReport { get }
}

/// Which laws had a case, and what was found where one did not hold.
public struct StepReport: Sendable {
  /// What was found, in the order it was.
  public private(set) var violations: [Violation] = []
  /// A bit for each law that had a case.
  private var checked: UInt32 = 0

  package init() {}

  /// What was found of a law.
  func finding(of law: LawName) -> Finding {
    guard checked & law.bit != 0 else { return .noCase }
    let violation = violations.isEmpty ? nil : violations.first { $0.law == law }
    return violation.map { .breaks($0.finding) } ?? .holds
  }

  /// Takes one case of a law, and what was found if the law does not hold.
  package mutating func check(
    _ law: LawName,
    holds: Bool,
    by step: @autoclosure () -> Step?,
    _ finding: @autoclosure () -> String
  ) {
    checked |= law.bit
    if !holds { violations.append(Violation(law, by: step()?.record, finding: finding())) }
  }
}
