/// A system to be checked: how it is made, what its events are made of, and which laws hold of it.
@MainActor public struct Verification<System: NavigationSystem> {
  /// The laws that are checked.
  public let laws: [Law<System>]
  /// What the app has decided.
  public let policies: Policies
  /// How long random histories get.
  public var historyLength = 50
  /// How many events the search for shorter histories may take, after some were found.
  public var searchLimit = 100_000

  /// Whether the histories that are found are shortened, which takes longer than finding them.
  public var isShortening: Bool {
    get { engine.isShortening }
    nonmutating set { engine.isShortening = newValue }
  }

  /// Told now and then how far it is; what it returns says whether to go on.
  public var onProgress: (@MainActor (VerificationProgress) -> Bool)? {
    get { engine.onProgress }
    nonmutating set { engine.onProgress = newValue }
  }

  let engine: Engine
  let vocabulary: Vocabulary<System>

  /// Checks all laws that hold of any system, and an app's own.
  @inlinable public init(
    _ alphabet: Alphabet<System>,
    policies: Policies = Policies(),
    and own: [Law<System>] = [],
    make: @escaping @MainActor () -> System
  ) {
    self.init(alphabet, policies: policies, laws: Law.all + own, make: make)
  }

  /// Checks only these laws.
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
          check: law.checked(in: context, vocabulary)
        )
      },
      source: { vocabulary.source($0) },
      makeDoor: makeDoor
    )
  }
}

/// How far a verification is.
public struct VerificationProgress: Hashable, Sendable {
  /// How many events happened so far.
  public let events: Int
  /// How many states of the windows were met.
  public let states: Int
  /// How long the histories are, if every one is looked at.
  public let depth: Int?
  /// How many histories of that length are still to be continued.
  public let remaining: Int?
}

extension Law {
  @MainActor fileprivate func checked(
    in context: PlainLaw.Context,
    _ vocabulary: Vocabulary<System>
  ) -> @MainActor (PlainTransition, AnyObject) -> Finding {
    switch check {
    case .plain(let check): { step, _ in check(step, context) }
    case .typed(let check):
      { step, system in
        let system = unsafeDowncast(system, to: System.self)
        return check(Transition(plain: step, vocabulary: vocabulary, system: system))
      }
    case .system(let check): { _, system in check(unsafeDowncast(system, to: System.self)) }
    case .steps(let name): { step, _ in step.facts.tally?.finding(of: name) ?? .noCase }
    }
  }
}

extension Verification {
  /// Checks the laws over random histories, and over every history up to a length.
  ///
  /// - Parameters:
  ///   - events: How many random events happen.
  ///   - seed: The same seed gives the same histories on every machine.
  ///   - depth: Up to which length every history is looked at; of those that end in the same state one is
  ///     continued.
  /// - Returns: How each law did, and the shortest history of each that broke.
  public func run(
    events: Int = 5_000,
    seed: UInt64 = 1,
    exhaustiveTo depth: Int = 0
  ) -> VerificationReport {
    var tally = engine.random(events: events, historyLength: historyLength, seed: seed)
    if depth > 0, !tally.isInterrupted { tally.add(engine.every(upTo: depth)) }
    return report(&tally)
  }

  /// Checks the laws over every history up to a length; of those that end in the same state one is continued.
  public func everyHistory(upTo depth: Int) -> VerificationReport {
    var tally = engine.every(upTo: depth)
    return report(&tally)
  }

  private func report(_ tally: inout Tally) -> VerificationReport {
    if isShortening, !tally.isInterrupted { engine.findShorter(in: &tally, budget: searchLimit) }
    engine.journal?.end()
    return engine.report(tally)
  }

  /// Checks the laws over one history.
  public func replay(_ events: [NavigationEvent<System>]) -> VerificationReport {
    engine.report(engine.tally(of: events.map { vocabulary.plainEvent($0) }))
  }

  /// Checks the laws over a history from a file.
  public func replay(
    _ history: RecordedHistory
  ) throws(RecordedHistoryError) -> VerificationReport {
    var events: [PlainEvent] = []
    for event in history.events { events.append(try event.plain(vocabulary.plain)) }
    return engine.report(engine.tally(of: events))
  }
}

extension Verification {
  /// Events in the words of a file.
  public func recorded(_ events: [NavigationEvent<System>]) -> [RecordedEvent] {
    events.map { RecordedEvent(vocabulary.plainEvent($0), vocabulary.plain) }
  }
}
