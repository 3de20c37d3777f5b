public import Observation

/// The navigation of one window: which tab is selected, and a coordinator for each tab.
///
/// Every window has its own, which ``WindowGroup`` makes. What it holds is changed by it and by the
/// coordinators it made, it reaches nothing outside itself, and it is reached by
/// ``ShopApp/send(_:cause:)`` alone: everybody else reads.
@Observable @MainActor public final class SceneRouter {
  /// The tab one stands in.
  public private(set) var selectedTab: AppTab
  @ObservationIgnored let inbox: LinkInbox<WaitingLink>
  /// What is presented, for whoever decides by it and does not show it.
  @ObservationIgnored private(set) var unobservedPresentations: [Presentation]
  /// Whether anybody looks at what is presented who may want to be told: nearly every action that
  /// changes it takes a twentieth less where nobody does.
  @ObservationIgnored private var arePresentationsObserved = false
  /// Whether anybody looked at a tab that was never used.
  @ObservationIgnored private var isMakingObserved = false

  /// The payment whose answer is awaited; it is no part of the state, for no answer comes to a
  /// window that was restored.
  public private(set) var paying: Payment?
  /// What is typed into secret fields; no part of the state either.
  @ObservationIgnored public let secrets = Secrets()

  /// The tabs one came from, while back leads across them.
  @ObservationIgnored private(set) var origins: TabOrigins {
    didSet { watchers.touch() }
  }
  /// The windows that show the scene: one, where every window has a router of its own.
  @ObservationIgnored let watchers = SceneWatchers()
  /// The stacks as they were taken last, and how often they had been touched by then.
  @ObservationIgnored private var taken = (stacks: TabStacks(), touches: 0)
  @ObservationIgnored let reselection: Reselection
  @ObservationIgnored private let numbers: EntryNumbers
  @ObservationIgnored private let makeStore: @MainActor (AppTab) -> BackStackStore
  @ObservationIgnored private var madeHome: HomeCoordinator?
  @ObservationIgnored private var madeSearch: SearchCoordinator?
  @ObservationIgnored private var madeProfile: ProfileCoordinator?

  /// A router that continues from a state, each of its tabs over a store of its own, with a queue
  /// of its own for links.
  public convenience init(scene: SceneID, state: SceneState = SceneState()) {
    self.init(scene: scene, state: state, inbox: LinkInbox())
  }

  /// A router over whatever it is handed.
  init(
    scene: SceneID,
    state: SceneState = SceneState(),
    inbox: LinkInbox<WaitingLink> = LinkInbox(),
    reselection: Reselection = .popsToRoot,
    makeStore: @escaping @MainActor (AppTab) -> BackStackStore = { _ in BackStackStore() }
  ) {
    selectedTab = state.selectedTab
    self.inbox = inbox
    self.reselection = reselection
    unobservedPresentations = state.presentations
    origins = state.origins
    numbers = EntryNumbers(scene: scene, next: state.firstFreeNumber)
    self.makeStore = makeStore
    for tab in AppTab.allCases {
      if let stack = state.stacks[tab] { putBack(stack, in: tab) }
    }
    show(state.selectedTab)
  }

  package var home: HomeCoordinator {
    if let madeHome { return madeHome }
    let made = HomeCoordinator(over: store(of: .home), numbers: numbers)
    announceMaking(of: .home) { madeHome = made }
    return made
  }

  package var search: SearchCoordinator {
    if let madeSearch { return madeSearch }
    let made = SearchCoordinator(over: store(of: .search), numbers: numbers)
    announceMaking(of: .search) { madeSearch = made }
    return made
  }

  package var profile: ProfileCoordinator {
    if let madeProfile { return madeProfile }
    let made = ProfileCoordinator(over: store(of: .profile), numbers: numbers)
    announceMaking(of: .profile) { madeProfile = made }
    return made
  }

  private func store(of tab: AppTab) -> BackStackStore {
    let store = makeStore(tab)
    store.tell(watchers)
    watchers.touchStacks()
    return store
  }

  /// The stack of a tab; empty, and nothing made by looking, where the tab was never used.
  public func stack(of tab: AppTab) -> BackStack {
    if let coordinator = existingCoordinator(of: tab) { return coordinator.stack }
    observeMaking(of: tab)
    return BackStack()
  }

  /// Whoever looks at a tab that was never used is told when it is.
  private func observeMaking(of tab: AppTab) {
    isMakingObserved = true
    switch tab {
    case .home: access(keyPath: \.home)
    case .search: access(keyPath: \.search)
    case .profile: access(keyPath: \.profile)
    }
  }

  private func announceMaking(of tab: AppTab, _ make: () -> Void) {
    guard isMakingObserved else { return make() }
    switch tab {
    case .home: withMutation(keyPath: \.home, make)
    case .search: withMutation(keyPath: \.search, make)
    case .profile: withMutation(keyPath: \.profile, make)
    }
  }

  /// The stack one stands on.
  public var stack: BackStack { stack(of: selectedTab) }

  /// The tab that is selected, for whoever decides by it and does not show it.
  var unobservedTab: AppTab { _selectedTab }

  /// The payment whose answer is awaited, for whoever decides by it and does not show it.
  var unobservedPaying: Payment? { _paying }

  /// The stack one stands on, for whoever decides by it and does not show it.
  var unobservedStack: BackStack { unobservedStack(of: _selectedTab) }

