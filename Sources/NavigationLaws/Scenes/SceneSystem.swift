public import SceneNavigation

/// The windows of an app on SceneNavigation as a ``NavigationSystem``, with correct or mistaken
/// wiring.
@MainActor public final class SceneSystem: NavigationSystem, StepChecking {
  /// The app since the last launch.
  public internal(set) var app: any NavigationApp {
    didSet { verified = app as? any VerifiedApp }
  }
  private(set) var verified: (any VerifiedApp)?
  private let stepLaws: StepLaws
  /// The app's windows.
  public internal(set) var store: NavigationStore
  /// The ids of the windows, in order.
  public private(set) var windows: [SceneID] = []
  /// The steps of the last event.
  public internal(set) var steps: [Step] = []
  /// The findings of the step laws.
  var report = StepReport()
  /// The steps so far that changed shared state.
  public internal(set) var sharedSteps: [Step] = []
  /// The events so far; empty if logging is off.
  public private(set) var log: [LoggedEvent] = []
  /// Storage for an app's own laws during a run.
  public var witness: AnyObject?

  let setting: Setting
  let storage = MemoryWindowStorage()
  /// Saves the windows after each event; nil if they are saved only for relaunches.
  var saver: SceneSaver?
  var memory = SceneMemory()
  private var earlierStates: EarlierStates
  private var sheets: [Presentation.ID: PresentedSheet] = [:]
  private var taken: [Taken] = []

  /// How the windows are created and saved.
  public struct Setting: Sendable {
    /// The number of windows at the start.
    public var windows = 2
    /// The maximum number of windows.
    public var limit = 4
    /// How the app is composed from objects.
    public var wiring = Wiring()
    /// True to save after each action and check what was saved.
    public var savesEachAction = false
    /// The shared actions that sign in and out; nil if there is no account.
    public var account: Account?
    /// The app's links; each link of the alphabet that it can print is printed and parsed.
    public var links: LinkTable?
    /// True to log the events.
    public var isLogging = false

    /// The shared actions that sign in and out.
    public struct Account: Sendable {
      let signIn: AnyRoute
      let signOut: AnyRoute

      /// Actions of the app's own type.
      public init(signIn: AnyRoute, signOut: AnyRoute) {
        (self.signIn, self.signOut) = (signIn, signOut)
      }
    }

    let names = ModalNames()

    /// Two windows with correct wiring.
    public init() {}
  }

  /// New windows of an app.
  public convenience init(_ app: any NavigationApp, _ setting: Setting = Setting()) {
    self.init(app, setting, from: AppState(windowCount: setting.windows))
  }

  package init(_ app: any NavigationApp, _ setting: Setting, from state: AppState) {
    (self.app, self.setting, verified) = (app, setting, app as? any VerifiedApp)
    stepLaws = StepLaws(of: app.appDescription, returning: verified?.returning)
    store = Self.open(app, setting, state, areReady: true)
    earlierStates = EarlierStates(store.lastState)
    noteWindows()
    beginSaving()
  }

  @discardableResult package func send(_ action: SceneNavigation.Action) -> [Violation] {
    _ = perform([action])
    return report.violations
  }

  package func startAgain() -> [Violation] {
    _ = relaunch(opening: nil)
    return report.violations
  }

  package var stored: StoredScenes { storage.stored }

  var description: AppDescription { app.appDescription }

  public var changedWindows: [SceneID]? { changes.map(\.window.id) }

  /// What the steps of the last event changed.
  package var changes: [SceneChange] {
    let steps = steps
    return steps.count == 1 ? steps[0].changes : steps.flatMap(\.changes)
  }

  public func snapshot(of window: SceneID) -> WindowSnapshot<Int, AnyRoute> {
    guard let state = store.lastState(of: window) else {
      return WindowSnapshot(selectedTab: 0, paths: [:])
    }
    for place in taken.indices where taken[place].window == window {
      return taken[place].snapshot(of: state, presenting: presented)
    }
    taken.append(Taken(window: window))
    return taken[taken.count - 1].snapshot(of: state, presenting: presented)
  }

  /// What a window presents, and the steps inside it.
  private func presented(in state: SceneState) -> (sheets: [PresentedSheet], details: String) {
    let presentations = state.presentations
    let isInside = presentations.contains { $0.stack.depth > 0 }
    return (
      presentations.map(sheet), isInside ? presentations.map { names(of: $0.stack) }.joined() : ""
    )
  }

  /// A window's last snapshot, of which the next one takes what did not change.
  private struct Taken {
    let window: SceneID
    private var state = SceneState()
    private var snapshot = Snapshot(selectedTab: 0, paths: [:])

