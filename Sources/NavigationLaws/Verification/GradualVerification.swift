/// A verification over random histories that looks at one after the other, for a caller with other things to do
/// in between.
@MainActor public struct GradualVerification {
  private let engine: Engine
  private let historyLength: Int
  private let searchLimit: Int
  private var walk: RandomHistories

  init(_ engine: Engine, historyLength: Int, searchLimit: Int, seed: UInt64) {
    (self.engine, self.historyLength, self.searchLimit) = (engine, historyLength, searchLimit)
    walk = RandomHistories(laws: engine.laws.count, seed: seed)
  }

  /// How many histories were looked at.
  public var histories: Int { walk.count }

  /// How many events happened in them.
  public var events: Int { walk.tally.events }

  /// True if there is nothing left that the system does.
  public var isStuck: Bool { walk.isStuck }

  /// True if a law broke.
  public var isBroken: Bool { !walk.tally.found.isEmpty }

  /// How each law did so far.
  public var report: VerificationReport { engine.report(walk.tally) }

  /// Looks at one more history.
  public mutating func checkHistory() {
    engine.addHistory(to: &walk, length: historyLength)
  }

  /// Looks for shorter histories of the laws that broke; worth its time once, at the end.
  public mutating func findShorter() {
    engine.findShorter(in: &walk.tally, budget: searchLimit)
  }
}

extension Verification {
  /// The same histories of a seed as ``run(events:seed:exhaustiveTo:)``, one after the other.
  public func gradual(seed: UInt64 = 1) -> GradualVerification {
    GradualVerification(
      engine,
      historyLength: historyLength,
      searchLimit: searchLimit,
      seed: seed
    )
  }
}

/// Random histories of a seed as far as they were looked at.
@MainActor struct RandomHistories {
  var tally: Tally
  var random: SplitMix
  var count = 0
  /// How many events in a row did not concern the system.
  var idle = 0

  init(laws: Int, seed: UInt64) {
    tally = Tally(laws: laws)
    tally.seed = seed
    random = SplitMix(seed: seed)
  }

  var isStuck: Bool { idle >= 10_000 }
}

extension Engine {
  /// Looks at one history more, which ends early once so many events happened in all.
  func addHistory(to walk: inout RandomHistories, length: Int, upTo limit: Int = .max) {
    let run = makeRun()
    journal?.begin()
    let choices = EventChoices(vocabulary, walk.tally.support)
    while run.played.count < length, walk.tally.events < limit, !walk.isStuck {
      let event = choices.random(in: run, using: &walk.random)
      journal?.add(event)
      guard let transition = run.step(event) else {
        walk.idle += 1
        continue
      }
      walk.idle = 0
      note(transition, of: run, into: &walk.tally)
    }
    run.settle { note($0, of: run, into: &walk.tally) }
    walk.tally.support.add(run.support)
    walk.count += 1
  }
}
