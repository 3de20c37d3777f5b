/// Checks the laws over random histories.
///
/// The first ones are a plain tour. Each history begins with fresh windows; most are checked after
/// each action, some also quit and come back at their end, and some are saved after each action as
/// the program does it. Only random actions count as events, each once; the time of all that is saved
/// and of coming back stands beside theirs.
@MainActor public struct RandomVerification {
  /// What was found so far.
  public private(set) var result = Verification()

  private let setting: TrialSetting
  private let events: Int
  private let seed: UInt64
  private let stopwatch: LawTally.Stopwatch
  private var historyCount = 0

  /// How many events a history has.
  static let historyLength = 1_000
  /// Of so many histories one ends with a relaunch.
  private static let relaunchInterval = 64
  /// Of so many histories a part of one is saved after each action.
  private static let savingInterval = 64
  /// How many events are saved, each with all that is kept.
  private static let savedLength = 100
  /// Of so many events one is timed.
  private static let timingInterval = 500

  /// Begins with the setting's fresh windows; the same seed walks the same ways.
  public init(
    _ setting: TrialSetting,
    events: Int,
    seed: UInt64,
    stopwatch: @escaping LawTally.Stopwatch = { .zero }
  ) {
    self.setting = setting
    self.events = events
    self.seed = seed
    self.stopwatch = stopwatch
  }

  /// Whether as many events were looked at as were asked for.
  public var isFinished: Bool { result.events >= events }

  /// Walks through one more history.
  public mutating func advance() {
    let length = min(Self.historyLength, events - result.events)
    guard length > 0 else { return }
    let number = historyCount
    historyCount += 1
    if number == 0 {
      for setting in [setting, setting.savingEachAction] {
        walk(Walk(seed: seed, length: 0, setting: setting, relaunches: false, isTour: true))
      }
    }
    let seed = Self.seed(of: number, from: seed)
    walk(
      Walk(
        seed: seed,
        length: length,
        setting: setting,
        relaunches: number.isMultiple(of: Self.relaunchInterval)
      )
    )
    guard number.isMultiple(of: Self.savingInterval) else { return }
    walk(
      Walk(
        seed: seed,
        length: min(Self.savedLength, length),
        setting: setting.savingEachAction,
        relaunches: true
      )
    )
  }

  /// The seed of one history: the histories of neighbouring seeds are others from the first on.
  static func seed(of number: Int, from seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    return generator.next() &+ UInt64(number)
  }

  /// Goes on to the end, and says what was found.
  public mutating func run() -> Verification {
    while !isFinished { advance() }
    return result
  }

  private struct Walk {
    let seed: UInt64
    let length: Int
    let setting: TrialSetting
    let relaunches: Bool
    /// Whether it is the plain tour, and not a random walk.
    var isTour = false
  }

  private mutating func walk(_ walk: Walk) {
    let beginning = stopwatch()
    let trial = Trial(walk.setting)
    var broken: [(violation: Violation, index: Int)] = []
    var index = 0
    var timeBeside = Duration.zero
    events(of: walk, on: trial) { event in
      let start = event.isAction ? nil : stopwatch()
      let isTimed = index % Self.timingInterval == Self.timingInterval - 1 || !event.isAction
      if isTimed {
        trial.beginTiming(by: stopwatch, weight: event.isAction ? Self.timingInterval : 1)
      }
      let violations = trial.carryOut(event)
      if isTimed { trial.endTiming() }
      if let start { timeBeside += stopwatch() - start }
      for violation in violations where result.counterexamples[violation.law] == nil {
        if !broken.contains(where: { $0.violation.law == violation.law }) {
          broken.append((violation, index))
        }
      }
      index += 1
    }
    for violation in trial.sweep() { broken.append((violation, index)) }
    let hasEvents = !walk.isTour && !walk.setting.savesEachAction
    result.add(timeBeside: hasEvents ? timeBeside : stopwatch() - beginning)
    result.add(trial.tally, events: hasEvents ? walk.length : 0)
    for (violation, index) in broken { shorten(walk, breaking: violation, at: index) }
  }

  /// Walks the same way again to write it down, and keeps the shortest history that breaks the law.
  private mutating func shorten(_ walk: Walk, breaking violation: Violation, at index: Int) {
    var history: [Event] = []
    let trial = Trial(walk.setting)
    events(of: walk, on: trial) { event in
      history.append(event)
      _ = trial.carryOut(event)
    }
    result.add(
      Counterexample(
        shortening: History(Array(history.prefix(index + 1))),
        breaking: violation,
        in: walk.setting
      )
    )
  }

  /// The events of a walk, each chosen in view of what the ones before it left.
  private func events(of walk: Walk, on trial: Trial, _ body: (Event) -> Void) {
    if walk.isTour {
      let tour = PlainTour(of: walk.setting.windows, through: walk.setting.shop.catalog)
      return tour.events.forEach(body)
    }
    var random = RandomWalk(seed: walk.seed, through: walk.setting.choices)
    for _ in 0..<walk.length { body(.action(random.next(in: trial.app))) }
    guard walk.relaunches else { return }
    body(.relaunch)
    body(random.nextRelaunch(in: trial.app))
  }
}

extension Event {
  fileprivate var isAction: Bool {
    if case .action = self { true } else { false }
  }
}
