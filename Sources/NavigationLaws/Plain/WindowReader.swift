/// Reads a system's windows as the verifier's numbers.
///
/// Only changed values are looked up.
@MainActor @usableFromInline struct WindowReader<System: NavigationSystem> {
  @usableFromInline let system: System
  @usableFromInline let vocabulary: Vocabulary<System>
  @usableFromInline var windows: [System.Window] = []
  @usableFromInline var numbers: [Int] = []
  @usableFromInline var nextNumber = 0
  @usableFromInline var states: [WindowMemory<System>] = []
  @usableFromInline var screens: [WindowMemory<System>] = []
  /// False once no window has a screen.
  @usableFromInline var showsScreens = true
  @usableFromInline var hasShownScreens = false
  @usableFromInline var sheets = SheetNumbers()

  @inlinable init(_ system: System, _ vocabulary: Vocabulary<System>) {
    (self.system, self.vocabulary) = (system, vocabulary)
  }

  @inlinable mutating func read(_ reading: WindowReading, into picture: inout PlainPicture) {
    let isRelaunch = reading == .relaunch
    if isRelaunch {
      sheets.forget()
      for place in states.indices {
        states[place].forgetPresentations()
        picture.windows[place] = states[place].plain
      }
      for place in screens.indices {
        screens[place].forgetPresentations()
        picture.screens[place] = screens[place].plain
      }
    }
    let areSame = !readWindows(into: &picture, isRelaunch: isRelaunch)
    guard areSame, reading == .changes, !showsScreens, let changed = system.changedWindows else {
      for place in windows.indices { read(at: place, into: &picture) }
      if !hasShownScreens { (showsScreens, screens, picture.screens) = (false, [], []) }
      return
    }
    for window in changed {
      if let place = windows.firstIndex(of: window) { read(at: place, into: &picture) }
    }
  }

  @inlinable mutating func read(at place: Int, into picture: inout PlainPicture) {
    let window = windows[place]
    if states[place].read(system.snapshot(of: window), vocabulary, numbering: &sheets) {
      picture.windows[place] = states[place].plain
    }
    guard showsScreens else { return }
    guard let screen = system.screen(of: window) else {
      picture.screens[place] = nil
      return
    }
    hasShownScreens = true
    let hasChanged = screens[place].read(screen, vocabulary, numbering: &sheets)
    if hasChanged || picture.screens[place] == nil { picture.screens[place] = screens[place].plain }
  }

  /// True if the list of windows changed.
  @inlinable mutating func readWindows(into picture: inout PlainPicture, isRelaunch: Bool) -> Bool {
    var now = system.windows
    guard now != windows || picture.windows.count != now.count else { return false }
    if Set(now).count < now.count {
      precondition(
        !windows.isEmpty,
        "“windows” lists one window twice: \(now). Give each window a value of its own."
      )
      // A window with the id of another cannot be told from it: to the laws it was not opened.
      now = now.enumerated().filter { now.firstIndex(of: $1) == $0 }.map(\.element)
      guard now != windows else { return false }
    }
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
        states.append(WindowMemory(vocabulary))
        if showsScreens { screens.append(WindowMemory(vocabulary)) }
      }
    }
    windows = now
    picture.ids = numbers
    picture.windows = states.map(\.plain)
    picture.screens = screens.map(\.plain)
    return true
  }
}

/// A window's last state, in the system's types and in numbers.
@MainActor @usableFromInline struct WindowMemory<System: NavigationSystem> {
  @usableFromInline var paths: [[System.Route]]
  @usableFromInline var tab: System.Tab
  @usableFromInline var presented: [PresentedSheet] = []
  @usableFromInline var plain = PlainWindow()

  @inlinable init(_ vocabulary: Vocabulary<System>) {
    paths = Array(repeating: [], count: vocabulary.tabs.count)
    tab = vocabulary.tabs[0]
    plain.paths = Array(repeating: [], count: vocabulary.tabs.count)
  }

  @inlinable mutating func forgetPresentations() {
    presented = []
    plain.presented = []
  }

  /// Copies what differs; returns false if nothing does.
  @inlinable mutating func read(
    _ snapshot: System.Snapshot,
    _ vocabulary: Vocabulary<System>,
    numbering sheets: inout SheetNumbers
  ) -> Bool {
    var hasChanged = false
    if snapshot.selectedTab != tab {
      tab = snapshot.selectedTab
      plain.tab = vocabulary.place(of: tab)
      hasChanged = true
    }
    var found = 0
    for (place, tab) in vocabulary.tabs.enumerated() {
      let path = snapshot.paths[tab]
      if path != nil { found += 1 }
      guard path ?? [] != paths[place] else { continue }
      read(path ?? [], of: place, vocabulary)
      hasChanged = true
    }
    if found < snapshot.paths.count {
      for tab in snapshot.paths.keys { _ = vocabulary.place(of: tab) }
    }
    if snapshot.presented != presented {
      presented = snapshot.presented
      plain.presented = []
      for sheet in presented {
        let name = vocabulary.plain.name(sheet.name)
        let id = sheets.number(of: sheet)
        plain.presented.append(PlainSheet(id: id, name: name, key: sheet.id))
      }
      hasChanged = true
    }
    if snapshot.details != plain.details {
      plain.details = snapshot.details
      hasChanged = true
    }
    return hasChanged
  }

  @inlinable mutating func read(
    _ path: [System.Route],
    of tab: Int,
    _ vocabulary: Vocabulary<System>
  ) {
    let old = paths[tab]
    var same = 0
    while same < old.count, same < path.count, old[same] == path[same] { same += 1 }
    plain.paths[tab].removeLast(old.count - same)
    for place in same..<path.count { plain.paths[tab].append(vocabulary.place(of: path[place])) }
    paths[tab] = path
  }
}

/// The numbers of presentations.
///
/// An id used again after a dismissal gets the same number.
@usableFromInline struct SheetNumbers {
  @usableFromInline var ids: [PresentedSheet.ID] = []

  @usableFromInline init() {}

  @usableFromInline mutating func number(of sheet: PresentedSheet) -> Int {
    if let number = ids.lastIndex(of: sheet.id) { return number }
    ids.append(sheet.id)
    return ids.count - 1
  }

  /// After a relaunch the app gives its presentations new ids.
  @usableFromInline mutating func forget() { ids = ids.map { _ in "" } }
}
