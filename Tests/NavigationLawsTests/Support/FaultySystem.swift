import NavigationLaws

/// A system that can do everything, and makes the mistake it is told to.
@MainActor final class FaultySystem: NavigationSystem {
  enum Tab: String, Hashable, CaseIterable, Sendable {
    case home
    case search
  }

  enum Fault: Hashable, CaseIterable, Sendable {
    case pushesInAllWindows
    case timePushes
    case timePushesInAnotherTab
    case drawsAnotherWindow
    case screenIsLate
    case openingPopsOthers
    case copyIsFresh
    case closedWindowComesBack
    case restoresTheFirstTab
    case refusesAndPushes
    case supportsNoPushAndPushes
    case signOutForgetsOneWindow
    case pushesInAllTabs
    case switchPops
    case pushesTwice
    case backPopsAll
    case retapDoesNothing
    case linkIsPushed
    case earlyLinkIsLost
    case linkOpensBehindASheet
    case linksLoseTheirTab
    case presentDismissesOthers
    case dismissalClosesTheTop
    case lateWriteHitsTheSelectedTab
    case backAtRootSelectsTheFirstTab
    case timeClosesAnotherSheet
    case sheetsAreNamedByKind
    case linkOutlivesTheAccount
    case linksDoNotParse
    case idsAreReused
    case pushReturns
    case signOutAsksToSignIn
    case lateDismissalClosesTheWindow
    case backAtRootClosesTheWindow
    case backAtRootClosesTheWindowLater
    case linkClosesTheWindow
    case timeClosesAWindow
    case timeOpensAWindow
    case dismissedSheetComesBack
    case refusedDismissalClosesLater
    case backClosesAllSheetsLater
    case backOverASheetDoesNothing
    case lateWriteSelectsItsTab
    case relaunchPresentsADismissedSheet
  }

  struct State {
    let id: Int
    var tab = Tab.home
    var paths: [Tab: [String]] = [:]
    var sheets: [PresentedSheet] = []
    var screenTab = Tab.home
  }

  private let fault: Fault?
  private var all = [State(id: 1), State(id: 2)]
  private var next = 3
  private var nextSheet = 1
  private var closed: State?
  private var later: [(name: String, run: (FaultySystem) -> Void)] = []
  private var dismissed: [PresentedSheet] = []

  init(_ fault: Fault? = nil) { self.fault = fault }

  var windows: [Int] { all.map(\.id) }
  var pending: [String] { later.map(\.name) }

  private func index(_ id: Int) -> Int { all.firstIndex { $0.id == id } ?? 0 }

  func snapshot(of window: Int) -> WindowSnapshot<Tab, String> {
    let window = all[index(window)]
    return WindowSnapshot(selectedTab: window.tab, paths: window.paths, presented: window.sheets)
  }

  func screen(of window: Int) -> WindowSnapshot<Tab, String>? {
    let own = all[index(window)]
    let shown =
      fault == .drawsAnotherWindow ? all.max { $0.paths.count < $1.paths.count } ?? own : own
    let tab = fault == .screenIsLate ? own.screenTab : own.tab
    let isOther = shown.id != own.id
    return WindowSnapshot(
      selectedTab: tab,
      paths: isOther ? shown.paths : own.paths,
      presented: own.sheets
    )
  }

  func apply(_ action: NavigationAction<Tab, String, String>, in window: Int) -> Reply {
    let place = index(window)
    if fault == .screenIsLate { all[place].screenTab = all[place].tab }
    switch action {
    case .push(let route): return push(route, at: place)
    case .back: return back(at: place)
    case .popToRoot:
      if !all[place].sheets.isEmpty { return .refused("covered") }
      all[place].paths[all[place].tab] = []
    case .select(let tab): return select(tab, at: place)
    case .open(let link): return open(link, at: place)
    case .present(let sheet):
      if fault == .sheetsAreNamedByKind {
        guard all[place].sheets.isEmpty else { return .refused("covered") }
        all[place].sheets = [PresentedSheet(sheet, id: sheet)]
        return .done
      }
      if fault == .presentDismissesOthers, all[place].sheets.count > 1 {
        all[place].sheets.removeFirst()
      }
      all[place].sheets.append(PresentedSheet(sheet, id: "\(nextSheet)"))
      nextSheet += 1
      if fault == .timeClosesAnotherSheet {
        let id = all[place].id
        later.append(("close", { system in _ = system.all[system.index(id)].sheets.popLast() }))
      }
    case .dismiss(let id):
      if fault == .dismissalClosesTheTop {
        return all[place].sheets.popLast() == nil ? .refused("gone") : .done
      }
      guard let sheet = all[place].sheets.firstIndex(where: { $0.id == id }) else {
        guard fault == .lateDismissalClosesTheWindow, all.count > 1 else { return .refused("gone") }
        return close(window)
      }
      let presented = all[place].sheets
      if fault == .refusedDismissalClosesLater {
        later.append(("close", { $0.all[$0.index(window)].sheets = [] }))
        return .refused("unsaved")
      }
      if fault == .dismissedSheetComesBack {
        later.append(("close", { $0.all[$0.index(window)].sheets = presented }))
      }
      dismissed = Array(all[place].sheets[sheet...])
      all[place].sheets.removeSubrange(sheet...)
    }
    return .done
  }

