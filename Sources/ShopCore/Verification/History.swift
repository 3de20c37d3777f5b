/// What happened to an app from its beginning on: it can be played again, and shortened.
public struct History: Hashable, Sendable {
  public private(set) var events: [Event]

  public init(_ events: [Event]) {
    self.events = events
  }

  public init(_ actions: [Action]) {
    events = actions.map { .action($0) }
  }

  /// The shortest history found that still breaks the same law: halves, quarters and so on are
  /// left out for as long as it goes on breaking (delta debugging, Zeller 1999).
  @MainActor public func shortened(breaking law: Law, in setting: TrialSetting) -> History {
    var shortest = events
    if let end = History(shortest).firstViolation(of: law, in: setting)?.index {
      shortest.removeSubrange((end + 1)...)
    }
    var size = max(1, shortest.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, shortest.count))
        if let found = History(candidate).firstViolation(of: law, in: setting) {
          shortest = Array(candidate[...found.index])
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      size = max(1, size / 2)
    }
    let plain = History(shortest).plainer(breaking: law, in: setting)
    // A plainer step may be one that is not needed at all.
    return plain.events == shortest ? plain : plain.shortened(breaking: law, in: setting)
  }

  /// The same with the plainest step in the place of each action in a window, as far as the law
  /// breaks all the same: what has nothing to do with the mistake should not look as if it had.
  @MainActor private func plainer(breaking law: Law, in setting: TrialSetting) -> History {
    var events = events
    for index in events.indices {
      guard case .action(.scene(let action, let scene)) = events[index] else { continue }
      for plain in setting.choices.plainSteps.prefix(while: { $0 != action }) {
        var candidate = events
        candidate[index] = .action(.scene(plain, in: scene))
        guard History(candidate).firstViolation(of: law, in: setting)?.index == events.count - 1
        else { continue }
        events = candidate
        break
      }
    }
    return History(events)
  }

  /// Plays the events until a law breaks, and says which event broke it; after each one all windows
  /// are compared, also those no action is known to have touched.
  @MainActor public func firstViolation(
    of law: Law? = nil,
    in setting: TrialSetting
  ) -> (index: Int, violation: Violation)? {
    let trial = Trial(setting)
    for (index, event) in events.enumerated() {
      let violations = trial.carryOut(event) + trial.sweep()
      let violation = violations.first { law == nil || $0.law == law }
      if let violation { return (index, violation) }
    }
    return nil
  }
}

extension ShopApp {
  /// Carries out an action and checks every law that can be checked after one.
  public func sendChecked(_ action: Action, cause: Cause) -> [Violation] {
    var tally = LawTally()
    for step in sendAll(action, cause: cause) { AfterActionLaws(step).check(into: &tally) }
    return tally.violations
  }
}
