/// Checks laws on histories of numbers; compiled once for all systems.
@MainActor final class Engine {
  /// A law in the engine's form.
  struct EngineLaw {
    let name: String
    let sentence: String
    var kinds: [EventKind] = []
    var needs = PlainLaw.Need.kinds([])
    var check = Check.transition { _ in .noCase }

    enum Check {
      case transition(@MainActor (PlainTransition) -> Finding)
      /// On each step of an app on SceneNavigation, which has happened by now; as a closure for each
      /// of these laws, an event took 6 % longer.
      case steps(LawName)
    }
  }

  struct Break {
    let law: Int
    let finding: String
  }

  let vocabulary: PlainVocabulary
  /// The last one is that everything settles, which is checked at the end of each history.
  let laws: [EngineLaw]
  /// The laws of each kind of event, by its number.
  private let lawsByKind: [[Int]]
  private let makeDoor: @MainActor () -> Door
  /// An event as Swift code.
  let source: @MainActor (PlainEvent) -> String
  var journal: (any EventJournal)?
  var isShortening = true
  /// Returns false to stop.
  var onProgress: (@MainActor (VerificationProgress) -> Bool)?

  init(
    _ vocabulary: PlainVocabulary,
    laws: [EngineLaw],
    source: @escaping @MainActor (PlainEvent) -> String,
    makeDoor: @escaping @MainActor () -> Door
  ) {
    (self.vocabulary, self.laws, self.makeDoor) = (vocabulary, laws + [.settling], makeDoor)
    self.source = source
    var lawsByKind = EventKind.allCases.map { _ in [Int]() }
    for law in laws.indices {
      for kind in laws[law].kinds { lawsByKind[kind.number].append(law) }
    }
    self.lawsByKind = lawsByKind
  }

  /// The windows with which the first run started.
  private var start: PlainPicture?
  /// How a later run started with other windows; nil if none did.
  private(set) var otherStart: String?

  func makeRun() -> PlainRun {
    let run = PlainRun(makeDoor(), vocabulary) { self.makeRun() }
    if let start {
      if otherStart == nil { otherStart = vocabulary.difference(of: run.picture, from: start) }
    } else {
      start = run.picture
    }
    return run
  }

  /// A history of one event after which the next history starts otherwise; nil if no event does that.
  private(set) lazy var lasting: Found? = {
    for event in EventChoices(vocabulary, Support()).all(in: makeRun()) {
      if let difference = difference(after: [event]) {
        return Found(events: [event], finding: difference, length: 1, isShortest: true)
      }
    }
    return nil
  }()

  private func difference(after events: [PlainEvent]) -> String? {
    var run = makeRun()
    let start = run.picture
    for event in events { _ = run.step(event) }
    while run.wait() != nil {}
    return vocabulary.difference(of: makeRun().picture, from: start)
  }

  /// The laws that the last step of a run broke, or an event that was announced for later and is
  /// over with it.
  func check(
    _ transition: PlainTransition,
    of run: PlainRun,
    into report: inout RunningReport
  ) -> [Break] {
    check(transition, into: &report)
      + checkFulfilled(of: run, after: transition, into: &report)
  }

  /// The laws that were broken by events that were announced for later and are over: with a step, or
  /// before it if that is nil.
  func checkFulfilled(
    of run: PlainRun,
    after transition: PlainTransition?,
    into report: inout RunningReport
  ) -> [Break] {
    run.fulfilled.flatMap { late in
      check(late, into: &report).map {
        Break(law: $0.law, finding: words(of: late, overWith: transition) + $0.finding)
      }
    }
  }

  /// The first words of a finding about an event that was announced for later and ended with a step.
  private func words(of late: PlainTransition, overWith step: PlainTransition?) -> String {
    let name = Story(vocabulary: vocabulary).name(of: late)
    return step?.reply == .later
      ? "\(name) replied “later” with nothing in “pending”, and "
      : "\(name) was to happen later; with nothing pending any more, "
  }

  /// The broken laws; the report counts each law that applied.
  func check(
    _ transition: PlainTransition,
    into report: inout RunningReport
  ) -> [Break] {
    var breaks: [Break] = []
    for law in lawsByKind[transition.event.kind.number] {
      switch laws[law].check.finding(in: transition) {
      case .noCase: continue
      case .holds: break
      case .breaks(let finding): breaks.append(Break(law: law, finding: finding))
      }
      report.cases[law] += 1
    }
    return breaks
  }

