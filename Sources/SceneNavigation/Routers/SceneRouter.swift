public import Observation

/// The navigation of one window: the selected tab, and a coordinator for each tab.
///
/// ``SceneGroup`` creates one for each window. Only the router and its coordinators change its
/// state, and they change nothing outside it. In an app, send actions to
/// ``NavigationStore/send(_:cause:)`` and only read the router. Observers are notified after a
/// change, so a change they make in response is applied on top.
@Observable @MainActor public final class SceneRouter {
  /// The index of the selected tab.
  public private(set) var selection: Int
  /// The description of the app.
  @ObservationIgnored public let app: AppDescription
  @ObservationIgnored let inbox: LinkInbox
  /// The presentations, the top one last.
  public private(set) var presentations: [Presentation]
  /// An answer that a presentation waits for, such as a payment's.
  ///
  /// Not part of the state: a restored window gets no answer.
  public private(set) var awaited: Awaited?
  /// Text typed into secret fields.
  ///
  /// Not part of the state.
  @ObservationIgnored public let secrets = Secrets()

  /// The tabs that back can return to, if the app goes back across tabs.
  ///
  /// They change with the selection, and observers of that are notified; otherwise only ``restore(_:)``
  /// changes them.
  @ObservationIgnored private(set) var origins: TabOrigins { didSet { mark.hasChanged = true } }
  @ObservationIgnored let reselection: Reselection
  @ObservationIgnored private let numbers: EntryNumbers
  /// By tab index; nil if the tab was never used.
  private var stores: [BackStackStore?]
  /// Whether anything in the state has changed since it was last read.
  @ObservationIgnored private let mark = ChangeMark()
  /// The state as it was last read.
  @ObservationIgnored private var taken: SceneState?
  @ObservationIgnored private let makeStore: @MainActor (Int) -> BackStackStore

  /// A router with this state.
  ///
  /// By default each tab gets a new store, and links a new queue.
  public init(
    of app: AppDescription,
    scene: SceneID,
    state: SceneState = SceneState(),
    inbox: LinkInbox = LinkInbox(),
    reselection: Reselection = .popsToRoot,
    makeStore: @escaping @MainActor (Int) -> BackStackStore = { _ in BackStackStore() }
  ) {
    self.app = app
    selection = state.selection
    self.inbox = inbox
    self.reselection = reselection
    presentations = state.presentations
    origins = state.origins
    numbers = EntryNumbers(scene: scene, next: state.firstFreeNumber, marking: mark)
    stores = app.tabs.map { _ in nil }
    self.makeStore = makeStore
    for tab in state.stacks.tabs {
      if let stack = state.stacks[tab] { coordinator(of: tab).putBack(stack) }
    }
    show(state.selection)
  }

  /// The coordinator of a tab, for routes of any type.
  public func coordinator(of tab: Int) -> TabCoordinator<AnyRoute> {
    coordinator(of: tab, for: AnyRoute.self)
  }

  /// The coordinator of a tab, for routes of its own type.
  public func coordinator<TabRoute>(of tab: Int, for type: TabRoute.Type) -> TabCoordinator<
    TabRoute
  > {
    TabCoordinator(over: store(of: tab), numbers: numbers)
  }

  /// The store of a tab, created on first use.
  private func store(of tab: Int) -> BackStackStore {
    precondition(_stores.indices.contains(tab), "The app has no tab \(tab).")
    if let store = _stores[tab] { return store }
    let made = makeStore(tab)
    made.markChanges(with: mark)
    _stores[tab] = made
    mark.hasChanged = true
    withMutation(keyPath: \.stores) {}
    return made
  }

  /// The store of a tab, or the one it would get; creates nothing in the router.
  func storeToBe(of tab: Int) -> BackStackStore { _stores[tab] ?? makeStore(tab) }

  /// The back stack of a tab; an empty one, creating nothing, if the tab was never used.
  ///
  /// As in every call that takes the index of a tab, it must be one of ``AppDescription/tabs``.
  public func stack(of tab: Int) -> BackStack { stores[tab]?.stack ?? BackStack() }

  /// The back stack of the selected tab.
  public var stack: BackStack { stack(of: selection) }

