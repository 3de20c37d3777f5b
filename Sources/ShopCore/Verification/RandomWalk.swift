import NavigationLaws
public import SceneNavigation

/// A random sequence of actions that a user, a link or a script could send, reproducible by its
/// seed.
public struct RandomWalk: Sendable {
  private let alphabet: Alphabet<SceneSystem>
  private var random: SeededGenerator
  private var earlierStates: EarlierStates?
  /// The remaining actions of an event that has several.
  private var rest: [Action] = []
  /// The last presentation, which may be gone by now.
  private var presented: Presentation.ID?

  /// A walk through a shop with this catalog.
  public init(seed: UInt64, through catalog: any CatalogSource) {
    self.init(seed: seed, choosingFrom: Self.alphabet(of: ShopState(catalog: catalog)))
  }

  /// What a walk through a shop chooses from; making it takes as long as a few actions.
  static func alphabet(of shop: ShopState) -> Alphabet<SceneSystem> {
    .shop(shop, limit: SceneWindow.most)
  }

  init(seed: UInt64, choosingFrom alphabet: Alphabet<SceneSystem>) {
    self.alphabet = alphabet
    random = SeededGenerator(seed: seed)
  }

  /// The next action, mostly for what is there, and sometimes for what is gone.
  @MainActor public mutating func next(in app: ShopApp) -> Action { next(in: app.store) }

  @MainActor mutating func next(in store: NavigationStore) -> Action {
    if earlierStates == nil { earlierStates = EarlierStates(store.lastState) }
    earlierStates?.note(store.lastState)
    if !rest.isEmpty { return rest.removeFirst() }
    while true {
      let windows = store.windows.windows
      let window = windows[Int.random(in: 0..<windows.count, using: &random)].id
      if let last = store.windows.router(window)?.presented { presented = last.id }
      let actions = actions(in: window, of: store)
      guard let first = actions.first else { continue }
      rest = Array(actions.dropFirst())
      return first
    }
  }

  @MainActor private mutating func actions(in window: SceneID, of store: NavigationStore)
    -> [Action]
  {
    let likely = (store.app as? any VerifiedApp)?.likelyEvents(in: window, of: store) ?? []
    if let event = pick(likely), Bool.random(using: &random) {
      return actions(event, window, store)
    }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<30: return navigation(in: window, of: store)
    case ..<45: return [.scene(.back, in: window)]
    case ..<57: return [.scene(.selectTab(pick(AppTab.allCases) ?? .home), in: window)]
    case ..<65:
      return pick(alphabet.links).map {
        [.scene(.openLink(LinkTarget(NavigationPath($0.path), in: $0.tab)), in: window)]
      } ?? []
    case ..<70: return pick(alphabet.sheets).map { [.scene(.present($0), in: window)] } ?? []
    case ..<75: return presented.map { [.scene(.dismiss($0), in: window)] } ?? []
    case ..<86: return pick(alphabet.sceneEvents).map { actions($0, window, store) } ?? []
    case ..<97: return pick(alphabet.appEvents).map { actions($0, window, store) } ?? []
    case 97: return [.app(.openWindow(nil))]
    case 98:
      return [.app(Bool.random(using: &random) ? .closeWindow(window) : .duplicateWindow(window))]
    default: return Int.random(in: 0..<4, using: &random) == 0 ? [.shop(.signOut)] : []
    }
  }

  @MainActor private mutating func navigation(in window: SceneID, of store: NavigationStore)
    -> [Action]
  {
    guard let route = pick(alphabet.routes), let router = store.windows.router(window) else {
      return []
    }
    let tabs = [router.selectedTab] + AppTab.allCases
    return tabs.first { $0.accepts(route) }.map {
      [.scene(.navigate(route, in: $0.position), in: window)]
    } ?? []
  }

  @MainActor private func actions(_ event: CustomEvent, _ window: SceneID, _ store: NavigationStore)
    -> [Action]
  {
    event.actions(in: window, of: store, earlier: earlierStates?.earlier ?? store.lastState)
  }

  private mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements
    .Element?
  {
    elements.randomElement(using: &random)
  }
}