  /// Reports the progress; returns false if the verification should stop.
  func shouldContinue(_ report: inout RunningReport, remaining: Int? = nil) -> Bool {
    guard report.events > 0, let onProgress else { return true }
    let progress = VerificationProgress(
      events: report.events,
      states: report.states.count,
      depth: report.depth,
      remaining: remaining
    )
    if !onProgress(progress) { report.isInterrupted = true }
    return !report.isInterrupted
  }

  func random(events count: Int, historyLength: Int, seed: UInt64) -> RunningReport {
    var walk = RandomHistories(laws: laws.count, seed: seed)
    while walk.report.events < count, !walk.isStuck, shouldContinue(&walk.report) {
      addHistory(to: &walk, length: historyLength, upTo: count)
    }
    return walk.report
  }

  /// Turns a history that breaks a law into what is reported.
  typealias Keep = ([PlainEvent], Break) -> Found

  /// Notes a step and the laws it broke for the first time.
  @discardableResult func note(
    _ transition: PlainTransition,
    of run: PlainRun,
    into report: inout RunningReport,
    keep: Keep
  ) -> [Break] {
    report.note(transition)
    for late in run.fulfilled { report.noteItem(of: late) }
    let breaks = check(transition, of: run, into: &report)
    for found in breaks where report.found[found.law] == nil {
      report.found[found.law] = keep(run.played, found)
    }
    return breaks
  }

  /// Lets time pass at the end of a history, until everything has settled.
  func finish(_ run: inout PlainRun, into report: inout RunningReport, keep: Keep) {
    let played = run.played
    if !run.isSettled { report.cases[settling] += 1 }
    while let transition = run.wait() { note(transition, of: run, into: &report, keep: keep) }
    guard let finding = run.unsettled, report.found[settling] == nil else { return }
    report.found[settling] = keep(played, Break(law: settling, finding: finding))
  }

  /// The law that everything settles.
  var settling: Int { laws.count - 1 }

  /// Why a run does not settle, if that is the law; nil if it does.
  ///
  /// The run cannot be used afterwards.
  func unsettled(_ run: inout PlainRun, breaking law: Int) -> String? {
    guard law == settling else { return nil }
    while run.wait() != nil {}
    return run.unsettled
  }

  /// The history up to the first time it breaks the law; nil if it never does.
  func end(of events: [PlainEvent], breaking law: Int) -> Found? {
    var run = makeRun()
    for event in events {
      guard let transition = run.step(event), let found = finding(law, transition, of: run)
      else { continue }
      return Found(events: run.played, finding: found)
    }
    let played = run.played
    while let transition = run.wait() {
      guard let found = finding(law, transition, of: run) else { continue }
      return Found(events: run.played, finding: found)
    }
    return unsettled(&run, breaking: law).map { Found(events: played, finding: $0) }
  }

  /// What the last step of a run, or an event that ended with it, did instead of keeping a law.
  func finding(_ law: Int, _ transition: PlainTransition, of run: PlainRun) -> String? {
    if let found = finding(law, transition) { return found }
    for late in run.fulfilled {
      if let found = finding(law, late) {
        return words(of: late, overWith: transition) + found
      }
    }
    return nil
  }

  private func finding(_ law: Int, _ transition: PlainTransition) -> String? {
    guard laws[law].kinds.contains(transition.event.kind),
      case .breaks(let finding) = laws[law].check.finding(in: transition)
    else { return nil }
    return finding
  }
}

extension Engine.EngineLaw {
  /// Breaks if histories influence each other.
  static let freshStart = Self(
    name: "fresh-start",
    sentence: "Each history starts with new windows, so that none depends on an earlier one."
  )

  /// Holds if every history ends with nothing pending.
  fileprivate static let settling = Self(
    name: "everything-settles",
    sentence: "What is pending happens when time passes, until nothing is.",
    needs: .kinds([.timePasses])
  )
}

extension Engine.EngineLaw.Check {
  /// What a law finds in a transition.
  @MainActor fileprivate func finding(in transition: PlainTransition) -> Finding {
    switch self {
    case .transition(let check): check(transition)
    case .steps(let name): transition.facts.report?.finding(of: name) ?? .noCase
    }
  }
}
