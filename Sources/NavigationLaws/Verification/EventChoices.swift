/// The events that a history can go on with.
@MainActor struct EventChoices {
  private let vocabulary: PlainVocabulary
  /// Each kind as often as its weight.
  private var kinds: [EventKind] = []
  private let support: Support

  init(_ vocabulary: PlainVocabulary, _ support: Support) {
    (self.vocabulary, self.support) = (vocabulary, support)
    for kind in EventKind.allCases where isPossible(kind) {
      kinds += Array(repeating: kind, count: vocabulary.weights[kind] ?? 0)
    }
  }

  private func isPossible(_ kind: EventKind) -> Bool {
    guard vocabulary.weights[kind] ?? 0 > 0, support.mayHave(kind) else { return false }
    return switch kind {
    case .push: vocabulary.routeCount > 0
    case .openLink, .relaunchByLink: vocabulary.linkCount > 0
    case .sceneEvent: vocabulary.sceneEventCount > 0
    case .appEvent: vocabulary.appEventCount > 0
    case .present: vocabulary.sheetCount > 0
    default: true
    }
  }

  func random(in run: PlainRun, using random: inout SplitMix) -> PlainEvent {
    if support.mayHave(.sceneEvent), vocabulary.sceneEventCount > 0, random.next(below: 2) == 0,
      let event = likely(in: run, using: &random)
    {
      return event
    }
    var event = PlainEvent(kind: kinds[random.next(below: kinds.count)])
    // Its law plays the history again to compare: after long ones that was 15 % of the time.
    if event.kind == .relaunchByLink, run.played.count > Self.comparedLength {
      event.kind = .openLink
    }
    if event.kind.hasWindow { event.window = random.next(below: run.picture.ids.count) }
    switch event.kind {
    case .push: event.item = random.next(below: vocabulary.routeCount)
    case .openLink, .relaunchByLink: event.item = random.next(below: vocabulary.linkCount)
    case .sceneEvent: event.item = random.next(below: vocabulary.sceneEventCount)
    case .appEvent: event.item = random.next(below: vocabulary.appEventCount)
    case .present: event.item = random.next(below: vocabulary.sheetCount)
    case .selectTab: event.tab = random.next(below: vocabulary.tabs.count)
    case .dismiss: event.age = random.next(below: 3)
    case .writePath:
      event.tab = random.next(below: vocabulary.tabs.count)
      event.age = random.next(below: 3)
    default: break
    }
    return event
  }

  /// What a user would do next in one of the windows; nil if that is nothing in particular.
  private func likely(in run: PlainRun, using random: inout SplitMix) -> PlainEvent? {
    let window = random.next(below: run.picture.ids.count)
    let items = run.likelyEvents(at: window)
    guard !items.isEmpty else { return nil }
    let item = items[random.next(below: items.count)]
    return PlainEvent(kind: .sceneEvent, window: window, item: item)
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
    let event = PlainEvent(kind: kind, window: place)
    switch kind {
    case .push: return items(vocabulary.routeCount, event)
    case .openLink, .relaunchByLink: return items(vocabulary.linkCount, event)
    case .sceneEvent: return items(vocabulary.sceneEventCount, event)
    case .appEvent: return items(vocabulary.appEventCount, event)
    case .present: return items(vocabulary.sheetCount, event)
    case .selectTab:
      return vocabulary.tabs.indices.map { PlainEvent(kind: kind, window: place, tab: $0) }
    case .dismiss:
      return (0..<min(3, run.presentationCount(at: place))).map {
        PlainEvent(kind: kind, window: place, age: $0)
      }
    case .writePath:
      return vocabulary.tabs.indices.flatMap { tab in
        (0..<run.pathCount(of: tab, at: place)).map {
          PlainEvent(kind: kind, window: place, tab: tab, age: $0)
        }
      }
    case .timePasses: return run.isSettled ? [] : [event]
    case .closeWindow: return run.picture.ids.count > 1 ? [event] : []
    case .openWindow, .duplicateWindow:
      return run.picture.ids.count < vocabulary.windowLimit ? [event] : []
    case .back, .popToRoot, .signIn, .signOut, .relaunch: return [event]
    }
  }

  private func items(_ count: Int, _ event: PlainEvent) -> [PlainEvent] {
    (0..<count).map { item in
      var event = event
      event.item = item
      return event
    }
  }
}
