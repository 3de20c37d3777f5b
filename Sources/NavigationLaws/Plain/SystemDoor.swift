/// Translates between a run of a system and the verifier's numbers.
///
/// Only changed values are looked up.
@MainActor @usableFromInline final class SystemDoor<System: NavigationSystem> {
  @usableFromInline let system: System
  @usableFromInline let vocabulary: Vocabulary<System>
  @usableFromInline var windows: [System.Window] = []
  @usableFromInline var numbers: [Int] = []
  @usableFromInline var nextNumber = 0
  @usableFromInline var states: [Memory] = []
  @usableFromInline var screens: [Memory] = []
  @usableFromInline var showsScreens = true
  /// The ids of presentations, by number.
  ///
  /// An id used again after a dismissal gets the same number.
  @usableFromInline var sheetIDs: [PresentedSheet.ID] = []

  /// A window's last state, in both representations.
  @usableFromInline struct Memory {
    @usableFromInline var paths: [[System.Route]]
    @usableFromInline var tab: System.Tab
    @usableFromInline var presented: [PresentedSheet] = []
    @usableFromInline var plain = PlainWindow()

    @inlinable @MainActor init(_ vocabulary: Vocabulary<System>) {
      paths = Array(repeating: [], count: vocabulary.tabs.count)
      tab = vocabulary.tabs[0]
      plain.paths = Array(repeating: [], count: vocabulary.tabs.count)
    }

    @inlinable mutating func forgetPresentations() {
      presented = []
      plain.presented = []
    }
  }

  @inlinable init(_ system: System, _ vocabulary: Vocabulary<System>) {
    (self.system, self.vocabulary) = (system, vocabulary)
  }

  /// The door for the engine.
  @inlinable var door: Door {
    Door(
      system,
      perform: { self.perform($0, dismissing: $1, writing: $2) },
      read: { self.read(into: &$0, isRelaunch: $1) },
      pending: { self.system.pending },
      isReparsed: { self.isReparsed($0) },
      likely: { self.likelyEvent(at: $0, choosing: $1) }
    )
  }

  @inlinable func likelyEvent(at place: Int, choosing choose: (Int) -> Int) -> Int? {
    let events = system.likelyEvents(in: windows[place])
    return events.isEmpty ? nil : vocabulary.place(of: events[choose(events.count)])
  }

  @inlinable func isReparsed(_ link: Int) -> Bool? {
    let link = vocabulary.links[link]
    return system.reparsed(link).map { $0 == link }
  }

  @inlinable func perform(_ event: PlainEvent, dismissing sheet: Int?, writing path: [Int]?)
    -> Reply
  {
    switch event.kind {
    case .push: return apply(.push(vocabulary.routes[event.item]), event)
    case .back: return apply(.back, event)
    case .popToRoot: return apply(.popToRoot, event)
    case .selectTab: return apply(.select(vocabulary.tabs[event.tab]), event)
    case .openLink: return apply(.open(vocabulary.links[event.item]), event)
    case .present: return apply(.present(vocabulary.sheets[event.item]), event)
    case .dismiss:
      guard let sheet else { return .unsupported }
      return apply(.dismiss(sheetIDs[sheet]), event)
    case .writePath:
      guard let path else { return .unsupported }
      let routes = path.map { vocabulary.routes[$0] }
      return system.write(routes, of: vocabulary.tabs[event.tab], in: windows[event.window])
    case .sceneEvent:
      return system.apply(vocabulary.sceneEvents[event.item], in: windows[event.window])
    case .appEvent: return system.apply(vocabulary.appEvents[event.item])
    case .signIn: return system.signIn()
    case .signOut: return system.signOut()
    case .openWindow: return system.openWindow()
    case .duplicateWindow: return system.duplicate(windows[event.window])
    case .closeWindow: return system.close(windows[event.window])
    case .relaunch: return system.relaunch(opening: nil)
    case .relaunchByLink:
      let link = vocabulary.links[event.item]
      let window = windows[event.window]
      return system.relaunch(opening: EarlyLink(link, in: window, at: event.window))
    case .timePasses: return system.passTime()
    }
  }

  @inlinable func apply(_ action: System.Action, _ event: PlainEvent) -> Reply {
    system.apply(action, in: windows[event.window])
  }

