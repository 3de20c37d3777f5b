public import Observation
public import SceneNavigation

/// The navigation of one window: which tab is selected, and a coordinator for each tab.
///
/// Every window has its own, which ``WindowGroup`` makes. What it holds is changed by it and by the
/// coordinators it made, it reaches nothing outside itself, and it is reached by
/// ``ShopApp/send(_:cause:)`` alone: everybody else reads. Observers are told after a change, so that
/// what they change in answer comes after it as well.
@Observable @MainActor public final class SceneRouter {
  /// The tab one stands in.
  public private(set) var selectedTab: AppTab
  @ObservationIgnored let inbox: LinkInbox<WaitingLink>
  /// What stands over the tabs, from the lowest to the one on top.
  public private(set) var presentations: [Presentation]
  /// The payment whose answer is awaited; it is no part of the state, for no answer comes to a
  /// window that was restored.
  public private(set) var paying: Payment?
  /// What is typed into secret fields; no part of the state either.
  @ObservationIgnored public let secrets = Secrets()

  /// The tabs one came from, while back leads across them.
  @ObservationIgnored private(set) var origins: TabOrigins
  @ObservationIgnored let reselection: Reselection
  @ObservationIgnored private let numbers: EntryNumbers
  @ObservationIgnored private let makeStore: @MainActor (AppTab) -> BackStackStore
  // Of the tabs that were used.
  private var madeHome: HomeCoordinator?
  private var madeSearch: SearchCoordinator?
  private var madeProfile: ProfileCoordinator?

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
    presentations = state.presentations
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
    let made = HomeCoordinator(over: makeStore(.home), numbers: numbers)
    _madeHome = made
    withMutation(keyPath: \.madeHome) {}
    return made
  }

  package var search: SearchCoordinator {
    if let madeSearch { return madeSearch }
    let made = SearchCoordinator(over: makeStore(.search), numbers: numbers)
    _madeSearch = made
    withMutation(keyPath: \.madeSearch) {}
    return made
  }

  package var profile: ProfileCoordinator {
    if let madeProfile { return madeProfile }
    let made = ProfileCoordinator(over: makeStore(.profile), numbers: numbers)
    _madeProfile = made
    withMutation(keyPath: \.madeProfile) {}
    return made
  }

  /// The stack of a tab; empty, and nothing made by looking, where the tab was never used.
  public func stack(of tab: AppTab) -> BackStack {
    existingCoordinator(of: tab)?.stack ?? BackStack()
  }

  /// The stack one stands on.
  public var stack: BackStack { stack(of: selectedTab) }

  /// Which screen one stands on.
  public var screen: ScreenID {
    presentations.last?.screen ?? stack.screen(in: selectedTab)
  }

  /// The whole state as a value, to be saved or compared: reading it observes nothing.
  public var state: SceneState {
    SceneState(
      selectedTab: _selectedTab,
      stacks: TabStacks(
        home: _madeHome?.snapshot,
        search: _madeSearch?.snapshot,
        profile: _madeProfile?.snapshot
      ),
      presentations: _presentations,
      origins: origins,
      nextNumber: numbers.next
    )
  }

  /// The tab in which an entry stands; nil where it stands in none.
  ///
  /// One in the selected tab is found from its top, however much the others hold.
  func tab(with id: Entry.ID) -> AppTab? {
    if stack.contains(id) { return selectedTab }
    return AppTab.allCases.first { $0 != selectedTab && stack(of: $0).contains(id) }
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
    if state.presentations != presentations { setPresentations(state.presentations) }
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
    guard tab != selectedTab else { return }
    _selectedTab = tab
    withMutation(keyPath: \.selectedTab) {}
  }

  func setPresentations(_ changed: [Presentation]) {
    _presentations = changed
    secrets.keep(changed)
    if let paying, !changed.contains(where: { $0.id == paying.id.presentation }) {
      setPaying(nil)
    }
    withMutation(keyPath: \.presentations) {}
  }

  func setPaying(_ payment: Payment?) {
    _paying = payment
    withMutation(keyPath: \.paying) {}
  }

  /// Takes over what another router of the same scene holds beside its state: what was typed into secret
  /// fields, and the payment it waits for.
  package func takeOverWhatIsNotKept(from other: SceneRouter) {
    secrets.takeOver(from: other.secrets)
    setPaying(other.paying)
  }

  /// The window's scene.
  var scene: SceneID { numbers.scene }

  /// Notes that a tab was left, for back to lead there again.
  func noteLeaving(_ tab: AppTab) { origins.leave(tab, for: selectedTab) }

  /// Selects the tab one came from; nil where there is none, or one is at no root.
  func backAcrossTabs() -> Outcome? {
    guard presentations.isEmpty, stack.isAtRoot,
      let tab = origins.last(besides: selectedTab)
    else { return nil }
    origins.leadBack(to: tab)
    show(tab)
    return .tabSelected(tab)
  }

  /// The number of the next thing that wants an identity in the scene.
  func takeNumber() -> Entry.ID { numbers.take() }

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
