/// A sequence of actions that can be played again on a fresh app, and shortened.
public struct History: Sendable {
  public private(set) var actions: [Action]

  public init(_ actions: [Action]) {
    self.actions = actions
  }

  /// The shortest history found that still breaks the same law: halves, quarters and so on are
  /// left out for as long as it goes on breaking (delta debugging, Zeller 1999).
  @MainActor public func shortened(breaking law: Law, makeApp: () -> ShopApp) -> History {
    var shortest = actions
    var size = max(1, shortest.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, shortest.count))
        if History(candidate).firstViolation(on: makeApp())?.law == law {
          shortest = candidate
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return History(shortest) }
      size = max(1, size / 2)
    }
  }

  /// Plays the actions and stops at the first law that breaks.
  @MainActor public func firstViolation(on app: ShopApp) -> Violation? {
    for action in actions {
      if let violation = app.sendChecked(action, cause: .script).first { return violation }
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