  @inlinable func read(into picture: inout PlainPicture, isRelaunch: Bool) {
    if isRelaunch {
      // After a relaunch the app gives its presentations new ids.
      sheetIDs = sheetIDs.map { _ in "" }
      for place in states.indices {
        states[place].forgetPresentations()
        picture.windows[place] = states[place].plain
      }
      for place in screens.indices {
        screens[place].forgetPresentations()
        picture.screens[place] = screens[place].plain
      }
    }
    let areSame = !readWindows(into: &picture, isRelaunch: isRelaunch) && !isRelaunch
    let windows = windows
    guard areSame, !showsScreens, let changed = system.changedWindows else {
      for (place, window) in windows.enumerated() { read(window, at: place, into: &picture) }
      return
    }
    for window in changed {
      guard let place = windows.firstIndex(of: window) else { continue }
      read(window, at: place, into: &picture)
    }
  }

  @inlinable func read(_ window: System.Window, at place: Int, into picture: inout PlainPicture) {
    if read(system.snapshot(of: window), into: &states[place]) {
      picture.windows[place] = states[place].plain
    }
    guard showsScreens else { return }
    guard let screen = system.screen(of: window) else {
      showsScreens = false
      screens = []
      picture.screens = []
      return
    }
    if read(screen, into: &screens[place]) {
      picture.screens[place] = screens[place].plain
    }
  }

  /// True if the list of windows changed.
  @inlinable func readWindows(into picture: inout PlainPicture, isRelaunch: Bool) -> Bool {
    let now = system.windows
    guard now != windows || picture.windows.count != now.count else { return false }
    let old = (windows, numbers, states, screens)
    numbers = []
    states = []
    screens = []
    for (place, window) in now.enumerated() {
      let known = isRelaunch ? (place < old.0.count ? place : nil) : old.0.firstIndex(of: window)
      if let known {
        numbers.append(old.1[known])
        states.append(old.2[known])
        if showsScreens { screens.append(old.3[known]) }
      } else {
        numbers.append(nextNumber)
        nextNumber += 1
        states.append(Memory(vocabulary))
        if showsScreens { screens.append(Memory(vocabulary)) }
      }
    }
    windows = now
    picture.ids = numbers
    picture.windows = states.map(\.plain)
    picture.screens = screens.map(\.plain)
    return true
  }

  /// Copies what differs; returns false if nothing does.
  @inlinable func read(
    _ snapshot: System.Snapshot,
    into memory: inout Memory
  ) -> Bool {
    var hasChanged = false
    if snapshot.selectedTab != memory.tab {
      memory.tab = snapshot.selectedTab
      memory.plain.tab = vocabulary.place(of: snapshot.selectedTab)
      hasChanged = true
    }
    var found = 0
    for (place, tab) in vocabulary.tabs.enumerated() {
      let path = snapshot.paths[tab]
      if path != nil { found += 1 }
      guard path ?? [] != memory.paths[place] else { continue }
      read(path ?? [], of: place, into: &memory)
      hasChanged = true
    }
    if found < snapshot.paths.count {
      for tab in snapshot.paths.keys { _ = vocabulary.place(of: tab) }
    }
    if snapshot.presented != memory.presented {
      memory.presented = snapshot.presented
      memory.plain.presented = snapshot.presented.map { sheet in
        PlainSheet(id: number(of: sheet), name: vocabulary.plain.name(sheet.name))
      }
      hasChanged = true
    }
    if snapshot.details != memory.plain.details {
      memory.plain.details = snapshot.details
      hasChanged = true
    }
    return hasChanged
  }

  @inlinable func read(_ path: [System.Route], of tab: Int, into memory: inout Memory) {
    let old = memory.paths[tab]
    var same = 0
    while same < old.count, same < path.count, old[same] == path[same] { same += 1 }
    memory.plain.paths[tab].removeLast(old.count - same)
    for place in same..<path.count {
      memory.plain.paths[tab].append(vocabulary.place(of: path[place]))
    }
    memory.paths[tab] = path
  }

  @inlinable func number(of sheet: PresentedSheet) -> Int {
    if let number = sheetIDs.lastIndex(of: sheet.id) { return number }
    sheetIDs.append(sheet.id)
    return sheetIDs.count - 1
  }
}
