/// A run of a system, event by event.
///
/// Copies would share the system: use one.
@MainActor struct PlainRun {
  private let door: Door
  private let vocabulary: PlainVocabulary
  /// Makes a new run to compare with.
  private let again: @MainActor () -> PlainRun
  private(set) var picture = PlainPicture()
  /// The events so far, as they were performed.
  private(set) var played: [PlainEvent] = []
  private(set) var support = Support()
  private(set) var memory = PlainMemory(PlainPicture())
  private(set) var pending: [String] = []
  private var announcements = Announcements()
  /// The events that were announced for later and are over with the last step: each from the windows
  /// before it to those after all time has passed.
  private(set) var fulfilled: [PlainTransition] = []
  /// How many steps ``wait()`` took.
  private var waited = 0
  /// How many of them left no less pending.
  private var waitedInVain = 0

  init(_ door: Door, _ vocabulary: PlainVocabulary, again: @escaping @MainActor () -> PlainRun) {
    (self.door, self.vocabulary, self.again) = (door, vocabulary, again)
    door.read(&picture, .all)
    pending = door.pending()
    memory = PlainMemory(picture, isSettled: pending.isEmpty)
  }

  var isSettled: Bool { pending.isEmpty }

  /// True if something is pending and the last event was refused.
  private(set) var isRefusing = false

  /// How many presentations a late dismissal could name.
  func presentationCount(at place: Int) -> Int {
    memory.presentations(of: picture.ids[place]).count
  }

  /// One of the events that a user would probably choose next in a window; nil if there are none.
  func likelyEvent(at place: Int, choosing choose: (Int) -> Int) -> Int? {
    door.likely(place, choose)
  }

  /// How many earlier paths a late write could contain.
  func pathCount(of tab: Int, at place: Int) -> Int {
    memory.paths(of: tab, in: picture.ids[place]).count
  }

  /// Performs an event; nil if the system does not support it or it has no target.
  mutating func step(_ given: PlainEvent) -> PlainTransition? {
    var event = given
    let before = picture
    let wasSettled = isSettled
    var facts = memory.facts
    guard aim(&event, &facts) else { return nil }
    if event.kind == .relaunchByLink { facts.landing = landing(of: event) }
    var reply = door.perform(event, facts.sheet, facts.written)
    if reply == .unsupported {
      door.read(&picture, .changes)
      // It replied “unsupported”, but changed something.
      if picture != before { reply = .refused("it is not supported") }
    }
    support.note(event.kind, isSupported: reply != .unsupported)
    guard reply != .unsupported else { return nil }
    played.append(event)
    let isNew = event.kind.isRelaunch && (reply == .done || reply == .later)
    door.read(&picture, isNew ? .relaunch : .changes)
    let pendingBefore = event.kind == .timePasses ? pending : []
    pending = door.pending()
    facts.happened = pendingBefore.without(pending)
    facts.isSettled = isSettled
    facts.report = door.steps?.report
    let transition = PlainTransition(
      event,
      reply,
      from: before,
      to: picture,
      facts,
      by: door.translator
    )
    memory.add(transition, notingPaths: support.mayHave(.writePath))
    isRefusing = !isSettled && transition.isRefused
    if !fulfilled.isEmpty { fulfilled = [] }
    if !wasSettled || !isSettled || reply == .later {
      announcements.note(transition, wasSettled: wasSettled)
      if isSettled { fulfilled = announcements.takeAll(endingIn: picture) }
      for late in fulfilled { memory.noteLink(late) }
    }
    return transition
  }

  /// Reads the windows again and returns those that changed without an event.
  mutating func reread() -> [Int] {
    let (before, wasSettled) = (picture, isSettled)
    door.read(&picture, .all)
    pending = door.pending()
    memory.add(picture, since: before)
    fulfilled = !wasSettled && isSettled ? announcements.takeAll(endingIn: picture) : []
    return picture.moved(since: before)
  }

