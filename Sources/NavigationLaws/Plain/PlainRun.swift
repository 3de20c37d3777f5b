/// One run of a system, event by event.
@MainActor final class PlainRun {
  private let door: Door
  private let vocabulary: PlainVocabulary
  /// Makes a run from the beginning, to compare with.
  private let again: @MainActor () -> PlainRun
  private(set) var picture = PlainPicture()
  /// The events that happened, as they were carried out.
  private(set) var played: [PlainEvent] = []
  /// The presentations of each window, the latest last, whether or not they are still there.
  private var seen: [Int: [PlainSheet]] = [:]
  private var paths: [PathHistory] = []
  private var facts = PlainTransition.Facts()
  /// The kinds that the system has no word for, as far as it was asked.
  private(set) var support = Support()
  private(set) var isSettled = true
  private(set) var pending: [String] = []

  private struct PathHistory {
    let window: Int
    let tab: Int
    /// The latest last.
    var paths: [[Int]]
  }

  init(_ door: Door, _ vocabulary: PlainVocabulary, again: @escaping @MainActor () -> PlainRun) {
    (self.door, self.vocabulary, self.again) = (door, vocabulary, again)
    door.read(&picture, false)
    pending = door.pending()
    isSettled = pending.isEmpty
    facts.privateRoutes = vocabulary.privateRoutes
  }

  /// Tells apart what the windows were that are closed.
  private(set) var closedWindows = 0
  /// True if the latest word was a sign-in; nil if there was none.
  private(set) var account: Bool?

  /// How many presentations a late dismissal could be meant for.
  func seenCount(at place: Int) -> Int { seen[picture.ids[place]]?.count ?? 0 }

  /// How many earlier paths a late write could be of.
  func pathCount(of tab: Int, at place: Int) -> Int {
    paths.first { $0.window == picture.ids[place] && $0.tab == tab }?.paths.count ?? 0
  }

  /// Nil if the system has no such thing, or there is nothing it could be aimed at.
  func step(_ given: PlainEvent) -> PlainTransition? {
    var event = given
    guard var now = aim(&event) else { return nil }
    if event.kind == .relaunchByLink { now.expected = landing(of: event) }
    let window = event.kind.hasWindow ? picture.ids[event.window] : nil
    let before = picture
    let reply = door.perform(event, now.sheet, now.written)
    support.note(event.kind, isSupported: reply != .unsupported)
    guard reply != .unsupported else { return nil }
    played.append(event)
    let isRelaunch = event.kind == .relaunch || event.kind == .relaunchByLink
    door.read(&picture, isRelaunch && reply == .done)
    pending = door.pending()
    isSettled = pending.isEmpty
    now.isSettled = isSettled
    let transition = PlainTransition(
      event: event,
      window: window,
      reply: reply,
      before: before,
      after: picture,
      facts: now
    )
    remember(transition)
    return transition
  }

  /// The step that an event would be, without taking it.
  func crashing(_ given: PlainEvent) -> PlainTransition {
    var event = given
    let now = aim(&event) ?? facts
    let window = event.kind.hasWindow ? picture.ids[event.window] : nil
    return PlainTransition(
      event: event,
      window: window,
      reply: .done,
      before: picture,
      after: picture,
      facts: now
    )
  }

  /// What an event is aimed at; nil if there is no such thing.
  private func aim(_ event: inout PlainEvent) -> PlainTransition.Facts? {
    if event.kind.hasWindow {
      guard !picture.ids.isEmpty else { return nil }
      event.window %= picture.ids.count
    }
    let window = event.kind.hasWindow ? picture.ids[event.window] : nil
    var now = facts
    switch event.kind {
    case .dismiss:
      guard let window, let sheets = seen[window], event.age < sheets.count else { return nil }
      let sheet = sheets[sheets.count - 1 - event.age]
      (now.sheet, now.sheetName) = (sheet.id, sheet.name)
    case .writePath:
      guard let history = paths.first(where: { $0.window == window && $0.tab == event.tab }),
        event.age < history.paths.count
      else { return nil }
      now.written = history.paths[history.paths.count - 1 - event.age]
    case .openLink, .relaunchByLink:
      now.link = vocabulary.links[event.item]
      now.isReparsed = door.isReparsed(event.item)
    case .closeWindow: guard picture.ids.count > 1 else { return nil }
    case .openWindow, .duplicateWindow:
      guard picture.ids.count < vocabulary.windowLimit else { return nil }
    case .timePasses: guard !isSettled else { return nil }
    case .push, .back, .popToRoot, .selectTab, .present, .appEvent, .signIn, .signOut, .relaunch:
      break
    }
    return now
  }

