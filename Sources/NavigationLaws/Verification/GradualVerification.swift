/// A verification over random histories that the caller advances one history at a time.
@MainActor public struct GradualVerification {
  private let engine: Engine
  private let historyLength: Int
  private let searchLimit: Int
  private var walk: RandomHistories

  init(_ engine: Engine, historyLength: Int, searchLimit: Int, seed: UInt64) {
    (self.engine, self.historyLength, self.searchLimit) = (engine, historyLength, searchLimit)
    walk = RandomHistories(laws: engine.laws.count, seed: seed)
  }

  /// The number of histories checked.
  public var histories: Int { walk.count }

  /// The number of events in them.
  public var events: Int { walk.report.events }

  /// True if the system supports no further event.
  public var isStuck: Bool { walk.isStuck }

  /// True if a law broke.
  public var isBroken: Bool { !walk.report.found.isEmpty }

  /// The report so far.
  public var report: VerificationReport { engine.report(walk.report) }

  /// Checks one more history.
  public mutating func checkHistory() {
    engine.addHistory(to: &walk, length: historyLength)
  }

  /// Shortens the histories found.
  ///
  /// Call it once, at the end: it takes long.
  public mutating func findShorter() {
    engine.findShorter(in: &walk.report, budget: searchLimit)
  }
}

extension Verification {
  /// The random histories of ``run(events:seed:exhaustiveTo:continuingAfter:)`` with the same seed,
  /// one at a time.
  public func gradual(seed: UInt64 = 1) -> GradualVerification {
    GradualVerification(
      engine,
      historyLength: historyLength,
      searchLimit: searchLimit,
      seed: seed
    )
  }
}

/// The random histories of a seed, as far as they have been checked.
@MainActor struct RandomHistories {
  var report: RunningReport
  var random: SeededGenerator
  var count = 0
  /// How many unsupported events there were in a row.
  var idle = 0

  init(laws: Int, seed: UInt64) {
    report = RunningReport(laws: laws)
    report.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// The number of unsupported events in a row that ends the verification.
  static let mostIdle = 10_000

  var isStuck: Bool { idle >= Self.mostIdle }
}

extension Engine {
  /// Checks one more history, which ends early once the total number of events is reached.
  func addHistory(to walk: inout RandomHistories, length: Int, upTo limit: Int = .max) {
    var run = makeRun()
    journal?.begin()
    let choices = EventChoices(vocabulary, walk.report.support)
    if choices.isEmpty { walk.idle = RandomHistories.mostIdle }
    while run.played.count < length, walk.report.events < limit, !walk.isStuck {
      let event = choices.random(in: run, using: &walk.random)
      journal?.add(event)
      guard let transition = run.step(event) else {
        walk.idle += 1
        continue
      }
      walk.idle = 0
      note(transition, of: run, into: &walk.report, keep: kept)
    }
    finish(&run, into: &walk.report, keep: kept)
    walk.report.support.add(run.support)
    walk.count += 1
  }

  private func kept(_ events: [PlainEvent], _ found: Break) -> Found {
    isShortening ? shortened(events, found) : settled(events, found)
  }
}
