public import NavigationLaws
public import Testing

/// Expects all laws to hold, except for those in `mistakes`, which are expected to break.
///
/// Records one issue for each law that breaks, with the shortest history that shows it, and one for
/// each law in `mistakes` that holds: a law that misses a known mistake is useless. A warning lists
/// the tabs, routes, sheets and laws that no history reached; what the system does not support is
/// printed. That no law was checked is an issue.
///
/// - Parameters:
///   - verification: The system, and the values its events are made of.
///   - mistakes: The names of the laws that are expected to break.
///   - events: The number of random events.
///   - seed: The random seed; it gives the same histories on every machine.
///   - depth: The length up to which every history is checked; those that break one of `mistakes`
///     are continued.
///   - sourceLocation: Where issues are recorded.
/// - Returns: The result of each law, and what was never reached.
@MainActor @discardableResult public func expectLaws<System: NavigationSystem>(
  of verification: Verification<System>,
  breaking mistakes: Set<String> = [],
  events: Int = 5_000,
  seed: UInt64 = 1,
  exhaustiveTo depth: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) -> VerificationReport {
  let report = verification.run(
    events: events,
    seed: seed,
    exhaustiveTo: depth,
    continuingAfter: mistakes
  )
  warn(of: report, sourceLocation)
  printSkipped(in: report, sourceLocation)
  for example in report.counterexamples where !mistakes.contains(example.law) {
    let seed = report.seed.map { "\nseed \($0)" } ?? ""
    Issue.record("\(example)\(seed)\(example.advice)", sourceLocation: sourceLocation)
  }
  for law in mistakes.subtracting(report.broken).sorted() {
    let words = "“\(law)” was expected to break, but \(report.state(of: law))"
    Issue.record("\(words) (seed \(seed)).", sourceLocation: sourceLocation)
  }
  if verification.laws.isEmpty
    || !report.laws.contains(where: { $0.verdict == .holds || $0.verdict == .breaks })
  {
    let words =
      verification.laws.isEmpty
      ? "No law was checked: the verification has none. Name some in “laws:”, or leave it out."
      : "No law was checked: \(report.events) events were performed."
    Issue.record("\(words)", sourceLocation: sourceLocation)
  }
  return report
}

extension Counterexample {
  /// Where an app declares that it decides otherwise.
  fileprivate var advice: String {
    policies.isEmpty
      ? "" : "\nAn app may decide otherwise, in Policies: \(policies.joined(separator: ", "))."
  }
}

extension VerificationReport {
  /// What became of a law that did not break.
  fileprivate func state(of law: String) -> String {
    switch laws.first(where: { $0.name == law })?.verdict {
    case .holds, .breaks: "holds"
    case .skipped(let reason): "was skipped: \(reason)"
    case .neverChecked: "was never checked"
    case nil: "there is no such law"
    }
  }
}

/// Expects one law to hold over one history, as in the test of a counterexample.
@MainActor @discardableResult public func expectLaw<System: NavigationSystem>(
  _ law: String,
  of verification: Verification<System>,
  after events: [NavigationEvent<System>],
  sourceLocation: SourceLocation = #_sourceLocation
) -> VerificationReport {
  let (report, missing) = verification.replayed(events)
  if let missing { Issue.record("\(missing)", sourceLocation: sourceLocation) }
  expect(law, in: report, sourceLocation)
  return report
}

/// Expects the law of a recorded history to hold over it: a regression test from a file.
@MainActor @discardableResult public func expectLaw<System: NavigationSystem>(
  of verification: Verification<System>,
  after history: RecordedHistory,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> VerificationReport {
  let report = try verification.replay(history)
  expect(history.law, in: report, sourceLocation)
  return report
}

@MainActor private func expect(
  _ law: String,
  in report: VerificationReport,
  _ sourceLocation: SourceLocation
) {
  if let example = report.counterexample(of: law) {
    Issue.record("\(example)", sourceLocation: sourceLocation)
  } else if law != Counterexample.crash,
    !report.laws.contains(where: { $0.name == law && $0.verdict == .holds })
  {
    let isKnown = report.laws.contains { $0.name == law }
    let words = isKnown ? "was not checked by this history" : "is not a law"
    Issue.record("“\(law)” \(words).", sourceLocation: sourceLocation)
  }
}

/// A test that passes would not tell what was never reached.
private func warn(of report: VerificationReport, _ sourceLocation: SourceLocation) {
  let reached = report.neverReached.joined(separator: ", ")
  let checked = report.neverChecked.sorted().joined(separator: ", ")
  let words = [("Never reached", reached), ("Never checked", checked)]
    .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)." }
  guard !words.isEmpty else { return }
  let text = words.joined(separator: " ")
  #if compiler(>=6.3)
    Issue.record("\(text)", severity: .warning, sourceLocation: sourceLocation)
  #else
    print("\(sourceLocation): \(text)")
  #endif
}

/// A misspelled method of an adapter compiles, because the protocol has a default for it.
private func printSkipped(in report: VerificationReport, _ sourceLocation: SourceLocation) {
  let reasons = report.laws.compactMap { law -> String? in
    if case .skipped(let reason) = law.verdict { reason } else { nil }
  }
  guard !reasons.isEmpty else { return }
  let place = "\(sourceLocation.fileName):\(sourceLocation.line)"
  print(
    "\(place): \(reasons.count) of the laws skipped: \(Set(reasons).sorted().joined(separator: "; "))."
  )
}