    init(window: SceneID) { self.window = window }

    @MainActor mutating func snapshot(
      of new: SceneState,
      presenting presented: @MainActor (SceneState) -> (sheets: [PresentedSheet], details: String)
    ) -> Snapshot {
      snapshot.selectedTab = new.selection
      let (old, now) = (state.stacks, new.stacks)
      for tab in 0..<max(old.tabs.count, now.tabs.count)
      where !now.sharesEntries(of: tab, with: old) {
        let routes = new.stack(of: tab).routes
        snapshot.paths[tab] = routes.isEmpty ? nil : routes
      }
      if new.presentations != state.presentations {
        (snapshot.presented, snapshot.details) = presented(new)
      }
      state = new
      return snapshot
    }
  }

  private func names(of stack: BackStack) -> String {
    "[" + stack.routes.map { setting.names.name(of: $0) }.joined(separator: ", ") + "]"
  }

  private func sheet(_ presentation: Presentation) -> PresentedSheet {
    if let sheet = sheets[presentation.id] { return sheet }
    let id = "\(presentation.id.scene).\(presentation.id.number)"
    let sheet = PresentedSheet(setting.names.name(of: presentation.modal), id: id)
    sheets[presentation.id] = sheet
    return sheet
  }

  public func apply(
    _ action: NavigationAction<Int, AnyRoute, AnyRoute>,
    in window: SceneID
  ) -> Reply {
    switch action {
    case .push(let route):
      guard let router = store.windows.router(window) else {
        return .refused("there is no such window")
      }
      // Screens navigate within their own tab.
      return perform(.scene(.navigate(route, in: router.selection), in: window))
    case .back: return perform(.scene(.back, in: window))
    case .popToRoot: return perform(.scene(.popToRoot, in: window))
    case .select(let tab): return perform(.scene(.selectTab(tab), in: window))
    case .open(let link): return perform(.scene(.openLink(Self.target(of: link)), in: window))
    case .present(let modal):
      if store.windows.router(window)?.presented?.modal == modal {
        return .refused("it is already presented")
      }
      return perform(.scene(.present(modal), in: window), mayPresent: true)
    case .dismiss(let name):
      guard let id = sheets.first(where: { $0.value.id == name })?.key else {
        return .refused("it was never presented")
      }
      return perform(.scene(.dismiss(id), in: window))
    }
  }

  static func target(of link: NavigationLink<Int, AnyRoute>) -> LinkTarget {
    LinkTarget(NavigationPath(link.path), in: link.tab)
  }

  public func text(printing link: NavigationLink<Int, AnyRoute>) -> String? {
    guard let table = setting.links,
      let printed = try? table.link(to: NavigationPath(link.path), in: link.tab),
      printed.tab == link.tab
    else { return nil }
    return table.text(of: printed)
  }

  public func link(parsing text: String) -> NavigationLink<Int, AnyRoute>? {
    guard let table = setting.links, let link = try? table.link(text) else { return nil }
    let target = table.target(of: link)
    return NavigationLink(target.path.routes, in: target.position)
  }

  public func write(_ path: [AnyRoute], of tab: Int, in window: SceneID) -> Reply {
    perform(.scene(.replaceStack(NavigationPath(path), in: tab), in: window))
  }

  public func apply(_ event: CustomEvent, in window: SceneID) -> Reply {
    perform(event.actions(in: window, of: store, earlier: earlierStates.earlier))
  }

  public func apply(_ event: CustomEvent) -> Reply { apply(event, in: store.windows.focus) }

  public func likelyEvents(in window: SceneID) -> [CustomEvent] {
    verified?.likelyEvents(in: window, of: store) ?? []
  }

  public func signIn() -> Reply { change(by: setting.account?.signIn) }
  public func signOut() -> Reply { change(by: setting.account?.signOut) }

  private func change(by action: AnyRoute?) -> Reply {
    action.map { perform(.shared($0), mayPresent: true) } ?? .unsupported
  }

  public func openWindow() -> Reply { perform(.app(.openWindow(nil))) }
  public func duplicate(_ window: SceneID) -> Reply { perform(.app(.duplicateWindow(window))) }
  public func close(_ window: SceneID) -> Reply { perform(.app(.closeWindowAnyway(window))) }

  private func perform(_ actions: [SceneNavigation.Action]) -> Reply {
    guard !actions.isEmpty else { return .unsupported }
    beginEvent()
    var reply = Reply.unsupported
    for action in actions { reply = carryOut(action, mayPresent: true) }
    return reply
  }

  private func perform(_ action: SceneNavigation.Action, mayPresent: Bool = false) -> Reply {
    beginEvent()
    return carryOut(action, mayPresent: mayPresent)
  }

