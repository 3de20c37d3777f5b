import NavigationLaws

/// Windows with two tabs that do one thing in a way of their own, right or wrong.
@MainActor final class OwnWaySystem: NavigationSystem {
  enum Tab: String, CaseIterable { case home, search }

  enum Way: CaseIterable {
    // What an app may decide.
    case linkWaitsForTheSheet, linkWaitsAndSlidesIn, linkOpensAWindowLater, backsQueueUp
    case linkComesAfterACancelledPush, latePushClosesTheSheet, newWindowsAskToSignIn
    case switchingEmptiesTheTab, retapScrolls
    case linkIsPresented, linkStaysInTab, alertStaysBesideTheSheet, pushMovesToTop
    case backReturnsToTheLinksTab, newWindowCopies, tabsHaveSheets
    case loadFails, linkEndsThePush, linkIsPresentedOnce, pushReplacesTheTop, retapPopsOne
    case linkUsesAnotherWindow, relaunchRestoresTabs, coldLinkStartsAnew
    case linkIsPresentedOnceLater, linkIsPushed
    case detailsSayWhetherSignedIn
    case sheetWaitsForTheOther, signsOutLater, restoresLater, greetsLater, contentFailsLater
    // Mistakes.
    case linkOpensTwoWindows, linkCopiesTheSheet, draftOutlivesItsWindow, draftOutlivesItsAccount
    case newWindowShowsTheAccount, linkLeavesTheTabsSheet, linkIsForgottenAtLaunch
    case waitingSheetIsLost, waitingSheetGoesAstray, linkComesAfterSigningOut
  }

  private struct State {
    let id: Int
    var tab = Tab.home
    var paths: [Tab: [String]] = [:]
    var sheets: [PresentedSheet] = []
    var details = ""
    var waiting: NavigationLink<Tab, String>?
    /// The sheets that are sliding away.
    var leaving: Set<String> = []
    /// The sheets of the other tab.
    var hidden: [PresentedSheet] = []
    /// The tab that the last link left.
    var origin: Tab?
  }

  private let way: Way
  private var all: [State] = []
  private var later: [@MainActor (OwnWaySystem) -> Void] = []
  /// The reply to time that passes.
  private var outcome = Reply.done
  private var count = 0
  private var isSignedOut = false
  private var draft = ""
  /// The windows that a relaunch has not restored yet.
  private var saved: [State]?

  init(_ way: Way) {
    self.way = way
    for _ in 0..<2 { open() }
    if way == .greetsLater { later = [{ $0.present("filter", at: 0) }] }
  }

  var windows: [Int] { all.map(\.id) }
  var pending: [String] { later.map { _ in "animation" } }

  private func place(_ window: Int) -> Int { all.firstIndex { $0.id == window } ?? 0 }

  func snapshot(of window: Int) -> WindowSnapshot<Tab, String> {
    let state = all[place(window)]
    return WindowSnapshot(
      selectedTab: state.tab,
      paths: state.paths,
      presented: state.sheets,
      details: way == .detailsSayWhetherSignedIn
        ? "signed \(isSignedOut ? "out" : "in")" : state.details
    )
  }

