import SceneNavigation

/// What happened to an app from its beginning on: it can be played again, and shortened.
public struct History: Hashable, Sendable {
  /// What happens, in its order.
  public private(set) var events: [Event]

  /// A history of events.
  public init(_ events: [Event]) {
    self.events = events
  }

  /// A history of nothing but actions.
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
    let plain = History(shortest).inFirstWindows(breaking: law, in: setting)
      .plainer(breaking: law, in: setting)
    // What is plainer may hold steps that are not needed at all.
    return plain.events == shortest ? plain : plain.shortened(breaking: law, in: setting)
  }

  /// The same in the windows there are from the beginning, as far as the law breaks all the same: what
  /// is only there to open other windows can then be left out.
  @MainActor private func inFirstWindows(breaking law: Law, in setting: TrialSetting) -> History {
    let first = (1...max(1, setting.windows)).map { SceneID(number: $0) }
    if let end = endInFirstWindows(first, breaking: law, in: setting) { return end }
    var history = self
    for (index, event) in events.enumerated() {
      for window in event.windows where !first.contains(window) {
        // From an event on the window may be another one, or in all of them.
        for start in [0, index] {
          let found = first.lazy.map { history.replacing(window, by: $0, from: start) }
            .first { $0.firstViolation(of: law, in: setting) != nil }
          guard let found else { continue }
          history = found
          break
        }
      }
    }
    return history
  }

  /// Its last events alone in some of these windows, where that breaks the law as well; nil where it
  /// does not, or nothing would be won.
  @MainActor private func endInFirstWindows(
    _ first: [SceneID],
    breaking law: Law,
    in setting: TrialSetting
  ) -> History? {
    for length in 1...Self.longestEnd where length < events.count {
      let end = History(Array(events.suffix(length)))
      let others = end.events.reduce(into: Set<SceneID>()) { $0.formUnion($1.windows) }
      let candidates = others.sorted().reduce([end]) { histories, window in
        histories.flatMap { history in first.map { history.replacing(window, by: $0, from: 0) } }
      }
      if let found = candidates.first(where: { $0.firstViolation(of: law, in: setting) != nil }) {
        return found
      }
    }
    return nil
  }

  /// How many of the last events are tried alone: each may be in any of the windows.
  private static let longestEnd = 2

  private func replacing(_ window: SceneID, by other: SceneID, from start: Int) -> History {
    History(
      events.enumerated().map { index, event in
        index < start ? event : event.on { $0 == window ? other : $0 }
      }
    )
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
  /// are compared, also those no action was sent to.
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