  func noteWindows() { windows = store.lastState.windows.map(\.id) }

  func beginEvent() {
    steps.removeAll(keepingCapacity: true)
    report = StepReport()
    earlierStates.note(store.lastState)
  }

  private func carryOut(_ action: SceneNavigation.Action, mayPresent: Bool) -> Reply {
    note(.action(action))
    guard setting.savesEachAction else { return send(action, mayPresent, checking: true) }
    let (first, stored) = (steps.count, storage.stored)
    let reply = send(action, mayPresent, checking: false)
    checkSaved(steps[first...], before: stored)
    return reply
  }

  private func send(
    _ action: SceneNavigation.Action,
    _ mayPresent: Bool,
    checking isChecking: Bool
  ) -> Reply {
    var reply: Reply?
    store.sendAll(action, cause: .script) { (step: consuming Step) in
      if reply == nil { reply = self.reply(to: step.record, mayPresent) }
      if isChecking { check(step) }
      steps.append(step)
    }
    return reply ?? .later
  }

  func note(_ event: LoggedEvent) {
    if setting.isLogging { log.append(event) }
  }

  func check(_ step: Step) {
    stepLaws.check(step, into: &report)
    if step.record.action.scene == nil {
      memory.check(step, in: self, into: &report)
      if step.windowsBefore != step.windowsAfter { noteWindows() }
    }
    if step.sharedChange != nil { sharedSteps.append(step) }
  }

  private func reply(to record: ActionRecord, _ mayPresent: Bool) -> Reply {
    switch record.outcome.effect {
    case .refusal:
      if case .linkWaits = record.outcome { return .done }
      return .refused(record.outcome.reason)
    case .rest where mayPresent: return .refused("nothing is left to do")
    case .step, .change, .sharedChange, .rest: break
    }
    if case .presented(let presentation) = record.outcome, !mayPresent {
      return .redirected(sheet(presentation).name)
    }
    return record.redirectedAction == nil ? .done : .redirected("the guard leads elsewhere")
  }
}

extension Alphabet where System == SceneSystem {
  /// An alphabet with all tabs of an app.
  ///
  /// Routes and sheets are values of the app's own types. If no links are given, each route gets one
  /// in the first and in the last tab that accepts it.
  public init(
    of app: AppDescription,
    routes: [AnyRoute],
    sheets: [AnyRoute] = [],
    links: [NavigationLink<Int, AnyRoute>]? = nil,
    sceneEvents: [CustomEvent] = [],
    appEvents: [CustomEvent] = [],
    privateRoutes: [AnyRoute] = []
  ) {
    self.init(
      tabs: Array(app.tabs.indices),
      routes: routes,
      sheets: sheets,
      links: links
        ?? routes.flatMap { route in
          let tabs = app.tabs.indices.filter { app.tabs[$0].accepts(route) }
          return Set([tabs.first, tabs.last].compactMap(\.self)).sorted()
            .map { NavigationLink([route], in: $0) }
        },
      sceneEvents: sceneEvents,
      appEvents: appEvents,
      privateRoutes: privateRoutes
    )
    tabNames = app.tabs.map(\.title)
  }
}

/// The names of presentations and their steps in reports, kept because a verification takes 5 % more
/// instructions if each is described again.
@MainActor final class ModalNames {
  private var names: [AnyRoute: String] = [:]

  nonisolated init() {}

  func name(of value: AnyRoute) -> String {
    if let name = names[value] { return name }
    let name = "\(value.base)"
    names[value] = name
    return name
  }
}

extension Outcome {
  /// The reason for doing nothing, in a few words.
  fileprivate var reason: String {
    switch self {
    case .tooManyLinks: "too many links wait"
    case .alreadyAtRoot: "it is at the root"
    case .rootStays: "a root cannot be moved"
    case .noLink: "there is no link to it"
    case .notInStack: "it is not in the stack"
    case .notForTab: "the tab does not accept it"
    case .notAModal: "the app has no such modal"
    case .entryGone: "the entry is gone"
    case .noSuchWindow: "there is no such window"
    case .presentationGone: "the presentation is gone"
    case .noSuchTab: "there is no such tab"
    case .nothingToSubmit: "there is nothing to submit"
    case .ofAccountLeft: "it belongs to an account that signed out"
    case .covered: "something is presented over it"
    case .tooManyAnswers: "too many actions were sent in answer"
    case .lastWindow: "it is the last window"
    case .tooManyWindows: "there are too many windows"
    case .nothingToReopen: "there is nothing to reopen"
    default: "the app refuses it"
    }
  }
}
