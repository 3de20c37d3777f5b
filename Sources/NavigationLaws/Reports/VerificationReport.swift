/// What came of checking the laws.
public struct VerificationReport: Hashable, Sendable {
  /// What came of one law.
  public enum Verdict: Hashable, Sendable {
    /// It had cases, and held in each.
    case holds
    /// It broke.
    case breaks
    /// The system lacks what the law speaks of.
    case skipped(String)
    /// The system has what the law speaks of, and no history came by it.
    case neverChecked
  }

  /// How one law did.
  public struct LawReport: Hashable, Sendable {
    /// The law's name.
    public let name: String
    /// What it says.
    public let sentence: String
    /// In how many transitions it had something to say.
    public let cases: Int
    /// What came of it.
    public let verdict: Verdict
  }

  /// How many events happened.
  public let events: Int
  /// How many states of the windows were met.
  public let states: Int
  /// The seed of the random histories; nil if there were none.
  public let seed: UInt64?
  /// Up to which length every history was looked at; nil if that was not asked for.
  public let depth: Int?
  /// Each law, in order.
  public let laws: [LawReport]
  /// How many events of each kind happened.
  public let steps: [EventKind: Int]
  /// How many of them were refused.
  public let refusals: [EventKind: Int]
  /// What the alphabet has, and no history came by: tabs, routes, sheets.
  public let neverReached: [String]
  /// True if somebody had enough before all was looked at.
  public let isInterrupted: Bool
  /// The shortest history of each law that broke.
  public let counterexamples: [Counterexample]
}

extension VerificationReport {
  /// The names of the laws that broke.
  public var broken: Set<String> { Set(counterexamples.map(\.law)) }

  /// The names of the laws that need what the system does not support.
  public var skipped: Set<String> {
    Set(laws.filter { if case .skipped = $0.verdict { true } else { false } }.map(\.name))
  }

  /// The names of the laws that no history was a case of, though the system has what they speak of.
  public var neverChecked: Set<String> {
    Set(laws.filter { $0.verdict == .neverChecked }.map(\.name))
  }

  /// True if no law broke, none was left unchecked though it could be, and everything was reached.
  public var isComplete: Bool {
    counterexamples.isEmpty && neverReached.isEmpty && neverChecked.isEmpty
  }

  /// The shortest history that breaks a law; nil if none was found.
  public func counterexample(of law: String) -> Counterexample? {
    counterexamples.first { $0.law == law }
  }
}

extension VerificationReport {
  /// What came of checks that need no history: how many cases of each law, and what was found.
  package init(cases: [LawName: Int], findings: [LawName: String]) {
    self.init(
      events: 0,
      states: 0,
      seed: nil,
      depth: nil,
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

  /// What came of both, as of parts of one verification; of two histories that break a law the shorter stays.
  public func adding(_ other: VerificationReport) -> VerificationReport {
    VerificationReport(
      events: events + other.events,
      states: states + other.states,
      seed: seed ?? other.seed,
      depth: depth ?? other.depth,
      laws: laws.map { law in
        other.laws.first { $0.name == law.name }.map(law.adding) ?? law
      } + other.laws.filter { law in !laws.contains { $0.name == law.name } },
      steps: steps.merging(other.steps, uniquingKeysWith: +),
      refusals: refusals.merging(other.refusals, uniquingKeysWith: +),
      neverReached: neverReached.filter(other.neverReached.contains),
      isInterrupted: isInterrupted || other.isInterrupted,
      counterexamples: counterexamples.map { found in
        other.counterexample(of: found.law).map { $0.length < found.length ? $0 : found } ?? found
      } + other.counterexamples.filter { counterexample(of: $0.law) == nil }
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
    let origin = [seed.map { "seed \($0)" }, depth.map { "every history up to \($0)" }]
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