  /// The step for an event, without performing it.
  func untaken(_ given: PlainEvent) -> PlainTransition {
    var event = given
    var facts = memory.facts
    _ = aim(&event, &facts)
    return PlainTransition(event, .done, from: picture, to: picture, facts, by: door.translator)
  }

  /// Finds the target of an event; false if it does not exist.
  private func aim(_ event: inout PlainEvent, _ facts: inout PlainTransition.Facts) -> Bool {
    if event.kind.hasWindow {
      guard !picture.ids.isEmpty, event.window >= 0 else { return false }
      event.window %= picture.ids.count
    }
    switch event.kind {
    case .dismiss:
      let sheets = memory.presentations(of: picture.ids[event.window])
      guard sheets.indices.contains(event.age) else { return false }
      let sheet = sheets[sheets.count - 1 - event.age]
      (facts.sheet, facts.sheetName) = (sheet.id, sheet.name)
    case .present: facts.earlierSheets = memory.presentations(of: picture.ids[event.window])
    case .writePath:
      let paths = memory.paths(of: event.tab, in: picture.ids[event.window])
      guard paths.indices.contains(event.age) else { return false }
      facts.written = paths[paths.count - 1 - event.age]
    case .openLink, .relaunchByLink:
      facts.earlierSheets = memory.presentations(of: picture.ids[event.window])
      facts.link = vocabulary.links[event.item]
      facts.roundTrip = door.roundTrip(event.item)
    case .closeWindow: return picture.ids.count > 1
    case .openWindow, .duplicateWindow: return picture.ids.count < vocabulary.windowLimit
    case .timePasses: return !isSettled
    case .push, .back, .popToRoot, .selectTab, .sceneEvent, .appEvent, .signIn, .signOut, .relaunch:
      break
    }
    return true
  }

  /// Makes another run of the events so far, in which the same link comes after the relaunch, or a
  /// new run with the link in its first window, and returns its windows.
  ///
  /// An app that saves nothing is started anew instead of relaunched.
  private func landing(of event: PlainEvent) -> @MainActor @Sendable (Bool) -> PlainPicture? {
    { [again, played] isRestored in
      var other = again()
      if isRestored {
        for event in played { _ = other.step(event) }
        switch other.step(PlainEvent(kind: .relaunch))?.reply {
        case .done: break
        case .later: while other.wait() != nil {}
        case nil: other = again()
        case .redirected, .refused, .unsupported: return nil
        }
      }
      let window = isRestored ? event.window : 0
      // Where its window was not restored, the app decides in which one the link opens.
      guard window < other.picture.ids.count else { return nil }
      guard other.step(PlainEvent(kind: .openLink, window: window, item: event.item)) != nil
      else { return nil }
      while other.wait() != nil {}
      return other.picture
    }
  }

  /// Lets time pass, at the end of a history; nil once nothing is pending.
  mutating func wait() -> PlainTransition? {
    guard !isSettled, waitedInVain < Self.longestWait else { return nil }
    let count = pending.count
    let transition = step(PlainEvent(kind: .timePasses))
    waited += 1
    if pending.count >= count { waitedInVain += 1 }
    return transition
  }

  /// Stops waiting after this many steps in vain, for systems that never settle.
  private static let longestWait = 32

  /// Why something is pending although ``wait()`` has returned nil; nil if nothing is.
  var unsettled: String? {
    guard let name = pending.first else { return nil }
    return waitedInVain < Self.longestWait
      ? "“\(name)” is pending, but the system does not let time pass"
      : "“\(name)” is still pending after time passed \(waited) times"
  }
}

extension [String] {
  /// The elements that are left once each of `others` has been taken away.
  fileprivate func without(_ others: [String]) -> [String] {
    var others = others
    return filter { name in
      guard let place = others.firstIndex(of: name) else { return true }
      others.remove(at: place)
      return false
    }
  }
}
