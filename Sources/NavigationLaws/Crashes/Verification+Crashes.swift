extension Verification {
  /// The environment variables with which a parent instructs its child.
  private enum Variable {
    static var journal: String { "NAVIGATION_LAWS_JOURNAL" }
    static var events: String { "NAVIGATION_LAWS_EVENTS" }
    static var seed: String { "NAVIGATION_LAWS_SEED" }
    static var replay: String { "NAVIGATION_LAWS_REPLAY" }
  }

  /// Writes each event to a file before it happens.
  ///
  /// The file is removed when the verification ends. After a crash, the next run calls
  /// ``crash(inJournal:)`` to read the history.
  public func journal(to path: String) throws(JournalError) {
    engine.journal = try Journal(path: path)
  }

  /// The history that crashed an earlier run, read from its journal; nil if that run ended
  /// normally.
  public func crash(inJournal path: String) throws(JournalError) -> Counterexample? {
    guard let events = try Journal.events(at: path, of: vocabulary.plain), !events.isEmpty else {
      return nil
    }
    return engine.crash(events, foundLength: events.count, "the app crashed")
  }

  /// Does what a parent process asked for; returns false if there is no parent.
  ///
  /// The program of a ``ChildProcess`` calls this first, and exits if it returns true.
  public func runIfChild() throws(JournalError) -> Bool {
    if let path = ChildProcess.variable(Variable.replay) {
      _ = engine.replay(try Journal.events(at: path, of: vocabulary.plain) ?? [])
      return true
    }
    guard let path = ChildProcess.variable(Variable.journal) else { return false }
    engine.journal = try Journal(path: path)
    let events = ChildProcess.variable(Variable.events).flatMap(Int.init) ?? 0
    let seed = ChildProcess.variable(Variable.seed).flatMap(UInt64.init) ?? 1
    _ = engine.random(events: events, historyLength: historyLength, seed: seed)
    engine.journal?.end()
    return true
  }

  /// Runs random histories in a child process, and shortens the one that crashes it.
  ///
  /// - Parameters:
  ///   - child: A program that calls ``runIfChild()`` of the same verification.
  ///   - events: The number of random events.
  ///   - seed: The same seed gives the same histories on every machine.
  /// - Returns: The shortest history found that crashes the child, or the whole one with which it
  ///   exits or does not come to an end; nil if there is none.
  /// - Throws: A ``JournalError`` if the child does not start, or ends before the first event.
  public func findCrash(
    in child: ChildProcess,
    events: Int = 5_000,
    seed: UInt64 = 1
  ) throws(JournalError) -> Counterexample? {
    let path = ChildProcess.temporaryPath()
    defer { ChildProcess.remove(path) }
    let variables = [
      Variable.journal: path, Variable.events: "\(events)", Variable.seed: "\(seed)",
    ]
    let end = child.run(with: variables)
    switch end {
    case .exited(child.status): return nil
    case .notStarted(let reason):
      throw JournalError(path: child.command.first ?? "", reason: reason)
    case .exited(let status):
      return engine.crash(
        try played(path, end: "exited with \(status)"),
        "the app exited with \(status)"
      )
    case .tookTooLong:
      let seconds = ChildProcess.patience
      return engine.crash(
        try played(path, end: "took too long"),
        "the app did not come to an end within \(seconds) seconds"
      )
    case .crashed(let signal):
      let events = try played(path, end: "crashed")
      let shortest = try engine.shortened(events) { candidate throws(JournalError) in
        try engine.write(candidate, to: path)
        return child.run(with: [Variable.replay: path]) == .crashed(signal: signal)
      }
      let words = "the app crashed with signal \(signal)"
      return engine.crash(shortest, foundLength: events.count, words)
    }
  }

  /// The history in the child's journal, the last event of which it did not survive.
  private func played(_ path: String, end words: String) throws(JournalError) -> [PlainEvent] {
    guard let events = try Journal.events(at: path, of: vocabulary.plain), !events.isEmpty else {
      throw JournalError(path: path, reason: "the child \(words) before the first event")
    }
    return events
  }
}

extension Engine {
  func write(_ events: [PlainEvent], to path: String) throws(JournalError) {
    let journal = try Journal(path: path)
    for event in events { journal.add(event) }
  }

  /// The events without those that the crash does not need; unchanged if they do not crash again.
  func shortened(
    _ events: [PlainEvent],
    crashes: ([PlainEvent]) throws(JournalError) -> Bool
  ) throws(JournalError) -> [PlainEvent] {
    guard try crashes(events) else { return events }
    var shortest = events
    var size = max(1, shortest.count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        if !candidate.isEmpty, try crashes(candidate) {
          (shortest, hasShrunk) = (candidate, true)
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return shortest }
      size = max(1, size / 2)
    }
  }

  /// A counterexample for a crash, whose last step is described but not performed.
  func crash(
    _ events: [PlainEvent],
    foundLength: Int? = nil,
    _ finding: String
  ) -> Counterexample {
    let law = EngineLaw(
      name: "no-crash",
      sentence: "Nothing a user does crashes the app.",
      kinds: [],
      needs: .kinds([]),
      check: .transition { _, _ in .noCase }
    )
    let found = Found(events: events, finding: finding, length: foundLength ?? events.count)
    return counterexample(found, of: law, isCrash: true)
  }
}
