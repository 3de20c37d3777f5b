import SceneNavigation

/// The small set of events an exploration tries at each moment: steps, tabs, links, sheets, sign-ins,
/// windows and relaunches.
struct EventChoices: Sendable {
  private let product: Product.ID
  private let category: Category.ID
  private let person: Person.ID
  private let link: LinkTarget
  private let guarded: LinkTarget

  init(of catalog: any CatalogSource) {
    product = catalog.allProducts.first.flatMap { $0?.id } ?? "none"
    category = catalog.categories.first?.id ?? "none"
    person = catalog.allPeople.first.flatMap { $0?.id } ?? "none"
    link = LinkTarget(.home([.category(category), .product(product)]))
    guarded = LinkTarget(.profile([.orders]))
  }

  /// Every event of the set, in windows of which there can be so many.
  func events(at moment: Moment, limit: Int) -> [Event] {
    let windows = moment.windows.windows
    var events = windows.flatMap { window in
      actions(in: window.scene).map { Event.action(.scene($0, in: window.id)) }
        + [.relaunchByLink(link, in: window.id)]
    }
    // To whoever is signed in it is a link as any other.
    if !moment.shop.isSomebodySignedIn {
      events += windows.map { .relaunchByLink(guarded, in: $0.id) }
    }
    events += appActions(at: moment, limit: limit).map { .action($0) }
    events.append(.relaunch)
    return events
  }

  private func actions(in scene: SceneState) -> [SceneAction] {
    let gone = Presentation.ID(scene: SceneID(number: 1), number: scene.nextNumber + 3)
    var actions: [SceneAction] = [
      .navigate(.home(.product(product))), .navigate(.search(AnyRoute(person))),
      .navigate(.profile(.settings)), .navigate(.profile(.orders)), .back, .popToRoot,
      .openLink(link), .openLink(guarded),
      .present(.sheet(.filter(category))), .dismiss(gone),
    ]
    actions += AppTab.allCases.map { .selectTab($0) }
    if let lowest = scene.presentations.first { actions.append(.dismiss(lowest.id)) }
    return actions
  }

  private func appActions(at moment: Moment, limit: Int) -> [Action] {
    var actions: [AppAction] = []
    if moment.windows.windows.count < limit {
      actions += [.openWindow(nil), .duplicateWindow(moment.windows.focus)]
    }
    if !moment.closed.isEmpty { actions.append(.reopenWindow) }
    actions += moment.windows.windows.map { .closeWindow($0.id) }
    return [.shop(.signOut)] + Account.samples.map { .shop(.signIn($0.id)) }
      + actions.map { .app($0) }
  }
}
