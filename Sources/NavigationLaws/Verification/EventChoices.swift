/// The events that can continue a history.
@MainActor struct EventChoices {
  private let vocabulary: PlainVocabulary
  private let counts: PlainVocabulary.Counts
  /// Each kind as often as its weight.
  private var kinds: [EventKind] = []
  private let support: Support

  init(_ vocabulary: PlainVocabulary, _ support: Support) {
    (self.vocabulary, self.support) = (vocabulary, support)
    counts = vocabulary.counts
    for kind in EventKind.allCases where isPossible(kind) {
      kinds += Array(repeating: kind, count: vocabulary.weights[kind] ?? 0)
    }
  }

  var isEmpty: Bool { kinds.isEmpty }

  private func isPossible(_ kind: EventKind) -> Bool {
    guard vocabulary.weights[kind] ?? 0 > 0, support.mayHave(kind) else { return false }
    return counts.items(of: kind) != 0
  }

  func random(in run: PlainRun, using random: inout SeededGenerator) -> PlainEvent {
    let windows = run.picture.ids.count
    if mustWait(for: run, using: &random) { return PlainEvent(kind: .timePasses) }
    if windows > 0, support.mayHave(.sceneEvent), counts.sceneEvents > 0,
      random.next(below: 2) == 0,
      let event = likely(in: run, of: windows, using: &random)
    {
      return event
    }
    var event = PlainEvent(kind: kinds[random.next(below: kinds.count)])
    // Its law replays the history to compare; for long histories that took 15 % of the time.
    if event.kind == .relaunchByLink, run.played.count > Self.comparedLength {
      event.kind = .openLink
    }
    if event.kind.hasWindow { event.window = random.next(below: windows) }
    if let count = counts.items(of: event.kind) {
      event.item = random.next(below: count)
    }
    switch event.kind {
    case .selectTab: event.tab = random.next(below: vocabulary.tabs.count)
    case .dismiss: event.age = random.next(below: 3)
    case .writePath:
      event.tab = random.next(below: vocabulary.tabs.count)
      event.age = random.next(below: 3)
    default: break
    }
    return event
  }

  /// True if the next event is that time passes, because otherwise little would ever settle.
  private func mustWait(for run: PlainRun, using random: inout SeededGenerator) -> Bool {
    guard !run.isSettled, isPossible(.timePasses) else { return false }
    // Once something has happened, the rest mostly does; much seldom waits for more.
    let isGoingOn = run.played.last?.kind == .timePasses
    if isGoingOn || run.pending.count > 1 { return random.next(below: 8) < (isGoingOn ? 6 : 2) }
    // A router may refuse everything until something pending has happened.
    return run.isRefusing && random.next(below: 2) == 0
  }

  /// An event that a user would probably choose next in one of the windows; nil if there is none.
  private func likely(
    in run: PlainRun,
    of windows: Int,
    using random: inout SeededGenerator
  ) -> PlainEvent? {
    let window = random.next(below: windows)
    return run.likelyEvent(at: window) { random.next(below: $0) }
      .map { PlainEvent(kind: .sceneEvent, window: window, item: $0) }
  }

  private static let comparedLength = 20

  /// Every event that can happen now.
  func all(in run: PlainRun) -> [PlainEvent] {
    var events: [PlainEvent] = []
    for kind in EventKind.allCases where isPossible(kind) {
      guard kind.hasWindow else {
        events += all(kind, in: run, at: 0)
        continue
      }
      for place in run.picture.ids.indices { events += all(kind, in: run, at: place) }
    }
    return events
  }

  private func all(_ kind: EventKind, in run: PlainRun, at place: Int) -> [PlainEvent] {
    switch kind {
    case .push, .openLink, .relaunchByLink, .sceneEvent, .appEvent, .present:
      return (0..<(counts.items(of: kind) ?? 0)).map {
        PlainEvent(kind: kind, window: place, item: $0)
      }
    case .selectTab:
      return (0..<vocabulary.tabs.count).map { PlainEvent(kind: kind, window: place, tab: $0) }
    case .dismiss:
      return (0..<min(3, run.presentationCount(at: place))).map {
        PlainEvent(kind: kind, window: place, age: $0)
      }
    case .writePath:
      return (0..<vocabulary.tabs.count).flatMap { tab in
        (0..<run.pathCount(of: tab, at: place)).map {
          PlainEvent(kind: kind, window: place, tab: tab, age: $0)
        }
      }
    case .back, .popToRoot, .signIn, .signOut, .openWindow, .duplicateWindow, .closeWindow,
      .relaunch, .timePasses:
      return [PlainEvent(kind: kind, window: place)]
    }
  }
}