  private func push(_ route: String, at place: Int) -> Reply {
    if !all[place].sheets.isEmpty { return .refused("covered") }
    let tab = all[place].tab
    switch fault {
    case .pushesInAllWindows:
      for other in all.indices { all[other].paths[tab, default: []].append(route) }
      return .done
    case .pushesInAllTabs:
      for other in Tab.allCases { all[place].paths[other, default: []].append(route) }
      return .done
    case .pushReturns:
      if let below = all[place].paths[tab]?.firstIndex(of: route) {
        all[place].paths[tab]?.removeSubrange((below + 1)...)
        return .done
      }
    case .pushesTwice: all[place].paths[tab, default: []].append(route)
    case .refusesAndPushes:
      if all[place].paths[tab]?.count ?? 0 > 1 {
        all[place].paths[tab, default: []].append(route)
        return .refused("full")
      }
    case .supportsNoPushAndPushes:
      all[place].paths[tab, default: []].append(route)
      return .unsupported
    case .timePushes, .timePushesInAnotherTab:
      let id = all[place].id
      let isTab = fault == .timePushesInAnotherTab
      later.append(
        (
          "push",
          { system in
            let window = isTab ? system.index(id) : 0
            let late = isTab ? system.all[window].tab : .home
            system.all[window].paths[late, default: []].append(route)
          }
        )
      )
      if isTab { return .later }
    case .timeClosesAWindow:
      later.append(("close", { if $0.all.count > 1 { $0.all.removeLast() } }))
    case .timeOpensAWindow: later.append(("open", { _ = $0.openWindow() }))
    default: break
    }
    all[place].paths[tab, default: []].append(route)
    return .done
  }

  private func back(at place: Int) -> Reply {
    if !all[place].sheets.isEmpty {
      if fault == .backOverASheetDoesNothing { return .done }
      all[place].sheets.removeLast()
      let id = all[place].id
      if fault == .backClosesAllSheetsLater {
        later.append(("close", { $0.all[$0.index(id)].sheets = [] }))
      }
      return .done
    }
    let tab = all[place].tab
    guard !(all[place].paths[tab] ?? []).isEmpty else {
      let id = all[place].id
      if fault == .backAtRootClosesTheWindow, all.count > 1 { return close(id) }
      if fault == .backAtRootClosesTheWindowLater, all.count > 1 {
        later.append(
          (
            "close",
            { system in
              guard system.all.count > 1, system.windows.contains(id) else { return }
              _ = system.close(id)
            }
          )
        )
        return .later
      }
      guard fault == .backAtRootSelectsTheFirstTab, tab != .home else {
        return .refused("at the root")
      }
      (all[place].tab, all[place].screenTab) = (.home, .home)
      return .done
    }
    all[place].paths[tab]?.removeLast()
    if fault == .backPopsAll { all[place].paths[tab] = [] }
    return .done
  }

  private func select(_ tab: Tab, at place: Int) -> Reply {
    if !all[place].sheets.isEmpty { return .refused("covered") }
    if tab == all[place].tab {
      if fault != .retapDoesNothing { all[place].paths[tab] = [] }
    } else if fault == .switchPops {
      all[place].paths[all[place].tab] = []
    }
    all[place].tab = tab
    if fault != .screenIsLate { all[place].screenTab = tab }
    return .done
  }

