import NavigationLaws
import Testing

@MainActor @Suite struct `Navigation in the style of a platform` {
  private func broken(
    _ style: Styled.Style,
    _ fault: Styled.Fault? = nil,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> [String: String] {
    var policies = Policies()
    change(&policies)
    var alphabet = Alphabet<Styled>(routes: ["tea"], sceneEvents: [.closeTab])
    alphabet.privateRoutes = ["tea"]
    let report = Verification(alphabet, policies: policies) { Styled(style, fault) }
      .run(events: 3_000, exhaustiveTo: 2)
    return Dictionary(
      uniqueKeysWithValues: report.counterexamples.map { ($0.law, $0.finding) }
    )
  }

  @Test func `may empty the stacks with the selection of a sidebar`() {
    func sidebar(_ policies: inout Policies) {
      (policies.tabSwitch, policies.links) = (.emptiesStacks, .replaceAll)
    }
    #expect(broken(.sidebar, nil, sidebar) == [:])
    #expect(
      broken(.sidebar, .keepsStacks, sidebar) == [
        "tab-switch-preserves": "the stack of home is not empty, and the policy is to empty it",
        "link-lands-once": "the stack of home is not empty, and the policy is to empty it",
        "retap-pops-to-root": "the stack of home changed as well",
      ]
    )
    #expect(broken(.sidebar)["tab-switch-preserves"] == "the stack of home changed")
    #expect(broken(.sidebar)["tab-isolation"] == "the stack of home changed as well")
  }

  @Test func `may announce that a sidebar's selection or link comes later`() {
    let broken = broken(.slowSidebar) {
      ($0.tabSwitch, $0.links) = (.emptiesStacks, .replaceAll)
    }
    #expect(broken == [:])
  }

  @Test func `may select the first tab with back, and close the window there`() {
    #expect(broken(.android) { $0.backAtRoot = .selectsFirstTabThenClosesWindow } == [:])
    #expect(broken(.android) { $0.backAtRoot = .selectsAnotherTabOrClosesWindow } == [:])
    #expect(
      broken(.android) { $0.backAtRoot = .closesWindow } == [
        "one-step":
          "back at the root of search selected home, and the policy is to close the window"
      ]
    )
    #expect(
      broken(.android) { $0.backAtRoot = .selectsFirstTab } == ["one-step": "the window closed"]
    )
  }

  @Test(
    arguments: [
      (.refusesBack, "was refused"),
      (.ignoresBack, "closed no window"),
    ] as [(Styled.Fault, String)]
  )
  fileprivate func `has to close the window with back where that is declared`(
    fault: Styled.Fault,
    instead: String
  ) {
    let finding = "back at the root of home \(instead), and the policy is to close the window"
    for policy in [Policies.BackAtRoot.closesWindow, .selectsFirstTabThenClosesWindow] {
      #expect(broken(.android, fault) { $0.backAtRoot = policy }["one-step"] == finding)
    }
  }

  @Test func `may close the tab in which a custom event happens, and no other`() {
    #expect(broken(.browser) == [:])
    #expect(
      broken(.browser, .closesAllTabs) == ["tab-isolation": "the stack of search changed as well"]
    )
  }

  @Test func `has to cancel at a sign-out what is pending, also if no reply announced it`() {
    let alphabet = Alphabet<Noticing>(routes: [], sceneEvents: [.win], privateRoutes: [])
    var policies = Policies()
    policies.privateSheets = ["reward"]
    func finding(_ cancels: Bool) -> String? {
      Verification(alphabet, policies: policies) { Noticing(cancels) }.run(events: 1_000)
        .counterexample(of: "sign-out-forgets")?.finding
    }

    #expect(finding(true) == nil)
    #expect(finding(false) == "reward, pending when the account signed out, came to A")
  }

  @Test func `may declare that a push is cancelled when its screen is left`() {
    func finding(_ cancels: Bool, _ leavingCancels: Bool) -> String? {
      var policies = Policies()
      policies.leavingCancels = leavingCancels
      return Verification(Alphabet<Loading>(routes: ["tea", "slow"]), policies: policies) {
        Loading(cancels)
      }
      .run(events: 3_000, exhaustiveTo: 3).counterexamples.first?.finding
    }

    #expect(finding(true, true) == nil)
    #expect(finding(false, false) == nil)
    #expect(
      finding(false, true) == "what was announced in A came, although its screen had been left"
    )
  }

  @Test func `says what back presented over a presentation`() {
    let alphabet = Alphabet<Asking>(routes: [], sheets: ["draft"])
    func finding(_ reply: Reply) -> String? {
      Verification(alphabet) { Asking(reply) }.replay([.present("draft", in: 0), .back(in: 0)])
        .counterexample(of: "one-step")?.finding
    }

    #expect(finding(.done) == "back over a presentation presented discard")
    #expect(finding(.redirected("discard")) == nil)
  }
}

/// Two windows with three tabs.
@MainActor private final class Styled: NavigationSystem {
  enum Style { case sidebar, slowSidebar, android, browser }
  enum Fault: Sendable { case keepsStacks, refusesBack, ignoresBack, closesAllTabs }
  enum Tab: CaseIterable { case home, search, account }
  enum SceneEvent { case closeTab }

