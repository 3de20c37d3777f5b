import SceneNavigation

/// What is known about the earlier events of a run.
struct PlainMemory {
  private var past = SharedValue(PlainTransition.Past())
  private var isPromised = false
  /// True after a sign-in, false after a sign-out; nil if there was neither.
  private(set) var account: Bool?
  /// A hash of the closed windows' states.
  private(set) var closedWindows = 0
  /// The presentations of each window, the latest last, including dismissed ones.
  private var presentations: [Int: [PlainSheet]] = [:]
  private var histories: [PathHistory] = []

  private struct PathHistory {
    let window: Int
    let tab: Int
    /// The latest last.
    var paths: [[Int]]
  }

  /// What is pending at the start may change anything.
  init(_ start: PlainPicture, isSettled: Bool = true) {
    past.value.newWindows = start.windows
    isPromised = !isSettled
    past.value.promises.isEverything = !isSettled
    add(start, since: PlainPicture())
  }

  var facts: PlainTransition.Facts { PlainTransition.Facts(past: past) }

  var promises: PlainTransition.Promises { past.box.value.promises }

  /// The presentations that a late dismissal in a window could name.
  func presentations(of window: Int) -> [PlainSheet] { presentations[window] ?? [] }

  /// The earlier paths that a late write could contain.
  func paths(of tab: Int, in window: Int) -> [[Int]] {
    histories.first { $0.window == window && $0.tab == tab }?.paths ?? []
  }

  mutating func add(_ transition: PlainTransition, notingPaths: Bool) {
    let event = transition.event
    if transition.isDone || event.kind.isRelaunch && transition.reply == .later {
      addDone(transition)
    }
    noteLink(transition)
    if !transition.isRefused { addDismissals(transition) }
    if isPromised { leave(transition) }
    if transition.reply == .later { promise(transition) }
    if !transition.facts.isSettled {
      if transition.isRedirected { promiseAnything(transition) }
      if transition.isDone, event.kind != .timePasses {
        isPromised = true
        past.value.promises.busy.formUnion(transition.window.map { [$0] } ?? transition.after.ids)
      }
    }
    if let change = past.box.value.accountChange {
      if event.kind == .timePasses, transition.isRedirected {
        past.value.accountChange = nil
      } else if transition.facts.isSettled {
        noteAccount(signedIn: change == .signIn)
      }
    }
    if transition.facts.isSettled, isPromised || past.box.value.isAccountPending {
      past.value.promises = PlainTransition.Promises()
      past.value.isAccountPending = false
      isPromised = false
    }
    addChanges(from: transition.before, to: transition.after, notingPaths: notingPaths)
  }

  /// Records what changed without an event.
  mutating func add(_ picture: PlainPicture, since before: PlainPicture) {
    addChanges(from: before, to: picture, notingPaths: false)
  }

  private mutating func addDismissals(_ transition: PlainTransition) {
    let kind = transition.event.kind
    switch kind {
    case .dismiss, .back, .openLink: break
    case .push, .popToRoot, .selectTab, .writePath: if transition.reply != .later { return }
    default: return
    }
    guard let window = transition.window, let old = transition.old else { return }
    var dismissed = old.presented.map(\.id)
    if transition.isDone, let new = transition.new, new.tab != old.tab {
      // Others may come back with their tab.
      dismissed.removeAll { id in !new.presented.contains { $0.id == id } }
    }
    if kind == .back {
      // One that is already going away does not count.
      let going = past.box.value.dismissals[window] ?? []
      dismissed = dismissed.last { !going.contains($0) }.map { [$0] } ?? []
    } else if kind == .dismiss {
      guard let sheet = transition.facts.sheet else { return }
      // Those above it go with it.
      dismissed = [sheet] + dismissed.drop { $0 != sheet }
    }
    if !dismissed.isEmpty { past.value.dismissals[window, default: []].formUnion(dismissed) }
  }

  private mutating func addDone(_ transition: PlainTransition) {
    if transition.closedItsWindow, let closed = transition.old { addClosed(closed) }
    switch transition.event.kind {
    case .relaunch, .relaunchByLink:
      presentations = [:]
      histories = []
      past.value.dismissals = [:]
      past.value.promises = PlainTransition.Promises()
      past.value.isAccountPending = false
      if past.box.value.accountChange != nil {
        (past.value.accountChange, past.value.isAccountUnclear) = (nil, true)
        past.value.isSignedOut = false
      }
    case .closeWindow:
      if let closed = transition.old { addClosed(closed) }
    case .timePasses:
      let (before, after) = (transition.before, transition.after)
      guard before.ids != after.ids else { return }
      for (id, closed) in zip(before.ids, before.windows) where !after.ids.contains(id) {
        addClosed(closed)
      }
    case .signIn, .signOut:
      noteAccount(signedIn: transition.event.kind == .signIn)
      past.value.isAccountPending = past.value.isSignedOut && !transition.facts.isSettled
    case .push, .back, .popToRoot, .selectTab, .openLink, .present, .dismiss, .writePath,
      .sceneEvent, .appEvent, .openWindow, .duplicateWindow:
      break
    }
  }

