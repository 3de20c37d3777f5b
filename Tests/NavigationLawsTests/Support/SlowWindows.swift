import NavigationLaws

/// A system without a mistake, in which some kinds of events happen when time passes.
///
/// Pushing a cup selects the search tab, and only an account may see its sheet.
@MainActor final class SlowWindows: NavigationSystem {
  enum Tab: Hashable, CaseIterable { case home, search }

  private struct State {
    let id: Int
    var tab = Tab.home
    var paths: [Tab: [String]] = [:]
    var sheets: [PresentedSheet] = []
    /// What is announced happens only if nothing else did, unless the system insists.
    var changes = 0
  }

  private let slow: Set<EventKind>
  private let insists: Bool
  private var all = [State(id: 1), State(id: 2)]
  private var (next, nextSheet) = (3, 1)
  private var isSignedIn = true
  private var later: [() -> Void] = []

  init(_ slow: EventKind..., insists: Bool = false) {
    (self.slow, self.insists) = (Set(slow), insists)
  }

  var windows: [Int] { all.map(\.id) }
  var pending: [String] { later.map { _ in "animation" } }

  private func index(_ id: Int) -> Int? { all.firstIndex { $0.id == id } }

  func snapshot(of window: Int) -> WindowSnapshot<Tab, String> {
    let state = all[index(window) ?? 0]
    return WindowSnapshot(selectedTab: state.tab, paths: state.paths, presented: state.sheets)
  }

  /// Of the windows that were there at the start, as long as no other is.
  func screen(of window: Int) -> WindowSnapshot<Tab, String>? {
    window > 2 ? nil : snapshot(of: window)
  }

  private func happen(_ kind: EventKind, _ act: @escaping () -> Void) -> Reply {
    guard slow.contains(kind) else {
      act()
      return .done
    }
    later.append(act)
    return .later
  }

  func apply(_ action: NavigationAction<Tab, String, String>, in window: Int) -> Reply {
    guard let place = index(window) else { return .refused("closed") }
    switch action {
    case .push, .popToRoot, .select:
      if !all[place].sheets.isEmpty { return .refused("covered") }
    case .back:
      if all[place].sheets.isEmpty, all[place].paths[all[place].tab, default: []].isEmpty {
        return .refused("at the root")
      }
    case .present: if !isSignedIn { return .refused("signed out") }
    case .dismiss(let id):
      if !all[place].sheets.contains(where: { $0.id == id }) { return .refused("gone") }
    case .open: break
    }
    all[place].changes += 1
    let kind: EventKind =
      switch action {
      case .push: .push
      case .back: .back
      case .popToRoot: .popToRoot
      case .select: .selectTab
      case .open: .openLink
      case .present: .present
      case .dismiss: .dismiss
      }
    let changes = all[place].changes
    return happen(kind) { [self] in
      guard let place = index(window), insists || all[place].changes == changes else { return }
      act(action, at: place)
    }
  }

  private func act(_ action: NavigationAction<Tab, String, String>, at place: Int) {
    let tab = all[place].tab
    switch action {
    case .push(let route):
      if route == "cup" { all[place].tab = .search }
      all[place].paths[all[place].tab, default: []].append(route)
    case .back:
      if all[place].sheets.popLast() == nil { all[place].paths[tab]?.removeLast() }
    case .popToRoot: all[place].paths[tab] = []
    case .select(let selected):
      if selected == tab { all[place].paths[tab] = [] }
      all[place].tab = selected
    case .open(let link):
      (all[place].tab, all[place].sheets) = (link.tab, [])
      all[place].paths[link.tab] = link.path
    case .present(let name): all[place].sheets.append(sheet(name))
    case .dismiss(let id): all[place].sheets = Array(all[place].sheets.prefix { $0.id != id })
    }
  }

  private func sheet(_ name: String) -> PresentedSheet {
    nextSheet += 1
    return PresentedSheet(name, id: "\(nextSheet)")
  }

  private func add(_ tab: Tab = .home, _ paths: [Tab: [String]] = [:]) {
    all.append(State(id: next, tab: tab, paths: paths))
    next += 1
  }

  func openWindow() -> Reply { happen(.openWindow) { [self] in add() } }

  func duplicate(_ window: Int) -> Reply {
    let copy = snapshot(of: window)
    return happen(.duplicateWindow) { [self] in add(copy.selectedTab, copy.paths) }
  }

  func close(_ window: Int) -> Reply {
    happen(.closeWindow) { [self] in
      if all.count > 1 { all.removeAll { $0.id == window } }
    }
  }

  func signIn() -> Reply {
    if isSignedIn { return .refused("signed in") }
    return happen(.signIn) { [self] in isSignedIn = true }
  }

  func signOut() -> Reply {
    isSignedIn = false
    all = all.map { State(id: $0.id, changes: $0.changes + 1) }
    return .done
  }

  func relaunch(opening link: EarlyLink<Int, Tab, String>?) -> Reply {
    let saved = all
    (all, later) = (saved.map { State(id: $0.id) }, [])
    return happen(.relaunch) { [self] in
      for state in saved {
        guard let place = index(state.id), all[place].changes == 0 else { continue }
        (all[place].tab, all[place].paths) = (state.tab, state.paths)
        all[place].sheets = state.sheets.map { sheet($0.name) }
      }
      if let link, let place = index(link.window) { act(.open(link.link), at: place) }
    }
  }

  func passTime() -> Reply {
    if later.isEmpty { return .refused("nothing happens") }
    later.removeFirst()()
    return .done
  }
}
