extension Engine {
  /// The history without the events that are not needed to break the law.
  func shortened(_ events: [PlainEvent], _ found: Break) -> Found {
    var result = settled(events, found)
    shorten(&result, found)
    guard result.flaky != nil else { return result }
    let again = settled(result.events, Break(law: found.law, finding: result.finding))
    (result.events, result.finding, result.flaky) = (again.events, again.finding, again.flaky)
    return result
  }

  private func shorten(_ result: inout Found, _ found: Break) {
    while true {
      let before = result.events
      _ = result.events.shortened { accept($0, for: &result, found.law) ? result.events : nil }
      keepWindowsOpen(in: &result, breaking: found.law)
      renameWindowsAndTabs(in: &result, breaking: found.law)
      replaceEvents(of: &result, breaking: found.law, by: plainerEvents)
      for field in [\PlainEvent.window, \.item, \.tab, \.age] {
        replaceEvents(of: &result, breaking: found.law) { event in
          (0..<max(0, event[keyPath: field])).map { event.with($0, as: field) }
        }
      }
      if result.events == before { return }
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
    // What breaks only sometimes gets several chances.
    var found: Found?
    for _ in 0..<(result.flaky == nil ? 1 : 5) where found == nil {
      found = end(of: candidate, breaking: law)
    }
    guard let found, found.events.count <= result.events.count, found.events != result.events
    else { return false }
    (result.events, result.finding) = (found.events, found.finding)
    return true
  }

  /// Removes each event that closes a window; later ones name the windows by their places without it.
  private func keepWindowsOpen(in result: inout Found, breaking law: Int) {
    for index in result.events.indices.reversed()
    where index < result.events.count && result.events[index].kind == .closeWindow {
      var candidate = result.events
      let closed = candidate.remove(at: index).window
      for later in candidate.indices[index...] where candidate[later].window >= closed {
        candidate[later].window += 1
      }
      _ = accept(candidate, for: &result, law)
    }
  }

  /// Replaces windows and tabs by ones with a lower index.
  private func renameWindowsAndTabs(in result: inout Found, breaking law: Int) {
    for field in [\PlainEvent.window, \.tab] {
      let used = Set(result.events.map { $0[keyPath: field] }).sorted()
      for old in used.reversed() {
        for new in 0..<max(0, old) {
          let candidate = result.events.map { event in
            event[keyPath: field] == old ? event.with(new, as: field) : event
          }
          if accept(candidate, for: &result, law) { break }
        }
      }
    }
  }

  /// Replaces each event by the first of others with which the law still breaks.
  private func replaceEvents(
    of result: inout Found,
    breaking law: Int,
    by others: (PlainEvent) -> [PlainEvent]
  ) {
    var index = 0
    while index < result.events.count {
      for other in others(result.events[index]) {
        var candidate = result.events
        candidate[index] = other
        if accept(candidate, for: &result, law) { break }
      }
      index += 1
    }
  }

  /// Simpler events, such as a push instead of a link to the same route.
  private func plainerEvents(than event: PlainEvent) -> [PlainEvent] {
    let isLink = event.kind == .openLink || event.kind == .relaunchByLink
    let target = isLink ? vocabulary.links[event.item] : nil
    var events: [PlainEvent] = []
    for kind in EventKind.allCases.prefix(while: { $0 != event.kind }) where kind.isSceneAction {
      let plain = PlainEvent(kind: kind, window: event.window)
      events.append(plain)
      if kind == .push, let route = target?.path.last {
        events.append(plain.with(route, as: \.item))
      }
      if kind == .selectTab, let tab = target?.tab { events.append(plain.with(tab, as: \.tab)) }
    }
    return events.filter { vocabulary.weights[$0.kind] ?? 0 > 0 && vocabulary.has($0) }
  }
}

extension PlainEvent {
  fileprivate func with(_ value: Int, as field: WritableKeyPath<PlainEvent, Int>) -> PlainEvent {
    var event = self
    event[keyPath: field] = value
    return event
  }
}