  func apply(_ action: NavigationAction<Tab, String, String>, in window: Int) -> Reply {
    let place = place(window)
    let state = all[place]
    switch action {
    case .push(let route):
      if way == .latePushClosesTheSheet {
        return postpone(in: window) {
          $0.sheets.removeAll { state.sheets.contains($0) }
          $0.paths[state.tab, default: []].append(route)
        }
      }
      guard state.sheets.isEmpty else { return .refused("covered") }
      if way == .loadFails {
        later.append {
          guard $0.windows.contains(window) else { return }
          $0.present("filter", at: $0.place(window))
          $0.outcome = .redirected("loading failed")
        }
        return .later
      }
      if way == .linkEndsThePush {
        return postpone(in: window) { $0.paths[state.tab, default: []].append(route) }
      }
      if way == .contentFailsLater {
        count += 1
        let alert = PresentedSheet("alert", id: "\(count)")
        _ = postpone(in: window) { if $0.sheets.isEmpty { $0.sheets = [alert] } }
      }
      if way == .pushReplacesTheTop { _ = all[place].paths[state.tab]?.popLast() }
      if way == .linkComesAfterACancelledPush, route == "account" {
        return postpone(in: window) {
          guard $0.paths[state.tab] == state.paths[state.tab] else { return }
          $0.paths[state.tab, default: []].append(route)
        }
      }
      if way == .pushMovesToTop { all[place].paths[state.tab]?.removeAll { $0 == route } }
      all[place].paths[state.tab, default: []].append(route)
      if way == .draftOutlivesItsWindow || way == .draftOutlivesItsAccount {
        all[place].details = "draft about \(route)"
      }
    case .back:
      if backTakesTime, !state.sheets.isEmpty {
        guard let sheet = state.sheets.last(where: { !state.leaving.contains($0.id) })
        else { return .refused("it is closing") }
        all[place].leaving.insert(sheet.id)
        return postpone(in: window) { $0.sheets.removeAll { $0 == sheet } }
      }
      if all[place].sheets.popLast() != nil { return letWaitingIn(at: place) ?? .done }
      guard all[place].paths[state.tab]?.popLast() != nil else { return .refused("at the root") }
      if let origin = state.origin { (all[place].tab, all[place].origin) = (origin, nil) }
    case .popToRoot:
      guard state.sheets.isEmpty else { return .refused("covered") }
      all[place].paths[state.tab] = []
    case .select(let tab):
      guard state.sheets.isEmpty || tabsHaveSheets, tab != state.tab || state.sheets.isEmpty
      else { return .refused("covered") }
      select(tab, at: place)
    case .open(let link): return open(link, in: window)
    case .present(let name):
      guard backTakesTime, way != .backsQueueUp, !state.leaving.isEmpty else {
        present(name, at: place)
        return .done
      }
      later.append {
        guard $0.way != .waitingSheetIsLost, $0.windows.contains(window) else { return }
        $0.present(name, at: $0.way == .waitingSheetGoesAstray ? 0 : $0.place(window))
      }
      return .later
    case .dismiss(let id):
      guard let sheet = state.sheets.firstIndex(where: { $0.id == id })
      else { return .refused("gone") }
      let isBeside = way == .alertStaysBesideTheSheet
      all[place].sheets.removeSubrange(sheet..<(isBeside ? sheet + 1 : state.sheets.count))
      if all[place].sheets.isEmpty { return letWaitingIn(at: place) ?? .done }
    }
    return .done
  }

  private var backTakesTime: Bool {
    switch way {
    case .backsQueueUp, .sheetWaitsForTheOther, .waitingSheetIsLost, .waitingSheetGoesAstray: true
    default: false
    }
  }

  private var signingOutTakesTime: Bool {
    way == .signsOutLater || way == .linkComesAfterSigningOut
  }

  private func postpone(in window: Int, _ act: @escaping (inout State) -> Void) -> Reply {
    later.append {
      if let place = $0.all.firstIndex(where: { $0.id == window }) { act(&$0.all[place]) }
    }
    return .later
  }

  private func present(_ name: String, at place: Int) {
    count += 1
    let sheet = PresentedSheet(name, id: "\(count)")
    guard way == .alertStaysBesideTheSheet else { return all[place].sheets.append(sheet) }
    let others = all[place].sheets.filter { $0.name != name }
    all[place].sheets = name == "alert" ? others + [sheet] : [sheet] + others
  }

  private var tabsHaveSheets: Bool { way == .tabsHaveSheets || way == .linkLeavesTheTabsSheet }

  private func select(_ tab: Tab, at place: Int) {
    let old = all[place].tab
    all[place].origin = nil
    if tabsHaveSheets, tab != old {
      (all[place].sheets, all[place].hidden) = (all[place].hidden, all[place].sheets)
    }
    if way == .retapScrolls, tab == old { return all[place].details = "at the top" }
    if way == .retapPopsOne, tab == old {
      _ = all[place].paths[tab]?.popLast()
      return
    }
    if way == .switchingEmptiesTheTab, tab != old { all[place].paths[old] = [] }
    if tab == old { all[place].paths[tab] = [] }
    all[place].tab = tab
  }

  private func open(_ link: NavigationLink<Tab, String>, in window: Int) -> Reply {
    let place = place(window)
    switch way {
    case .linkUsesAnotherWindow where all.contains { shows(link, in: $0) }: break
    case .linkWaitsForTheSheet where !all[place].sheets.isEmpty,
      .linkWaitsAndSlidesIn where !all[place].sheets.isEmpty:
      all[place].waiting = link
      return .redirected("it waits for the sheet")
    case .linkOpensAWindowLater:
      later.append {
        $0.open()
        $0.land(link, at: $0.all.count - 1)
      }
      return .later
    case .linkIsPresentedOnceLater:
      later.append { if $0.windows.contains(window) { $0.land(link, at: $0.place(window)) } }
      return .later
    case .signsOutLater, .linkComesAfterSigningOut, .linkComesAfterACancelledPush:
      return postpone(in: window) {
        ($0.tab, $0.sheets, $0.paths[link.tab]) = (link.tab, [], link.path)
      }
    case .linkOpensTwoWindows, .linkCopiesTheSheet:
      guard all.count < 4 else { return .refused("too many windows") }
      open()
      land(link, at: all.count - 1)
      if way == .linkCopiesTheSheet { all[all.count - 1].sheets = all[place].sheets }
      if way == .linkOpensTwoWindows { open() }
    default: land(link, at: place)
    }
    return .done
  }

