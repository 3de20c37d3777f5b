/// Checks the laws over every history of a small set of events, up to a length: from each state it
/// meets it tries all of them, and goes on from those states it has not met before.
@MainActor public struct Exploration {
  /// What was found so far.
  public private(set) var result = Verification()
  /// How many states that differ were met.
  public private(set) var stateCount = 1
  /// How long the histories are that were looked at wholly.
  public private(set) var depth = 0

  private let setting: TrialSetting
  private let greatestDepth: Int
  private let stopwatch: LawTally.Stopwatch
  private let choices: EventChoices
  private var seen: Set<Fingerprint>
  private var frontier: [State]
  private var position = 0
  private var next: [State] = []
  private var steps: [(event: Event, before: Int?)] = []

  /// Of so many events one is timed.
  private static let timingInterval = 256

  private struct State {
    let moment: Moment
    /// The last step of the way there; nil at the beginning.
    let step: Int?
  }

  /// Begins with the setting's fresh windows; histories get as long as `depth`.
  public init(
    _ setting: TrialSetting,
    depth: Int,
    stopwatch: @escaping LawTally.Stopwatch = { .zero }
  ) {
    self.setting = setting
    greatestDepth = depth
    self.stopwatch = stopwatch
    choices = EventChoices(of: setting.shop.catalog)
    let beginning = Trial(setting).app.moment
    seen = [Fingerprint(of: beginning)]
    frontier = [State(moment: beginning, step: nil)]
  }

  /// Whether every history was looked at, or nothing new is left to be met.
  public var isFinished: Bool { depth >= greatestDepth || frontier.isEmpty }

  /// How many states of the present length are still to be gone on from.
  public var remaining: Int { frontier.count - position }

  /// Tries every event in one more state.
  public mutating func advance() {
    guard !isFinished else { return }
    tryEverything(in: frontier[position])
    position += 1
    guard position == frontier.count else { return }
    depth += 1
    frontier = depth < greatestDepth ? next : []
    next = []
    position = 0
  }

  /// Goes on to the end, and says what was found.
  public mutating func run() -> Verification {
    while !isFinished { advance() }
    return result
  }

  /// What one event left as it was serves the next one as well.
  private mutating func tryEverything(in state: State) {
    let kept = KeptMoment()
    var unmoved: Trial?
    for event in choices.events(at: state.moment, limit: setting.limit) {
      let trial = unmoved ?? Trial(setting, at: state.moment, kept: kept)
      carryOut(event, in: state, by: trial)
      unmoved = trial.hasMoved ? nil : trial
      if trial.hasMoved { result.add(trial.tally, events: trial.events) }
    }
    if let unmoved { result.add(unmoved.tally, events: unmoved.events) }
  }

  private mutating func carryOut(_ event: Event, in state: State, by trial: Trial) {
    let isTimed = (result.events + trial.events).isMultiple(of: Self.timingInterval)
    if isTimed { trial.beginTiming(by: stopwatch, weight: Self.timingInterval) }
    let violations = trial.carryOut(event) + trial.sweep()
    if isTimed { trial.endTiming() }
    for violation in violations where result.counterexamples[violation.law] == nil {
      let found = counterexample(violation, after: state, event)
      result.add(found)
    }
    guard trial.hasMoved, depth + 1 < greatestDepth else { return }
    let moment = trial.app.moment
    guard seen.insert(Fingerprint(of: moment)).inserted else { return }
    stateCount += 1
    steps.append((event, before: state.step))
    next.append(State(moment: moment, step: steps.count - 1))
  }

  private func counterexample(
    _ violation: Violation,
    after state: State,
    _ event: Event
  ) -> Counterexample {
    var events = [event]
    var step = state.step
    while let index = step {
      events.append(steps[index].event)
      step = steps[index].before
    }
    return Counterexample(violation: violation, history: History(events.reversed()))
  }
}
