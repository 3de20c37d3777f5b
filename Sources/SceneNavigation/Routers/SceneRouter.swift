public import Observation

/// The navigation of one window: which tab is selected, and a coordinator for each tab.
///
/// Every window has its own, which ``SceneGroup`` makes. What it holds is changed by it and by the
/// coordinators it made, and it reaches nothing outside itself. Where it belongs to the windows of an app,
/// ``NavigationStore/send(_:cause:)`` alone changes it, and everybody else reads. Observers are told after
/// a change, so that what they change in answer comes after it as well.
@Observable @MainActor public final class SceneRouter {
  /// The place of the tab one stands in.
  public private(set) var selection: Int
  /// The app it is of.
  @ObservationIgnored public let app: AppDescription
  @ObservationIgnored let inbox: LinkInbox<WaitingLink>
  /// What stands over the tabs, from the lowest to the one on top.
  public private(set) var presentations: [Presentation]
  /// What an answer is awaited for, as of a payment; it is no part of the state, for no answer comes to a
  /// window that was restored.
  public private(set) var awaited: Awaited?
  /// What is typed into secret fields; no part of the state either.
  @ObservationIgnored public let secrets = Secrets()

  /// The tabs one came from, while back leads across them.
  @ObservationIgnored private(set) var origins: TabOrigins { didSet { changes.count += 1 } }
  @ObservationIgnored let reselection: Reselection
  @ObservationIgnored private let numbers: EntryNumbers
  /// Where the stack of each tab lives, at the tab's place; nil where the tab was never used.
  private var stores: [BackStackStore?]
  /// How often anything of the state has changed.
  @ObservationIgnored private let changes = ChangeCounter()
  /// The state as it was taken last, and the changes there had been by then.
  @ObservationIgnored private var taken: (changes: Int, state: SceneState)?
  @ObservationIgnored private let makeStore: @MainActor (Int) -> BackStackStore

  /// A router that continues from a state, each of its tabs over a store of its own, with a queue of its
  /// own for links, unless it is handed others.
  public init(
    of app: AppDescription,
    scene: SceneID,
    state: SceneState = SceneState(),
    inbox: LinkInbox<WaitingLink> = LinkInbox(),
    reselection: Reselection = .popsToRoot,
    makeStore: @escaping @MainActor (Int) -> BackStackStore = { _ in BackStackStore() }
  ) {
    self.app = app
    selection = state.selection
    self.inbox = inbox
    self.reselection = reselection
    presentations = state.presentations
    origins = state.origins
    numbers = EntryNumbers(scene: scene, next: state.firstFreeNumber, counting: changes)
    stores = app.tabs.map { _ in nil }
    self.makeStore = makeStore
    for tab in state.stacks.tabs {
      if let stack = state.stacks[tab] { coordinator(of: tab).putBack(stack) }
    }
    show(state.selection)
  }

  /// The door to a tab, for routes of any type.
  public func coordinator(of tab: Int) -> TabCoordinator<AnyRoute> {
    coordinator(of: tab, for: AnyRoute.self)
  }

  /// The door to a tab, for routes of its own type.
  public func coordinator<TabRoute>(of tab: Int, for type: TabRoute.Type) -> TabCoordinator<
    TabRoute
  > {
    TabCoordinator(over: store(of: tab), numbers: numbers)
  }

  /// Where the stack of a tab lives, from now on.
  private func store(of tab: Int) -> BackStackStore {
    if let store = _stores[tab] { return store }
    let made = makeStore(tab)
    made.countChanges(with: changes)
    _stores[tab] = made
    changes.count += 1
    withMutation(keyPath: \.stores) {}
    return made
  }

  /// The store of a tab, or the one it would get where it was never used: looking at it is no use.
  func storeToBe(of tab: Int) -> BackStackStore { _stores[tab] ?? makeStore(tab) }

  /// The stack of a tab; empty, and nothing made by looking, where the tab was never used.
  public func stack(of tab: Int) -> BackStack { stores[tab]?.stack ?? BackStack() }

  /// The stack one stands on.
  public var stack: BackStack { stack(of: selection) }

