/// Checks laws on histories of numbers; compiled once for all systems.
@MainActor final class Engine {
  /// A law in the engine's form.
  struct EngineLaw {
    let name: String
    let sentence: String
    let kinds: [EventKind]
    let needs: PlainLaw.Need
    let check: Check

    enum Check {
      case transition(@MainActor (PlainTransition, AnyObject) -> Finding)
      /// On each step of an app on SceneNavigation, which has happened by now.
      case steps(LawName)
    }
  }

  /// A broken law at the end of a history.
  struct Break {
    let law: Int
    let finding: String
  }

  let vocabulary: PlainVocabulary
  let laws: [EngineLaw]
  /// The laws of each kind of event, by its number.
  private let lawsByKind: [[Int]]
  private let makeDoor: @MainActor () -> Door
  /// An event as Swift code.
  let source: @MainActor (PlainEvent) -> String
  var journal: (any EventJournal)?
  /// True if histories that break a law are shortened.
  var isShortening = true
  /// Called regularly with the progress; returns false to stop.
  var onProgress: (@MainActor (VerificationProgress) -> Bool)?

  init(
    _ vocabulary: PlainVocabulary,
    laws: [EngineLaw],
    source: @escaping @MainActor (PlainEvent) -> String,
    makeDoor: @escaping @MainActor () -> Door
  ) {
    (self.vocabulary, self.laws, self.makeDoor) = (vocabulary, laws, makeDoor)
    self.source = source
    var lawsByKind = EventKind.allCases.map { _ in [Int]() }
    for law in laws.indices {
      for kind in laws[law].kinds { lawsByKind[kind.number].append(law) }
    }
    self.lawsByKind = lawsByKind
  }

  /// A new run.
  func makeRun() -> PlainRun {
    PlainRun(makeDoor(), vocabulary) { self.makeRun() }
  }

  /// The broken laws; the tally counts each law that applied.
  func check(
    _ transition: PlainTransition,
    of run: PlainRun,
    into tally: inout RunningReport
  ) -> [Break] {
    var breaks: [Break] = []
    let system = run.system
    for law in lawsByKind[transition.event.kind.number] {
      switch laws[law].check.finding(in: transition, of: system) {
      case .noCase: continue
      case .holds: break
      case .breaks(let finding): breaks.append(Break(law: law, finding: finding))
      }
      tally.cases[law] += 1
    }
    return breaks
  }

  /// Reports the progress; returns false if the verification should stop.
  func goesOn(_ tally: inout RunningReport, remaining: Int? = nil) -> Bool {
    guard tally.events > 0, let onProgress else { return true }
    let progress = VerificationProgress(
      events: tally.events,
      states: tally.states.count,
      depth: tally.depth,
      remaining: remaining
    )
    if !onProgress(progress) { tally.isInterrupted = true }
    return !tally.isInterrupted
  }

  /// Random histories of one seed.
  func random(events count: Int, historyLength: Int, seed: UInt64) -> RunningReport {
    var walk = RandomHistories(laws: laws.count, seed: seed)
    while walk.tally.events < count, !walk.isStuck, goesOn(&walk.tally) {
      addHistory(to: &walk, length: historyLength, upTo: count)
    }
    return walk.tally
  }

  func note(_ transition: PlainTransition, of run: PlainRun, into tally: inout RunningReport) {
    tally.note(transition, vocabulary)
    for found in check(transition, of: run, into: &tally) where tally.found[found.law] == nil {
      tally.found[found.law] =
        isShortening ? shortened(run.played, found) : settled(run.played, found)
    }
  }

  /// Replays a history and returns its transitions.
  func replay(_ events: [PlainEvent]) -> [PlainTransition] {
    var run = makeRun()
    var transitions = events.compactMap { run.step($0) }
    while let transition = run.wait() { transitions.append(transition) }
    return transitions
  }

  /// The history up to the first time it breaks the law; nil if it never does.
  func end(of events: [PlainEvent], breaking law: Int) -> Found? {
    var run = makeRun()
    for event in events {
      guard let transition = run.step(event), let found = finding(law, transition, of: run)
      else { continue }
      return Found(events: run.played, finding: found)
    }
    while let transition = run.wait() {
      guard let found = finding(law, transition, of: run) else { continue }
      return Found(events: run.played, finding: found)
    }
    return nil
  }

  func finding(_ law: Int, _ transition: PlainTransition, of run: PlainRun) -> String? {
    guard laws[law].kinds.contains(transition.event.kind),
      case .breaks(let finding) = laws[law].check.finding(in: transition, of: run.system)
    else { return nil }
    return finding
  }
}

extension Engine.EngineLaw.Check {
  @MainActor fileprivate func finding(in transition: PlainTransition, of system: AnyObject)
    -> Finding
  {
    switch self {
    case .transition(let check): check(transition, system)
    case .steps(let name): transition.facts.tally?.finding(of: name) ?? .noCase
    }
  }
}
