/// What became of checking the laws: how often each was put to the test, and for each that broke
/// the shortest history found that breaks it.
public struct Verification: Sendable {
  /// How often each law was looked at, and for how long.
  public private(set) var tally = LawTally()
  /// The shortest history found for each law that broke.
  public private(set) var counterexamples: [Law: Counterexample] = [:]
  /// How many events happened in all.
  public private(set) var events = 0
  /// The part of the time that is no event's: saving, coming back with what was saved, and the plain tour.
  public private(set) var timeBeside = Duration.zero

  package init() {}

  /// The laws that broke, in the order of all laws.
  public var brokenLaws: [Law] { Law.allCases.filter { counterexamples[$0] != nil } }

  /// Whether no law broke.
  public var holds: Bool { counterexamples.isEmpty }

  /// Adds what another part has counted and found.
  package mutating func add(_ other: Verification) {
    tally.add(other.tally)
    events += other.events
    timeBeside += other.timeBeside
    counterexamples.merge(other.counterexamples) { first, second in
      second.history.events.count < first.history.events.count ? second : first
    }
  }

  /// Adds the cases of one run.
  mutating func add(_ tally: LawTally, events: Int) {
    self.tally.add(tally)
    self.events += events
  }

  /// Adds time that was no event's.
  mutating func add(timeBeside: Duration) { self.timeBeside += timeBeside }

  /// Adds cases of a law that were looked at elsewhere.
  package mutating func add(_ count: Int, of law: Law, in time: Duration) {
    tally.add(count, of: law, in: time)
  }

  /// Adds a law that broke; the first counterexample of each is kept.
  package mutating func add(_ counterexample: Counterexample) {
    let law = counterexample.violation.law
    if counterexamples[law] == nil { counterexamples[law] = counterexample }
  }
}

/// A law that broke, and how one gets there.
public struct Counterexample: Hashable, Sendable {
  /// Which law broke at the history's end, and how that showed.
  public let violation: Violation
  /// From fresh windows on; empty where the law needs no history to break.
  public let history: History

  package init(violation: Violation, history: History) {
    self.violation = violation
    self.history = history
  }

  /// The shortest history found that breaks a law as this one did; all of this one where the law holds
  /// when it is played again, as then the mistake hangs on something else.
  @MainActor init(
    shortening history: History,
    breaking violation: Violation,
    in setting: TrialSetting
  ) {
    let short = history.shortened(breaking: violation.law, in: setting)
    let found = short.firstViolation(of: violation.law, in: setting)?.violation
    self.init(violation: found ?? violation, history: found == nil ? history : short)
  }
}