  /// Which screen one stands on.
  public var screen: ScreenID {
    presentations.last?.screen ?? stack.screen(in: selection)
  }

  /// The whole state as a value, to be saved or compared: reading it observes nothing.
  ///
  /// It is the same value until something has changed, so that comparing costs nothing where nothing has.
  public var state: SceneState {
    if let taken, taken.changes == changes.count { return taken.state }
    let state = makeState()
    taken = (changes.count, state)
    return state
  }

  /// How often the state has changed so far.
  var changeCount: Int { changes.count }

  private func makeState() -> SceneState {
    var stacks: [BackStack] = []
    stacks.reserveCapacity(_stores.count)
    for store in _stores { stacks.append(store?.snapshot ?? BackStack()) }
    return SceneState(
      selection: _selection,
      stacks: TabStacks(stacks),
      presentations: _presentations,
      origins: origins,
      nextNumber: numbers.next
    )
  }

  /// The tab in which an entry stands; nil where it stands in none.
  ///
  /// One in the selected tab is found from its top, however much the others hold.
  func tab(with id: Entry.ID) -> Int? {
    if stack.contains(id) { return selection }
    return app.tabs.indices.first { $0 != selection && stack(of: $0).contains(id) }
  }

  /// Puts a saved state in the place of this one.
  package func restore(_ state: SceneState) {
    numbers.skip(to: state.firstFreeNumber)
    for tab in app.tabs.indices where state.stacks[tab] != nil || _stores[tab] != nil {
      coordinator(of: tab).putBack(state.stack(of: tab))
    }
    if state.presentations != presentations { setPresentations(state.presentations) }
    origins = state.origins
    show(state.selection)
  }

  /// Forgets every path and every link that waits, and stands at the first tab's root.
  package func reset() {
    inbox.removeAll()
    restore(SceneState(nextNumber: numbers.next))
  }

  /// Selects a tab.
  ///
  /// Its stack is needed from now on: whoever looks at the window observes it.
  package func show(_ tab: Int) {
    _ = store(of: tab)
    guard tab != _selection else { return }
    _selection = tab
    changes.count += 1
    withMutation(keyPath: \.selection) {}
  }

  package func setPresentations(_ changed: [Presentation]) {
    _presentations = changed
    changes.count += 1
    secrets.keep(changed)
    if let awaited = _awaited, !changed.contains(where: { $0.id == awaited.presentation }) {
      wait(for: nil)
    }
    withMutation(keyPath: \.presentations) {}
  }

  /// Has the window wait for an answer from now on, or for none.
  package func wait(for awaited: Awaited?) {
    _awaited = awaited
    withMutation(keyPath: \.awaited) {}
  }

  /// Takes over what another router of the same scene holds beside its state: what was typed into secret
  /// fields, and what it waits for.
  package func adoptTransientState(from other: SceneRouter) {
    secrets.takeOver(from: other.secrets)
    wait(for: other.awaited)
  }

  /// The window's scene.
  public var scene: SceneID { numbers.scene }

  /// Notes that a tab was left, for back to lead there again.
  func noteLeaving(_ tab: Int) { origins.leave(tab, for: selection) }

  /// Selects the tab one came from; nil where there is none, or one is at no root.
  func backAcrossTabs() -> Outcome? {
    guard presentations.isEmpty, stack.isAtRoot,
      let tab = origins.last(besides: selection)
    else { return nil }
    origins.leadBack(to: tab)
    show(tab)
    return .tabSelected(tab)
  }

  /// The number of the next thing that wants an identity in the scene.
  package func takeNumber() -> Entry.ID { numbers.take() }
}

/// Something from outside that a presentation waits for; it is forgotten when that is dismissed.
public struct Awaited: Hashable, Sendable {
  /// What is waited for, of the app's own type.
  public let value: AnyRoute
  /// What waits.
  public let presentation: Presentation.ID

  /// Notes what a presentation waits for.
  public init(_ value: AnyRoute, by presentation: Presentation.ID) {
    self.value = value
    self.presentation = presentation
  }
}
