public import Observation

/// The navigation of one window: which tab is selected, and a coordinator for each tab.
///
/// Every window makes its own. Nothing outside a router changes what it holds, and it reaches
/// nothing outside itself.
@Observable @MainActor public final class SceneRouter {
  public private(set) var selectedTab: AppTab
  /// The links that wait until the window is ready.
  @ObservationIgnored public let inbox: LinkInbox
  /// What stands over the tabs, from the lowest to the one on top.
  public private(set) var presentations: [Presentation]

  @ObservationIgnored private let numbers: EntryNumbers
  @ObservationIgnored private let makeStore: @MainActor (AppTab) -> BackStackStore
  @ObservationIgnored private var coordinators = Coordinators()

  private struct Coordinators {
    var home: HomeCoordinator?
    var search: SearchCoordinator?
    var profile: ProfileCoordinator?
  }

  /// A router that continues from a state, each of its tabs over a store of its own, with a queue
  /// of its own for links.
  public init(
    scene: SceneID,
    state: SceneState = SceneState(),
    inbox: LinkInbox = LinkInbox(),
    makeStore: @escaping @MainActor (AppTab) -> BackStackStore = { _ in BackStackStore() }
  ) {
    selectedTab = state.selectedTab
    self.inbox = inbox
    presentations = state.presentations
    numbers = EntryNumbers(scene: scene, next: state.nextEntry)
    self.makeStore = makeStore
    for tab in AppTab.allCases {
      if let stack = state.stacks[tab] { coordinator(of: tab).restore(stack) }
    }
    show(state.selectedTab)
  }

  public var home: HomeCoordinator {
    made(\.home, for: .home)
  }

  public var search: SearchCoordinator {
    made(\.search, for: .search)
  }

  public var profile: ProfileCoordinator {
    made(\.profile, for: .profile)
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

  /// The whole state as a value.
  public var state: SceneState {
    SceneState(
      selectedTab: selectedTab,
      stacks: TabStacks(of: { existingCoordinator(of: $0)?.stack }),
      presentations: presentations,
      nextEntry: numbers.next
    )
  }

  /// Puts a saved state in the place of this one.
  public func restore(_ state: SceneState) {
    numbers.skip(to: state.nextEntry)
    for tab in AppTab.allCases {
      if let stack = state.stacks[tab] {
        coordinator(of: tab).restore(stack)
      } else {
        existingCoordinator(of: tab)?.restore(BackStack())
      }
    }
    setPresentations(state.presentations)
    show(state.selectedTab)
  }

  /// Forgets every trail and every link that waits, and stands at the first tab's root.
  func reset() {
    inbox.removeAll()
    restore(SceneState(nextEntry: numbers.next))
  }

  /// Selects a tab.
  ///
  /// Its coordinator is needed from now on: whoever looks at the window observes
  /// its stack.
  func show(_ tab: AppTab) {
    _ = coordinator(of: tab)
    if tab != selectedTab { selectedTab = tab }
  }

  func setPresentations(_ changed: [Presentation]) {
    if changed != presentations { presentations = changed }
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
    case .home: coordinators.home
    case .search: coordinators.search
    case .profile: coordinators.profile
    }
  }

  private func made<Route>(
    _ place: WritableKeyPath<Coordinators, TabCoordinator<Route>?>,
    for tab: AppTab
  ) -> TabCoordinator<Route> {
    if let coordinator = coordinators[keyPath: place] { return coordinator }
    let coordinator = TabCoordinator<Route>(store: makeStore(tab), numbers: numbers)
    coordinators[keyPath: place] = coordinator
    return coordinator
  }
}