  /// What stands over the tabs, from the lowest to the one on top.
  public var presentations: [Presentation] {
    arePresentationsObserved = true
    access(keyPath: \.presentations)
    return unobservedPresentations
  }

  /// Which screen one stands on.
  public var screen: ScreenID {
    presentations.last?.screen ?? stack.screen(in: selectedTab)
  }

  /// The whole state as a value; reading it observes nothing.
  public var state: SceneState {
    SceneState(
      selectedTab: _selectedTab,
      stacks: takenStacks,
      presentations: unobservedPresentations,
      origins: origins,
      nextNumber: numbers.next
    )
  }

  /// The state where it is another than an earlier one, with whose parts it is made as far as they are
  /// the same; nil where all are.
  ///
  /// So a state is taken and compared after each action, which costs little where little changed.
  func state(differingFrom earlier: SceneState) -> SceneState? {
    let keepsStacks = takenStacks == earlier.stacks
    if keepsStacks, _selectedTab == earlier.selectedTab, numbers.next == earlier.nextNumber,
      unobservedPresentations == earlier.presentations, origins == earlier.origins
    {
      return nil
    }
    return SceneState(
      selectedTab: _selectedTab,
      stacks: keepsStacks ? earlier.stacks : takenStacks,
      presentations: unobservedPresentations,
      origins: origins,
      nextNumber: numbers.next
    )
  }

  /// The tabs' stacks; the very same value until one of them is touched.
  private var takenStacks: TabStacks {
    if taken.touches != watchers.stackTouches {
      let stacks = TabStacks(
        home: madeHome?.unobservedStack,
        search: madeSearch?.unobservedStack,
        profile: madeProfile?.unobservedStack
      )
      taken = (stacks, watchers.stackTouches)
    }
    return taken.stacks
  }

  /// The stack of a tab, for whoever decides by it and does not show it.
  func unobservedStack(of tab: AppTab) -> BackStack {
    switch tab {
    case .home: madeHome?.unobservedStack ?? BackStack()
    case .search: madeSearch?.unobservedStack ?? BackStack()
    case .profile: madeProfile?.unobservedStack ?? BackStack()
    }
  }

  /// The tab in which an entry stands; nil where it stands in none.
  ///
  /// One in the selected tab is found from its top, however much the others hold.
  func tab(with id: Entry.ID) -> AppTab? {
    if unobservedStack.contains(id) { return unobservedTab }
    return AppTab.allCases.first { $0 != unobservedTab && unobservedStack(of: $0).contains(id) }
  }

  /// Puts a saved state in the place of this one.
  package func restore(_ state: SceneState) {
    numbers.skip(to: state.firstFreeNumber)
    for tab in AppTab.allCases {
      if let stack = state.stacks[tab] {
        putBack(stack, in: tab)
      } else {
        existingCoordinator(of: tab)?.restore(BackStack())
      }
    }
    if state.presentations != unobservedPresentations { setPresentations(state.presentations) }
    origins = state.origins
    show(state.selectedTab)
  }

  private func putBack(_ stack: BackStack, in tab: AppTab) {
    switch tab {
    case .home: home.putBack(stack)
    case .search: search.putBack(stack)
    case .profile: profile.putBack(stack)
    }
  }

  /// Forgets every trail and every link that waits, and stands at the first tab's root.
  func reset() {
    inbox.removeAll()
    restore(SceneState(nextNumber: numbers.next))
  }

  /// Selects a tab.
  ///
  /// Its coordinator is needed from now on: whoever looks at the window observes
  /// its stack.
  func show(_ tab: AppTab) {
    _ = coordinator(of: tab)
    guard tab != _selectedTab else { return }
    selectedTab = tab
    watchers.touch()
  }

  func setPresentations(_ changed: [Presentation]) {
    if arePresentationsObserved {
      withMutation(keyPath: \.presentations) { unobservedPresentations = changed }
    } else {
      unobservedPresentations = changed
    }
    watchers.touch()
    secrets.keep(changed)
    if let paying = _paying, !changed.contains(where: { $0.id == paying.id.presentation }) {
      self.paying = nil
    }
  }

  func setPaying(_ payment: Payment?) { paying = payment }

  /// Takes over what another router of the same scene holds beside its state: what was typed into secret
  /// fields, and the payment it waits for.
  package func takeOverWhatIsNotKept(from other: SceneRouter) {
    secrets.takeOver(from: other.secrets)
    setPaying(other.paying)
  }

  /// The window's scene.
  var scene: SceneID { numbers.scene }

  /// Notes that a tab was left, for back to lead there again.
  func noteLeaving(_ tab: AppTab) { origins.leave(tab, for: unobservedTab) }

  /// Selects the tab one came from; nil where there is none, or one is at no root.
  func backAcrossTabs() -> Outcome? {
    guard unobservedPresentations.isEmpty, unobservedStack.isAtRoot,
      let tab = origins.last(besides: unobservedTab)
    else { return nil }
    origins.leadBack(to: tab)
    show(tab)
    return .tabSelected(tab)
  }

  /// The number of the next thing that wants an identity in the scene.
  func takeNumber() -> Entry.ID {
    watchers.touch()
    return numbers.take()
  }

  func coordinator(of tab: AppTab) -> any TabCoordinating {
    switch tab {
    case .home: home
    case .search: search
    case .profile: profile
    }
  }

  private func existingCoordinator(of tab: AppTab) -> (any TabCoordinating)? {
    switch tab {
    case .home: madeHome
    case .search: madeSearch
    case .profile: madeProfile
    }
  }
}
