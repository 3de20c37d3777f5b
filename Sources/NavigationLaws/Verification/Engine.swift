/// Checks laws over histories of numbers; compiled once for all systems.
@MainActor final class Engine {
  /// A law as the engine checks it.
  struct EngineLaw {
    let name: String
    let sentence: String
    let kinds: [EventKind]
    let needs: PlainLaw.Need
    let check: @MainActor (PlainTransition) -> Finding
    let bits: UInt32

    init(
      name: String,
      sentence: String,
      kinds: [EventKind],
      needs: PlainLaw.Need,
      check: @escaping @MainActor (PlainTransition) -> Finding
    ) {
      (self.name, self.sentence, self.kinds, self.needs) = (name, sentence, kinds, needs)
      self.check = check
      bits = kinds.reduce(0) { $0 | $1.bit }
    }
  }

  /// What broke at the end of a history.
  struct Break {
    let law: Int
    let finding: String
  }

  let vocabulary: PlainVocabulary
  let laws: [EngineLaw]
  private let makeDoor: @MainActor () -> Door
  /// An event as Swift code.
  let source: @MainActor (PlainEvent) -> String
  var journal: Journal?

  init(
    _ vocabulary: PlainVocabulary,
    laws: [EngineLaw],
    source: @escaping @MainActor (PlainEvent) -> String,
    makeDoor: @escaping @MainActor () -> Door
  ) {
    (self.vocabulary, self.laws, self.makeDoor) = (vocabulary, laws, makeDoor)
    self.source = source
  }

  /// A run from the beginning.
  func makeRun() -> PlainRun {
    PlainRun(makeDoor(), vocabulary) { self.makeRun() }
  }

  /// The laws that break, each counted in the tally if it has a case.
  func check(_ transition: PlainTransition, into tally: inout Tally) -> [Break] {
    var breaks: [Break] = []
    let bit = transition.event.kind.bit
    for law in laws.indices where laws[law].bits & bit != 0 {
      switch laws[law].check(transition) {
      case .noCase: continue
      case .holds: break
      case .breaks(let finding): breaks.append(Break(law: law, finding: finding))
      }
      tally.cases[law] += 1
    }
    return breaks
  }

  /// Random histories of one seed.
  func random(events count: Int, historyLength: Int, seed: UInt64) -> Tally {
    var tally = Tally(laws: laws.count)
    tally.seed = seed
    var random = SplitMix(seed: seed)
    var idle = 0
    while tally.events < count, idle < 10_000 {
      let run = makeRun()
      journal?.begin()
      let choices = EventChoices(vocabulary, tally.support)
      while run.played.count < historyLength, tally.events < count, idle < 10_000 {
        let event = choices.random(in: run, using: &random)
        journal?.add(event)
        guard let transition = run.step(event) else {
          idle += 1
          continue
        }
        idle = 0
        note(transition, of: run, into: &tally)
      }
      for transition in run.settle() { note(transition, of: run, into: &tally) }
      tally.support.add(run.support)
    }
    return tally
  }

  private func note(_ transition: PlainTransition, of run: PlainRun, into tally: inout Tally) {
    tally.note(transition, vocabulary)
    for found in check(transition, into: &tally) where tally.found[found.law] == nil {
      tally.found[found.law] = shortened(run.played, found)
    }
  }

  /// Replays a history and returns its transitions.
  func replay(_ events: [PlainEvent]) -> [PlainTransition] {
    let run = makeRun()
    return events.compactMap { run.step($0) } + run.settle()
  }

  /// The history as far as the law's first break; nil if it holds.
  func end(of events: [PlainEvent], breaking law: Int) -> Found? {
    let run = makeRun()
    for event in events {
      guard let transition = run.step(event), let found = finding(law, transition) else { continue }
      return Found(events: run.played, finding: found)
    }
    for transition in run.settle() {
      if let found = finding(law, transition) { return Found(events: run.played, finding: found) }
    }
    return nil
  }

  func finding(_ law: Int, _ transition: PlainTransition) -> String? {
    guard laws[law].bits & transition.event.kind.bit != 0,
      case .breaks(let finding) = laws[law].check(transition)
    else { return nil }
    return finding
  }
}