  /// The visible screen.
  public var screen: ScreenID {
    presentations.last?.screen ?? stack.screen(in: selection)
  }

  /// The whole state, to be saved or compared, read without registering observation.
  ///
  /// It is the same shared value until something changes, so comparing unchanged states is free.
  public var state: SceneState {
    if let taken, !mark.hasChanged { return taken }
    let state = makeState()
    (taken, mark.hasChanged) = (state, false)
    return state
  }

  /// True if nothing has changed since this state was read.
  func isStill(_ state: SceneState) -> Bool {
    !mark.hasChanged && taken?.isShared(with: state) == true
  }

  private func makeState() -> SceneState {
    var stacks: [BackStack] = []
    stacks.reserveCapacity(_stores.count)
    for store in _stores { stacks.append(store?.snapshot ?? BackStack()) }
    return SceneState(
      selection: _selection,
      stacks: TabStacks(consume stacks),
      presentations: _presentations,
      origins: origins,
      nextNumber: numbers.next
    )
  }

  /// The selected tab is searched first, from its top.
  func tab(with id: Entry.ID) -> Int? {
    if stack.contains(id) { return selection }
    return app.tabs.indices.first { $0 != selection && stack(of: $0).contains(id) }
  }

  package func restore(_ state: SceneState) {
    numbers.skip(to: state.firstFreeNumber)
    for tab in app.tabs.indices where state.stacks[tab] != nil || _stores[tab] != nil {
      coordinator(of: tab).putBack(state.stack(of: tab))
    }
    if state.presentations != presentations { setPresentations(state.presentations) }
    let hasOtherOrigins = origins != state.origins
    origins = state.origins
    show(state.selection)
    if hasOtherOrigins { withMutation(keyPath: \.origins) {} }
  }

  /// Clears all stacks, presentations and waiting links, and selects the first tab.
  func reset() {
    inbox.removeAll()
    restore(SceneState(nextNumber: numbers.next))
  }

  /// Selects a tab, creating its stack so that views can observe it.
  package func show(_ tab: Int) {
    _ = store(of: tab)
    guard tab != _selection else { return }
    _selection = tab
    mark.hasChanged = true
    withMutation(keyPath: \.selection) {}
  }

  func setPresentations(_ changed: [Presentation]) {
    _presentations = changed
    mark.hasChanged = true
    secrets.keep(changed)
    if let awaited = _awaited, !changed.contains(where: { $0.id == awaited.presentation }) {
      wait(for: nil)
    }
    withMutation(keyPath: \.presentations) {}
  }

  /// Waits for an answer; nil stops waiting.
  public func wait(for awaited: Awaited?) {
    _awaited = awaited
    withMutation(keyPath: \.awaited) {}
  }

  /// Adopts what another router of the same scene holds outside its state: secret text and the
  /// awaited answer.
  package func adoptTransientState(from other: SceneRouter) {
    secrets.takeOver(from: other.secrets)
    wait(for: other.awaited)
  }

  /// The id of the window's scene.
  public var scene: SceneID { numbers.scene }

  func noteLeaving(_ tab: Int) { origins.leave(tab, for: selection) }

  /// The tab that back returns to across tabs, from the root of the selected one; nil if there is none.
  package var tabBefore: Int? {
    access(keyPath: \.origins)
    return origins.last(besides: selection)
  }

  /// Returns to the previous tab; nil if there is none, or the selected tab is not at its root.
  func backAcrossTabs() -> Outcome? {
    guard presentations.isEmpty, stack.isAtRoot, let tab = tabBefore else { return nil }
    origins.leadBack(to: tab)
    show(tab)
    return .tabSelected(tab)
  }

  package func takeNumber() -> Entry.ID { numbers.take() }
}

/// An outside answer that a presentation waits for; dropped when the presentation is dismissed.
public struct Awaited: Hashable, Sendable {
  /// The awaited answer, a value of the app's own type.
  public let value: AnyRoute
  /// The presentation that waits.
  public let presentation: Presentation.ID

  /// An answer that a presentation waits for.
  public init(_ value: AnyRoute, by presentation: Presentation.ID) {
    self.value = value
    self.presentation = presentation
  }
}