  /// The windows of another run in which the same link comes after the relaunch.
  private func landing(of event: PlainEvent) -> PlainPicture? {
    let other = again()
    for event in played { _ = other.step(event) }
    guard other.step(PlainEvent(kind: .relaunch))?.reply == .done,
      other.step(PlainEvent(kind: .openLink, window: event.window, item: event.item)) != nil
    else { return nil }
    other.settle()
    return other.picture
  }

  /// Lets time pass until nothing is pending, and returns what happened.
  @discardableResult func settle() -> [PlainTransition] {
    var transitions: [PlainTransition] = []
    while !isSettled, transitions.count < 32 {
      guard let transition = step(PlainEvent(kind: .timePasses)) else { break }
      transitions.append(transition)
    }
    return transitions
  }

  private func remember(_ transition: PlainTransition) {
    let event = transition.event
    if transition.isDone, event.kind == .relaunch || event.kind == .relaunchByLink {
      seen = [:]
      paths = []
      facts.dismissals = []
      facts.promises = PlainTransition.Promises()
    }
    if event.kind == .closeWindow, transition.isDone {
      facts.hasClosedWindows = true
      var hasher = Hasher()
      hasher.combine(closedWindows)
      transition.old?.hash(ofPlaceInto: &hasher)
      closedWindows = hasher.finalize()
    }
    if transition.isDone, event.kind == .signIn || event.kind == .signOut {
      account = event.kind == .signIn
      facts.isSignedOut = event.kind == .signOut
    }
    if event.kind == .dismiss, let sheet = transition.facts.sheet { facts.dismissals.insert(sheet) }
    if event.kind == .back || event.kind == .openLink, let old = transition.old {
      facts.dismissals.formUnion(old.presented.map(\.id))
    }
    if transition.reply == .later { promise(transition) }
    if isSettled, !facts.promises.isEmpty { facts.promises = PlainTransition.Promises() }

    let sameWindows = transition.before.ids == picture.ids
    for (place, window) in picture.windows.enumerated() {
      let old =
        sameWindows
        ? transition.before.windows[place] : transition.before.window(picture.ids[place])
      if old?.presented != window.presented { note(window.presented, of: picture.ids[place]) }
      if support.mayHave(.writePath), old?.paths != window.paths {
        notePaths(from: old, to: window, of: picture.ids[place])
      }
    }
  }

  private func promise(_ transition: PlainTransition) {
    guard let window = transition.window, let old = transition.old else {
      facts.promises.isEverything = true
      return
    }
    switch transition.event.kind {
    case .push, .back, .popToRoot:
      facts.promises.tabs.insert(.init(window: window, tab: old.tab))
    case .openLink:
      facts.promises.tabs.insert(.init(window: window, tab: transition.facts.link?.tab ?? old.tab))
    case .selectTab, .writePath:
      facts.promises.tabs.insert(.init(window: window, tab: transition.event.tab))
    default: facts.promises.windows.insert(window)
    }
  }

  private func note(_ presented: [PlainSheet], of window: Int) {
    for sheet in presented where seen[window]?.contains(sheet) != true {
      seen[window, default: []].append(sheet)
    }
  }

  private func notePaths(from old: PlainWindow?, to new: PlainWindow, of window: Int) {
    guard let old else { return }
    for tab in new.paths.indices where old.paths[tab] != new.paths[tab] {
      if let place = paths.firstIndex(where: { $0.window == window && $0.tab == tab }) {
        if paths[place].paths.count > 2 { paths[place].paths.removeFirst() }
        paths[place].paths.append(old.paths[tab])
      } else {
        paths.append(PathHistory(window: window, tab: tab, paths: [old.paths[tab]]))
      }
    }
  }
}

/// Which kinds of events a system has a word for, as far as it was asked.
struct Support: Sendable {
  private var supported: UInt32 = 0
  private var unsupported: UInt32 = 0

  mutating func note(_ kind: EventKind, isSupported: Bool) {
    if isSupported { supported |= kind.bit } else { unsupported |= kind.bit }
  }

  mutating func add(_ other: Support) {
    supported |= other.supported
    unsupported |= other.unsupported
  }

  /// False if it was asked for, and never had it.
  func mayHave(_ kind: EventKind) -> Bool {
    supported & kind.bit != 0 || unsupported & kind.bit == 0
  }
  /// True if it was asked for, and had it.
  func has(_ kind: EventKind) -> Bool { supported & kind.bit != 0 }
}

extension EventKind {
  /// Its place among all.
  var number: Int {
    switch self {
    case .push: 0
    case .back: 1
    case .popToRoot: 2
    case .selectTab: 3
    case .openLink: 4
    case .present: 5
    case .dismiss: 6
    case .writePath: 7
    case .appEvent: 8
    case .signIn: 9
    case .signOut: 10
    case .openWindow: 11
    case .duplicateWindow: 12
    case .closeWindow: 13
    case .relaunch: 14
    case .relaunchByLink: 15
    case .timePasses: 16
    }
  }

  var bit: UInt32 { 1 << number }
}