  private func shows(_ link: NavigationLink<Tab, String>, in state: State) -> Bool {
    state.tab == link.tab && state.paths[link.tab] ?? [] == link.path && state.sheets.isEmpty
  }

  private func land(_ link: NavigationLink<Tab, String>, at place: Int) {
    if way == .linkIsPresentedOnce || way == .linkIsPresentedOnceLater {
      let name = "\(link.path)"
      guard all[place].sheets.last?.name != name else { return }
      count += 1
      return all[place].sheets = [PresentedSheet(name, id: "\(count)")]
    }
    all[place].sheets = []
    if way == .linkIsPresented { return present("place", at: place) }
    if way == .linkEndsThePush { while !later.isEmpty { later.removeFirst()(self) } }
    let old = all[place].tab
    let tab = way == .linkStaysInTab ? old : link.tab
    if tab != old { select(tab, at: place) }
    if way == .tabsHaveSheets { all[place].sheets = [] }
    if way == .backReturnsToTheLinksTab, tab != old { all[place].origin = old }
    all[place].paths[tab] =
      way == .linkIsPushed ? (all[place].paths[tab] ?? []) + link.path : link.path
  }

  private func letWaitingIn(at place: Int) -> Reply? {
    guard all[place].sheets.isEmpty, let link = all[place].waiting else { return nil }
    all[place].waiting = nil
    let window = all[place].id
    if way == .linkWaitsAndSlidesIn {
      _ = postpone(in: window) {
        $0.sheets = []
        ($0.tab, $0.paths[link.tab]) = (link.tab, link.path)
      }
    } else {
      land(link, at: place)
    }
    return .redirected("the link that waited")
  }

  private func open() {
    count += 1
    var window = State(id: count, details: way == .draftOutlivesItsWindow ? draft : "")
    if isSignedOut { askToSignIn(&window) }
    if way == .newWindowCopies, let front = all.first {
      (window.tab, window.paths) = (front.tab, front.paths)
    }
    if way == .newWindowShowsTheAccount { window.paths[.home] = all.isEmpty ? [] : ["account"] }
    all.append(window)
  }

  private func askToSignIn(_ window: inout State) {
    guard way == .newWindowsAskToSignIn || signingOutTakesTime else { return }
    count += 1
    window.sheets = [PresentedSheet("sign in", id: "\(count)")]
  }

  func openWindow() -> Reply {
    open()
    return .done
  }

  func close(_ window: Int) -> Reply {
    if way == .newWindowShowsTheAccount { return .unsupported }
    draft = all[place(window)].details
    all.remove(at: place(window))
    return .done
  }

  func relaunch(opening link: EarlyLink<Int, Tab, String>?) -> Reply {
    switch way {
    case .restoresLater where link == nil:
      if saved == nil { saved = all }
      all = all.map { State(id: $0.id) }
      later = [{ ($0.all, $0.saved) = ($0.saved ?? [], nil) }]
      return .later
    case .linkIsPresentedOnce, .coldLinkStartsAnew, .linkIsForgottenAtLaunch: break
    case .relaunchRestoresTabs: all = all.map { State(id: $0.id, tab: $0.tab) }
    default: return .unsupported
    }
    guard let link, way != .linkIsForgottenAtLaunch else { return .done }
    if way == .coldLinkStartsAnew { all[place(link.window)] = State(id: link.window) }
    land(link.link, at: place(link.window))
    return .done
  }

  func signIn() -> Reply {
    guard isSignedOut else { return .refused("signed in") }
    isSignedOut = false
    for place in all.indices { all[place].sheets.removeAll { $0.name == "sign in" } }
    return .done
  }

  func signOut() -> Reply {
    guard signingOutTakesTime else {
      if way == .detailsSayWhetherSignedIn, isSignedOut { return .refused("signed out") }
      leaveAccount()
      return .done
    }
    guard !isSignedOut else { return .refused("signed out") }
    later.insert({ $0.leaveAccount() }, at: 0)
    return .later
  }

  private func leaveAccount() {
    isSignedOut = true
    if way != .linkComesAfterSigningOut { later = [] }
    for place in all.indices {
      let old = all[place]
      all[place] = State(id: old.id, details: way == .draftOutlivesItsAccount ? old.details : "")
      askToSignIn(&all[place])
    }
  }

  func passTime() -> Reply {
    guard !later.isEmpty else { return .refused("nothing happens") }
    outcome = .done
    later.removeFirst()(self)
    return outcome
  }
}
