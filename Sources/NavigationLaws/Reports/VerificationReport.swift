/// The result of a verification.
public struct VerificationReport: Hashable, Sendable {
  /// The result for one law.
  public enum Verdict: Hashable, Sendable {
    /// It was checked and always held.
    case holds
    /// It was broken.
    case breaks
    /// The system does not support what the law needs.
    case skipped(String)
    /// The system supports what the law needs, but no history checked it.
    case neverChecked
  }

  /// The result for one law, with its counts.
  public struct LawReport: Hashable, Sendable {
    /// The name of the law.
    public let name: String
    /// The sentence of the law.
    public let sentence: String
    /// The number of transitions it was checked on.
    public let cases: Int
    /// The result.
    public let verdict: Verdict
  }

  /// The number of events performed.
  public let events: Int
  /// The number of different states reached.
  public let states: Int
  /// The seed of the random histories; nil if there were none.
  public let seed: UInt64?
  /// The length up to which every history was checked; nil if that was not requested.
  public let depth: Int?
  /// True if some of those histories broke a law and were not continued.
  let endsAtBreaks: Bool
  /// The result of each law, in order.
  public let laws: [LawReport]
  /// The number of events of each kind.
  public let steps: [EventKind: Int]
  /// The number of refused events of each kind.
  public let refusals: [EventKind: Int]
  /// The tabs, routes and sheets of the alphabet that no history reached.
  public let neverReached: [String]
  /// True if the verification was stopped early.
  public package(set) var isInterrupted: Bool
  /// The shortest history found for each broken law, the shortest first.
  public let counterexamples: [Counterexample]
}

extension VerificationReport {
  /// The names of the broken laws.
  public var broken: Set<String> { Set(counterexamples.map(\.law)) }

  /// The names of the laws that need something the system does not support.
  public var skipped: Set<String> {
    Set(laws.filter { if case .skipped = $0.verdict { true } else { false } }.map(\.name))
  }

  /// The names of the laws that no history checked, although the system supports them.
  public var neverChecked: Set<String> {
    Set(laws.filter { $0.verdict == .neverChecked }.map(\.name))
  }

  /// True if no law broke, every supported law was checked and everything was reached.
  public var isComplete: Bool {
    counterexamples.isEmpty && neverReached.isEmpty && neverChecked.isEmpty
  }

  /// The shortest history that breaks a law; nil if none was found.
  public func counterexample(of law: String) -> Counterexample? {
    counterexamples.first { $0.law == law }
  }
}

extension VerificationReport {
  /// The result of checks without a history: cases and findings by law.
  package init(cases: [LawName: Int], findings: [LawName: String]) {
    self.init(
      events: 0,
      states: 0,
      seed: nil,
      depth: nil,
      endsAtBreaks: false,
      laws: LawName.allCases.filter { cases[$0] != nil }.map {
        LawReport(
          name: $0.rawValue,
          sentence: $0.sentence,
          cases: cases[$0] ?? 0,
          verdict: findings[$0] == nil ? .holds : .breaks
        )
      },
      steps: [:],
      refusals: [:],
      neverReached: [],
      isInterrupted: false,
      counterexamples: LawName.allCases.compactMap { law in
        findings[law].map { Counterexample(of: law, finding: $0) }
      }
    )
  }

  /// Combines two reports.
  ///
  /// If both have a history for a law, the shorter one is kept.
  package func adding(_ other: VerificationReport) -> VerificationReport {
    VerificationReport(
      events: events + other.events,
      states: states + other.states,
      seed: seed ?? other.seed,
      depth: depth ?? other.depth,
      endsAtBreaks: endsAtBreaks || other.endsAtBreaks,
      laws: laws.map { law in
        other.laws.first { $0.name == law.name }.map(law.adding) ?? law
      } + other.laws.filter { law in !laws.contains { $0.name == law.name } },
      steps: steps.merging(other.steps, uniquingKeysWith: +),
      refusals: refusals.merging(other.refusals, uniquingKeysWith: +),
      neverReached: other.events == 0
        ? neverReached
        : events == 0 ? other.neverReached : neverReached.filter(other.neverReached.contains),
      isInterrupted: isInterrupted || other.isInterrupted,
      counterexamples: (counterexamples.map { found in
        other.counterexample(of: found.law).map { $0.length < found.length ? $0 : found } ?? found
      } + other.counterexamples.filter { counterexample(of: $0.law) == nil }).shortestFirst
    )
  }
}

extension VerificationReport.LawReport {
  fileprivate func adding(_ other: Self) -> Self {
    let verdicts = [verdict, other.verdict]
    let isBroken = verdicts.contains(.breaks)
    return Self(
      name: name,
      sentence: sentence,
      cases: cases + other.cases,
      verdict: isBroken ? .breaks : verdicts.contains(.holds) ? .holds : verdict
    )
  }
}

extension VerificationReport: CustomStringConvertible {
  public var description: String {
    ([headline] + laws.map(line) + [stepLine] + reachedLine + counterexamples.map { "\n\($0)" })
      .joined(separator: "\n")
  }

  private var headline: String {
    let holding = laws.filter { $0.verdict == .holds }.count
    let parts = [
      (holding, "hold"), (broken.count, "broken"), (skipped.count, "skipped"),
      (neverChecked.count, "never checked"),
    ]
    let verdicts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let end = endsAtBreaks ? " or to a broken law" : ""
    let origin = [seed.map { "seed \($0)" }, depth.map { "every history up to \($0)\(end)" }]
      .compactMap(\.self).joined(separator: ", ")
    return "\(laws.count) laws: \(verdicts). \(events) events, \(states) states"
      + (origin.isEmpty ? "." : " (\(origin)).")
  }

  private func line(_ law: LawReport) -> String {
    let width = laws.map(\.name.count).max() ?? 0
    let name = law.name + String(repeating: " ", count: width - law.name.count)
    return switch law.verdict {
    case .holds: "  ✓ \(name)  \(law.cases) cases"
    case .breaks: "  ✗ \(name)  \(law.cases) cases"
    case .skipped(let reason): "  – \(name)  skipped: \(reason)"
    case .neverChecked: "  ? \(name)  never checked"
    }
  }

  private var stepLine: String {
    let kinds = EventKind.allCases.compactMap { kind in
      steps[kind].map { count in
        refusals[kind].map { "\(kind.words) \(count) (\($0) refused)" } ?? "\(kind.words) \(count)"
      }
    }
    return "Steps: \(kinds.joined(separator: ", "))."
  }

  private var reachedLine: [String] {
    neverReached.isEmpty ? [] : ["Never reached: \(neverReached.joined(separator: ", "))."]
  }
}