  private func open(_ link: NavigationLink<Tab, String>, at place: Int) -> Reply {
    if fault == .linkClosesTheWindow, all.count > 1 { return close(all[place].id) }
    if fault != .linkOpensBehindASheet { all[place].sheets = [] }
    all[place].tab = link.tab
    if fault != .screenIsLate { all[place].screenTab = link.tab }
    if fault == .linkOutlivesTheAccount {
      let id = all[place].id
      later.append(
        (
          "link",
          { system in
            guard let place = system.all.firstIndex(where: { $0.id == id }) else { return }
            system.all[place].paths[link.tab] = link.path
          }
        )
      )
      return .later
    }
    let below = fault == .linkIsPushed ? all[place].paths[link.tab] ?? [] : []
    all[place].paths[link.tab] = below + link.path
    return .done
  }

  func write(_ path: [String], of tab: Tab, in window: Int) -> Reply {
    let place = index(window)
    let isWrong = fault == .lateWriteHitsTheSelectedTab
    if fault == .lateWriteSelectsItsTab { (all[place].tab, all[place].screenTab) = (tab, tab) }
    all[place].paths[isWrong ? all[place].tab : tab] = path
    return .done
  }

  func openWindow() -> Reply {
    if fault == .openingPopsOthers { all[0].paths = [:] }
    var window = State(id: next)
    if fault == .closedWindowComesBack, let closed { window.paths = closed.paths }
    all.append(window)
    next = fault == .idsAreReused ? all.count + 1 : next + 1
    return .done
  }

  func duplicate(_ window: Int) -> Reply {
    let original = all[index(window)]
    var copy = State(id: next)
    if fault != .copyIsFresh { (copy.tab, copy.paths) = (original.tab, original.paths) }
    copy.screenTab = copy.tab
    all.append(copy)
    next = fault == .idsAreReused ? all.count + 1 : next + 1
    return .done
  }

  func close(_ window: Int) -> Reply {
    closed = all.remove(at: index(window))
    if fault == .idsAreReused { next = all.count + 1 }
    return .done
  }

  func signIn() -> Reply { .done }

  func signOut() -> Reply {
    let places = fault == .signOutForgetsOneWindow ? 0..<1 : 0..<all.count
    for place in places { (all[place].paths, all[place].sheets) = ([:], []) }
    if fault == .signOutAsksToSignIn {
      all[0].sheets = [PresentedSheet("sign-in", id: "sign-in \(nextSheet)")]
      nextSheet += 1
    }
    return .done
  }

  func relaunch(opening link: EarlyLink<Int, Tab, String>?) -> Reply {
    later = []
    for place in all.indices {
      if fault == .restoresTheFirstTab { all[place].tab = .home }
      all[place].screenTab = all[place].tab
      if fault == .relaunchPresentsADismissedSheet, place == 0 { all[place].sheets = dismissed }
    }
    if let link, fault != .earlyLinkIsLost { return apply(.open(link.link), in: link.window) }
    return .done
  }

  func passTime() -> Reply {
    guard !later.isEmpty else { return .refused("nothing is pending") }
    later.removeFirst().run(self)
    return .done
  }

  func text(printing link: NavigationLink<Tab, String>) -> String? {
    let tab = fault == .linksLoseTheirTab ? Tab.home : link.tab
    let end = fault == .linksDoNotParse && !link.path.isEmpty ? ["?"] : []
    return ([tab.rawValue] + link.path + end).joined(separator: "/")
  }

  func link(parsing text: String) -> NavigationLink<Tab, String>? {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.last != "?" else { return nil }
    return Tab(rawValue: parts[0]).map { NavigationLink(Array(parts.dropFirst()), in: $0) }
  }
}

extension Verification where System == FaultySystem {
  init(_ fault: FaultySystem.Fault? = nil) {
    let alphabet = Alphabet<FaultySystem>(
      routes: ["tea", "cup"],
      sheets: ["filter"],
      privateRoutes: ["cup"]
    )
    self.init(alphabet) { FaultySystem(fault) }
  }
}

extension FaultySystem {
  private static var reports: [Fault: VerificationReport] = [:]

  /// What checking finds of a fault.
  static func report(of fault: Fault) -> VerificationReport {
    if let report = reports[fault] { return report }
    let report = Verification(fault).run(events: 2_000)
    reports[fault] = report
    return report
  }
}
