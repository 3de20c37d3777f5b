/// Checks a system against laws: how to create it, the events to play, and the laws.
@MainActor public struct Verification<System: NavigationSystem> {
  /// The laws that are checked.
  public let laws: [Law<System>]
  let policies: Policies
  /// The maximum length of random histories, at least 1.
  public var historyLength = 50 { didSet { historyLength = max(1, historyLength) } }
  /// The maximum number of events in the search for shorter histories.
  public var searchLimit = 100_000

  /// True if histories that break a law are shortened, which takes longer than finding them.
  public var isShortening: Bool {
    get { engine.isShortening }
    nonmutating set { engine.isShortening = newValue }
  }

  /// Called regularly with the progress; return false to stop.
  public var onProgress: (@MainActor (VerificationProgress) -> Bool)? {
    get { engine.onProgress }
    nonmutating set { engine.onProgress = newValue }
  }

  let engine: Engine
  let vocabulary: Vocabulary<System>

  /// A verification with the laws for any system, and your own.
  @inlinable public init(
    _ alphabet: Alphabet<System>,
    policies: Policies = Policies(),
    and own: [Law<System>] = [],
    make: @escaping @MainActor () -> System
  ) {
    self.init(alphabet, policies: policies, laws: Law.all + own, make: make)
  }

  /// A verification with these laws only; with none, it can still look for crashes.
  @inlinable public init(
    _ alphabet: Alphabet<System>,
    policies: Policies = Policies(),
    laws: [Law<System>],
    make: @escaping @MainActor () -> System
  ) {
    let vocabulary = Vocabulary(alphabet)
    self.init(vocabulary, policies, laws) { SystemDoor(make(), vocabulary).door }
  }

  @usableFromInline init(
    _ vocabulary: Vocabulary<System>,
    _ policies: Policies,
    _ laws: [Law<System>],
    makeDoor: @escaping @MainActor () -> Door
  ) {
    for (place, law) in laws.enumerated()
    where laws[..<place].contains(where: { $0.name == law.name }) {
      preconditionFailure("Two laws are called “\(law.name)”. Rename or remove one of them.")
    }
    (self.laws, self.policies, self.vocabulary) = (laws, policies, vocabulary)
    let context = PlainLaw.Context(policies: policies, vocabulary: vocabulary.plain)
    engine = Engine(
      vocabulary.plain,
      laws: laws.map { law in
        Engine.EngineLaw(
          name: law.name,
          sentence: law.sentence,
          kinds: law.kinds,
          needs: law.needs,
          check: law.checked(in: context)
        )
      },
      source: { SourceCode.expression(vocabulary.event($0)) },
      makeDoor: makeDoor
    )
  }
}

/// The progress of a verification.
public struct VerificationProgress: Hashable, Sendable {
  /// The number of events so far.
  public let events: Int
  /// The number of different states reached.
  public let states: Int
  /// The current history length, if every history is checked.
  public let depth: Int?
  /// How many histories of that length still have to be continued.
  public let remaining: Int?
}

extension Law {
  fileprivate func checked(in context: PlainLaw.Context) -> Engine.EngineLaw.Check {
    switch check {
    case .plain(let check): .transition { check($0, context) }
    case .typed(let check): .transition { check(Transition(plain: $0)) }
    case .steps(let name): .steps(name)
    }
  }
}

extension Verification {
  /// Checks the laws on random histories, and on every history up to a length.
  ///
  /// - Parameters:
  ///   - events: The number of random events.
  ///   - seed: The same seed gives the same histories on every machine.
  ///   - depth: The length up to which every history is checked. Of histories that end in the same
  ///     state, only one is continued; a history that breaks a law is not.
  ///   - known: The laws that are known to break, after which every history is continued.
  /// - Returns: The result of each law, and the shortest history found for each broken one.
  public func run(
    events: Int = 5_000,
    seed: UInt64 = 1,
    exhaustiveTo depth: Int = 0,
    continuingAfter known: Set<String> = []
  ) -> VerificationReport {
    var running = engine.random(events: events, historyLength: historyLength, seed: seed)
    if depth > 0, !running.isInterrupted {
      let known = laws.indices.filter { known.contains(laws[$0].name) }
      running.add(engine.every(upTo: depth, continuingAfter: Set(known)))
    }
    return report(&running)
  }

  /// Checks the laws on every history up to a length.
  ///
  /// Of histories that end in the same state, only one is continued.
  public func everyHistory(upTo depth: Int) -> VerificationReport {
    var running = engine.every(upTo: depth)
    return report(&running)
  }

  private func report(_ running: inout RunningReport) -> VerificationReport {
    if isShortening, !running.isInterrupted {
      engine.findShorter(in: &running, budget: searchLimit)
    }
    engine.journal?.end()
    return engine.report(running)
  }

  /// Checks the laws on one history.
  ///
  /// An event in a window that is not open is left out.
  public func replay(_ events: [NavigationEvent<System>]) -> VerificationReport {
    replayed(events).report
  }

  /// The same, with the first event in a window that is not open.
  package func replayed(
    _ events: [NavigationEvent<System>]
  ) -> (report: VerificationReport, missing: RecordedHistoryError?) {
    let (running, missing) = engine.replay(events.map { vocabulary.plainEvent($0) })
    return (engine.report(running), missing)
  }

  /// Checks the laws on a history from a file.
  ///
  /// Throws if the alphabet lacks one of its values, or one of its windows is not open.
  public func replay(
    _ history: RecordedHistory
  ) throws(RecordedHistoryError) -> VerificationReport {
    var events: [PlainEvent] = []
    for (place, event) in history.events.enumerated() {
      events.append(try event.plain(vocabulary.plain, at: place + 1))
    }
    let (running, missing) = engine.replay(events)
    if let missing { throw missing }
    return engine.report(running)
  }
}