  /// Notes what a link presented.
  mutating func noteLink(_ transition: PlainTransition) {
    guard let link = transition.facts.link else { return }
    if transition.reply == .later { past.value.announcedLinks.insert(link.path) }
    guard transition.isDone, let top = transition.new?.presented.last else { return }
    if transition.event.kind.isRelaunch || transition.old?.presented.contains(top) == false {
      past.value.linkNames[link.path] = top.name
    }
  }

  private mutating func addClosed(_ window: PlainWindow) {
    past.value.closedWindows.append(window)
    var hasher = Hasher()
    hasher.combine(closedWindows)
    window.hash(ofPlaceInto: &hasher)
    closedWindows = hasher.finalize()
  }

  private mutating func noteAccount(signedIn isSignedIn: Bool) {
    account = isSignedIn
    past.value.isSignedOut = !isSignedIn
    (past.value.accountChange, past.value.isAccountUnclear) = (nil, false)
  }

  /// Notes that an event removed a screen that announced something.
  private mutating func leave(_ transition: PlainTransition) {
    guard transition.isDone, !transition.event.kind.isCustom, let new = transition.new
    else { return }
    for (tab, screen) in past.value.promises.screens
    where tab.window == transition.window && !new.paths[tab.tab].starts(with: screen) {
      past.value.promises.left.insert(tab)
    }
  }

  private mutating func promise(_ transition: PlainTransition) {
    isPromised = true
    // What comes may be this one.
    if transition.event.kind != .signOut { past.value.isAccountPending = false }
    if transition.event.kind == .signIn || transition.event.kind == .signOut {
      past.value.accountChange = transition.event.kind
    }
    // From now on an account may be signed in.
    if transition.event.kind == .signIn { past.value.isSignedOut = false }
    past.value.promises.kinds.insert(transition.event.kind)
    guard let window = transition.window, let old = transition.old else {
      past.value.promises.isEverything = true
      return
    }
    switch transition.event.kind {
    case .push:
      let isFirst = promise(old.tab, in: window)
      if isFirst { past.value.promises.screens[.init(window: window, tab: old.tab)] = old.path }
      past.value.promises.pushing.insert(window)
    case .back, .popToRoot:
      promise(old.tab, in: window)
      if transition.isBackAtRoot { past.value.promises.backAtRoot.insert(window) }
    case .openLink:
      promise(transition.facts.link?.tab ?? old.tab, in: window)
      past.value.promises.landing.insert(window)
    case .selectTab, .writePath: promise(transition.event.tab, in: window)
    case .dismiss: break
    case .present: past.value.promises.presenting.insert(window)
    case .relaunch, .relaunchByLink: past.value.promises.isEverything = true
    case .sceneEvent, .appEvent, .signIn, .signOut, .openWindow, .duplicateWindow, .closeWindow,
      .timePasses:
      past.value.promises.windows.insert(window)
    }
  }

  /// Notes that a tab may change; true if nothing else was announced there.
  @discardableResult private mutating func promise(_ tab: Int, in window: Int) -> Bool {
    let tab = PlainTransition.Promises.Tab(window: window, tab: tab)
    if past.value.promises.tabs.insert(tab).inserted { return true }
    // What comes may be this.
    past.value.promises.screens[tab] = nil
    past.value.promises.left.remove(tab)
    return false
  }

  /// Notes that something else will happen instead of an event.
  private mutating func promiseAnything(_ transition: PlainTransition) {
    isPromised = true
    if let window = transition.window {
      past.value.promises.windows.insert(window)
    } else {
      past.value.promises.isEverything = true
    }
  }

  private mutating func addChanges(
    from before: PlainPicture,
    to after: PlainPicture,
    notingPaths: Bool
  ) {
    guard before != after else { return }
    let isSame = before.ids == after.ids
    for place in after.ids.indices {
      let id = after.ids[place]
      let old = isSame ? place : before.ids.firstIndex(of: id)
      if let old, before.windows[old] == after.windows[place] { continue }
      for sheet in after.windows[place].presented
      where presentations[id]?.contains(sheet) != true {
        presentations[id, default: []].append(sheet)
      }
      if notingPaths, let old { note(before.windows[old], after.windows[place], of: id) }
    }
  }

  private mutating func note(_ old: PlainWindow, _ new: PlainWindow, of window: Int) {
    for tab in new.paths.indices where old.paths[tab] != new.paths[tab] {
      if let place = histories.firstIndex(where: { $0.window == window && $0.tab == tab }) {
        if histories[place].paths.count > 2 { histories[place].paths.removeFirst() }
        histories[place].paths.append(old.paths[tab])
      } else {
        histories.append(PathHistory(window: window, tab: tab, paths: [old.paths[tab]]))
      }
    }
  }
}
