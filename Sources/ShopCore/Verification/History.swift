public import SceneNavigation

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
    var size = shortest.count
    while size > 1 {
      size = (size + 1) / 2
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, shortest.count))
        if let found = History(candidate).firstViolation(of: law, in: setting) {
          shortest = Array(candidate[...found.index])
        } else {
          start += size
        }
      }
    }
    let plain = History(shortest).inFirstWindows(breaking: law, in: setting)
      .plainer(breaking: law, in: setting)
    // What is shorter or plainer may hold steps that are not needed any more.
    return plain == self ? plain : plain.shortened(breaking: law, in: setting)
  }

  /// The same in the windows there are from the beginning, as far as the law breaks all the same: what
  /// is only there to open other windows can then be left out.
  @MainActor private func inFirstWindows(breaking law: Law, in setting: TrialSetting) -> History {
    let first = (1...max(1, setting.windows)).map { SceneID(number: $0) }
    if let end = endInFirstWindows(first, breaking: law, in: setting) { return end }
    var history = self
    for index in events.indices {
      for window in history.events[index].windows where !first.contains(window) {
        // From its first event on, which comes first here, or from a later one on.
        let candidates = first.lazy.map { history.replacing(window, by: $0, from: index) }
        if let found = candidates.first(where: { $0.firstViolation(of: law, in: setting) != nil }) {
          history = found
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
    let steps = setting.choices.plainSteps
    let plainest = replacingSteps(by: steps.prefix(1), breaking: law, in: setting)
    // That may make others needless, and fewer are sooner tried with all steps.
    return plainest == self ? replacingSteps(by: steps[...], breaking: law, in: setting) : plainest
  }

  /// The same with the first of these steps in the place of each action that breaks the law all the same.
  @MainActor private func replacingSteps(
    by steps: ArraySlice<SceneAction>,
    breaking law: Law,
    in setting: TrialSetting
  ) -> History {
    var events = events
    for index in events.indices {
      guard case .action(.scene(let action, let scene)) = events[index] else { continue }
      for plain in steps.prefix(while: { $0 != action }) {
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

  /// Plays the events until a law breaks, and says which event broke it; where it may be the one of the
  /// windows nobody touched, all windows are compared after each event.
  @MainActor public func firstViolation(
    of law: Law? = nil,
    in setting: TrialSetting
  ) -> (index: Int, violation: Violation)? {
    let trial = Trial(setting)
    let comparesWindows = law == nil || law == .windowIsolation
    for (index, event) in events.enumerated() {
      let violations = trial.carryOut(event) + (comparesWindows ? trial.sweep() : [])
      let violation = violations.first { law == nil || $0.law == law }
      if let violation { return (index, violation) }
    }
    return nil
  }
}