  private let style: Style
  private let fault: Fault?
  private var states = [
    1: Snapshot(selectedTab: .home, paths: [:]), 2: Snapshot(selectedTab: .home, paths: [:]),
  ]
  private var later: [(window: Int, state: Snapshot)] = []

  init(_ style: Style, _ fault: Fault?) { (self.style, self.fault) = (style, fault) }

  var windows: [Int] { states.keys.sorted() }
  var pending: [String] { later.map { "\($0.state)" } }

  func snapshot(of window: Int) -> WindowSnapshot<Tab, String> {
    states[window] ?? Snapshot(selectedTab: .home, paths: [:])
  }

  func passTime() -> Reply {
    let next = later.removeFirst()
    states[next.window] = next.state
    return .done
  }

  func apply(_ action: NavigationAction<Tab, String, Never>, in window: Int) -> Reply {
    if !later.isEmpty { return .refused("loading") }
    var state = snapshot(of: window)
    let isSidebar = [.sidebar, .slowSidebar].contains(style)
    switch action {
    case .push(let route): state.paths[state.selectedTab, default: []].append(route)
    case .back:
      guard state.paths[state.selectedTab, default: []].popLast() == nil else { break }
      if style == .android, fault == nil, state.selectedTab != .home {
        state.selectedTab = .home
        break
      }
      if style == .android, fault == .ignoresBack { return .done }
      guard style == .android, fault == nil, windows.count > 1 else {
        return .refused("at the root")
      }
      states[window] = nil
      return .done
    case .popToRoot: state.paths[state.selectedTab] = []
    case .select(let tab):
      if isSidebar, fault != .keepsStacks || tab == state.selectedTab { state.paths = [:] }
      if tab == state.selectedTab { state.paths[tab] = [] }
      state.selectedTab = tab
      guard style == .slowSidebar else { break }
      later.append((window, state))
      return .later
    case .open(let link):
      if isSidebar, fault != .keepsStacks { state.paths = [:] }
      state.selectedTab = link.tab
      state.paths[link.tab] = link.path
      guard style == .slowSidebar else { break }
      later.append((window, state))
      return .later
    case .present, .dismiss: return .unsupported
    }
    states[window] = state
    return .done
  }

  func apply(_ event: SceneEvent, in window: Int) -> Reply {
    guard style == .browser, var state = states[window], state.selectedTab == .account
    else { return .unsupported }
    state.paths[.account] = []
    if fault == .closesAllTabs { state.paths = [:] }
    state.selectedTab = .home
    states[window] = state
    return .done
  }
}

/// One window, which presents a reward some time after a win.
@MainActor private final class Noticing: NavigationSystem {
  enum SceneEvent { case win }

  private let cancels: Bool
  private var isSignedIn = true
  private var rewards = 0
  private var state = WindowSnapshot<OnlyTab, String>(path: [])

  init(_ cancels: Bool) { self.cancels = cancels }

  let windows = [0]
  private(set) var pending: [String] = []

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> { state }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    guard case .back = action, state.presented.popLast() != nil else { return .refused("no") }
    return .done
  }

  func apply(_ event: SceneEvent, in window: Int) -> Reply {
    guard isSignedIn, pending.isEmpty else { return .refused("no") }
    pending = ["a reward"]
    return .done
  }

  func passTime() -> Reply {
    pending = []
    rewards += 1
    state.presented.append(PresentedSheet("reward", id: "\(rewards)"))
    return .done
  }

  func signIn() -> Reply {
    isSignedIn = true
    return .done
  }

  func signOut() -> Reply {
    isSignedIn = false
    if cancels { pending = [] }
    state.presented = []
    return .done
  }
}

/// One window, in which a slow route is pushed later.
@MainActor private final class Loading: NavigationSystem {
  private let cancels: Bool
  private var path: [String] = []
  /// The path of the screen that loads.
  private var loading: [String]?

  init(_ cancels: Bool) { self.cancels = cancels }

  let windows = [0]
  var pending: [String] { loading.map { ["load at \($0)"] } ?? [] }

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> { WindowSnapshot(path: path) }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    switch action {
    case .push("slow"):
      loading = path
      return .later
    case .push(let route): path.append(route)
    case .back: if path.popLast() == nil { return .refused("at the root") }
    case .popToRoot: path = []
    case .open(let link): path = link.path
    case .select, .present, .dismiss: return .unsupported
    }
    if cancels, let screen = loading, !path.starts(with: screen) { loading = nil }
    return .done
  }

  func passTime() -> Reply {
    loading = nil
    path.append("slow")
    return .done
  }
}

/// One window, in which back over a draft asks whether to discard it.
@MainActor private final class Asking: NavigationSystem {
  private let reply: Reply
  private var presented: [PresentedSheet] = []

  init(_ reply: Reply) { self.reply = reply }

  let windows = [0]

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: [], presented: presented)
  }

  func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
    switch action {
    case .present(let sheet): presented.append(PresentedSheet(sheet, id: sheet))
    case .back:
      presented.append(PresentedSheet("discard", id: "discard"))
      return reply
    default: return .refused("no")
    }
    return .done
  }
}
