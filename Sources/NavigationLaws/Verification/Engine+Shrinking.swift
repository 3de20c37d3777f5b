extension Engine {
  /// The history without the events that are not needed to break the law; unchanged if it does not
  /// break the law every time.
  func shortened(_ events: [PlainEvent], _ found: Break) -> Found {
    var result = settled(events, found)
    guard result.flaky == nil else { return result }
    while true {
      let before = result.events
      removeEvents(from: &result, breaking: found.law)
      renameWindowsAndTabs(in: &result, breaking: found.law)
      simplifyKinds(of: &result, breaking: found.law)
      simplifyArguments(of: &result, breaking: found.law)
      if result.events == before { return result }
    }
  }

  /// The history, replayed three times to see whether it always breaks the law.
  func settled(_ events: [PlainEvent], _ found: Break) -> Found {
    var result = Found(events: events, finding: found.finding, length: events.count)
    let again = (0..<3).compactMap { _ in end(of: events, breaking: found.law) }
    guard again.count == 3, let first = again.first else {
      result.flaky = again.count
      return result
    }
    (result.events, result.finding) = (first.events, first.finding)
    return result
  }

  private func accept(_ candidate: [PlainEvent], for result: inout Found, _ law: Int) -> Bool {
    guard let found = end(of: candidate, breaking: law), found.events.count <= result.events.count,
      found.events != result.events
    else { return false }
    (result.events, result.finding) = (found.events, found.finding)
    return true
  }

  /// Removes halves, quarters and so on while the law still breaks.
  private func removeEvents(from result: inout Found, breaking law: Int) {
    var size = max(1, result.events.count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < result.events.count {
        var candidate = result.events
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        let count = result.events.count
        if accept(candidate, for: &result, law), result.events.count < count {
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return }
      size = max(1, size / 2)
    }
  }

  /// Replaces windows and tabs by ones with a lower index.
  private func renameWindowsAndTabs(in result: inout Found, breaking law: Int) {
    for field in [\PlainEvent.window, \PlainEvent.tab] {
      let used = Set(result.events.map { $0[keyPath: field] }).sorted()
      for old in used.reversed() {
        for new in 0..<max(0, old) {
          let candidate = result.events.map { event in
            var event = event
            if event[keyPath: field] == old { event[keyPath: field] = new }
            return event
          }
          if accept(candidate, for: &result, law) { break }
        }
      }
    }
  }

  /// Replaces events by simpler ones, such as a link by a push.
  private func simplifyKinds(of result: inout Found, breaking law: Int) {
    var index = 0
    while index < result.events.count {
      let event = result.events[index]
      let plainer = EventKind.allCases.prefix { $0 != event.kind }.filter(\.isSceneAction)
      let candidates = plainer.map { PlainEvent(kind: $0, window: event.window) }
      for plain in candidates where isInAlphabet(plain) {
        var candidate = result.events
        candidate[index] = plain
        if accept(candidate, for: &result, law) { break }
      }
      index += 1
    }
  }

  private func isInAlphabet(_ event: PlainEvent) -> Bool {
    guard vocabulary.weights[event.kind] ?? 0 > 0 else { return false }
    return switch event.kind {
    case .push: vocabulary.counts.routes > 0
    case .openLink, .relaunchByLink: vocabulary.counts.links > 0
    case .present: vocabulary.counts.sheets > 0
    case .sceneEvent: vocabulary.counts.sceneEvents > 0
    default: true
    }
  }

  /// Replaces each argument by a smaller number.
  private func simplifyArguments(of result: inout Found, breaking law: Int) {
    for field in [\PlainEvent.window, \PlainEvent.item, \PlainEvent.tab, \PlainEvent.age] {
      var index = 0
      while index < result.events.count {
        let value = result.events[index][keyPath: field]
        for smaller in 0..<max(0, value) {
          var candidate = result.events
          candidate[index][keyPath: field] = smaller
          if accept(candidate, for: &result, law) { break }
        }
        index += 1
      }
    }
  }
}
