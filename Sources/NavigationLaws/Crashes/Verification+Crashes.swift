extension Verification {
  /// The environment variables with which a parent instructs its child.
  private enum Variable {
    static var journal: String { "NAVIGATION_LAWS_JOURNAL" }
    static var events: String { "NAVIGATION_LAWS_EVENTS" }
    static var seed: String { "NAVIGATION_LAWS_SEED" }
    static var replay: String { "NAVIGATION_LAWS_REPLAY" }
    /// The only law that is checked; empty for none.
    static var law: String { "NAVIGATION_LAWS_LAW" }
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
    return engine.crash(events, "the app crashed")
  }

  /// Does what a parent process asked for; returns false if there is no parent.
  ///
  /// The program of a ``ChildProcess`` calls this first, and exits if it returns true.
  public func runIfChild() throws(JournalError) -> Bool {
    if let path = ChildProcess.variable(Variable.replay) {
      let law = ChildProcess.variable(Variable.law)
      engine.replay(try Journal.events(at: path, of: vocabulary.plain) ?? [], checking: law)
      return true
    }
    guard let path = ChildProcess.variable(Variable.journal) else { return false }
    engine.journal = try Journal(path: path)
    let events = ChildProcess.variable(Variable.events).flatMap(Int.init) ?? 0
    let seed = ChildProcess.variable(Variable.seed).flatMap(UInt64.init) ?? 1
    // Shortening would play histories that the journal does not have.
    engine.isShortening = false
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
    let errors = path + ".errors"
    defer { for path in [path, errors] { ChildProcess.remove(path) } }
    let variables = [
      Variable.journal: path, Variable.events: "\(events)", Variable.seed: "\(seed)",
    ]
    let end = child.run(with: variables, journal: path, errors: errors)
    switch end {
    case .exited(child.status): return nil
    case .notStarted(let reason):
      throw JournalError(path: child.command.first ?? "", reason: reason)
    case .exited(let status):
      return engine.crash(
        try played(path, by: child, end: "exited with \(status)"),
        "the app exited with \(status)",
        "The app exits."
      )
    case .tookTooLong:
      let seconds = ChildProcess.patience
      return engine.crash(
        try played(path, by: child, end: "took too long"),
        "the last step took longer than \(seconds) seconds",
        "It does not come to an end."
      )
    case .crashed(let signal):
      let words = ChildProcess.lastWords(in: errors).map { " (\($0))" } ?? ""
      return try crash(with: signal, saying: words, in: child, journal: path)
    }
  }

  /// The shortest history that crashes the child, and what of it crashes.
  private func crash(
    with signal: Int32,
    saying words: String,
    in child: ChildProcess,
    journal path: String
  ) throws(JournalError) -> Counterexample {
    func crashes(_ events: [PlainEvent], checking law: String? = nil) throws(JournalError) -> Bool {
      try engine.write(events, to: path)
      let variables = [Variable.replay: path].merging(law.map { [Variable.law: $0] } ?? [:]) { $1 }
      return child.run(with: variables) == .crashed(signal: signal)
    }
    let events = try played(path, by: child, end: "crashed\(words)")
    var found = Found(events: events, finding: "", length: events.count)
    var again = 0
    for _ in 0..<3 where try crashes(events) { again += 1 }
    found.finding = "the app crashed with signal \(signal)\(words)"
    guard again == 3 else {
      found.flaky = again
      return engine.crash(found)
    }
    found.events = try events.shortened { candidate throws(JournalError) in
      guard !candidate.isEmpty, try crashes(candidate) else { return nil }
      return candidate
    }
    guard try !crashes(found.events, checking: "") else { return engine.crash(found) }
    var law = "a law"
    for name in laws.map(\.name) where try crashes(found.events, checking: name) {
      law = "the law “\(name)”"
      break
    }
    found.finding = "\(law) crashed with signal \(signal)\(words) when it was checked"
    return engine.crash(found, "The law crashes.")
  }

  /// The history in the child's journal, the last event of which it did not survive.
  private func played(
    _ path: String,
    by child: ChildProcess,
    end words: String
  ) throws(JournalError) -> [PlainEvent] {
    guard let events = try Journal.events(at: path, of: vocabulary.plain), !events.isEmpty else {
      let program = child.command.first ?? ""
      throw JournalError(path: program, reason: "the child \(words) before the first event")
    }
    return events
  }
}

extension Engine {
  func write(_ events: [PlainEvent], to path: String) throws(JournalError) {
    let journal = try Journal(path: path)
    for event in events { journal.add(event) }
  }

  /// A counterexample for the last event of a history, which the app did not survive.
  func crash(
    _ events: [PlainEvent],
    _ finding: String,
    _ end: String = "The app crashes."
  ) -> Counterexample {
    crash(Found(events: events, finding: finding, length: events.count), end)
  }

  /// A counterexample for a crash, whose last step is told but not performed.
  func crash(_ found: Found, _ end: String = "The app crashes.") -> Counterexample {
    let law = EngineLaw(
      name: Counterexample.crash,
      sentence: "Nothing a user does crashes the app."
    )
    return counterexample(found, of: law, crashing: end)
  }
}
