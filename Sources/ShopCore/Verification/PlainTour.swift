import SceneNavigation

/// What anybody does who tries the program out: the first history that is walked, so that what it
/// breaks already is shown by steps anybody understands.
package struct PlainTour: Sendable {
  package let events: [Event]

  /// A tour of so many windows, as they are numbered when the program is fresh.
  package init(of windows: Int, through catalog: any CatalogSource) {
    let category = catalog.categories.first?.id ?? "none"
    let link = LinkTarget(.home([.category(category)]))
    let scenes = (1...max(1, min(windows, 3))).map { SceneID(number: $0) }
    var events: [Event] = []
    for scene in scenes.reversed() {
      let steps: [SceneAction] = [
        .navigate(.home(.category(category))), .selectTab(.home), .selectTab(.search),
        .selectTab(.home), .openLink(link), .back, .back, .selectTab(.profile),
        .navigate(.profile(.settings)), .selectTab(.home), .navigate(.home(.category(category))),
        .selectTab(.profile), .back, .selectTab(.home),
      ]
      events += steps.map { .action(.scene($0, in: scene)) }
    }
    if scenes.count > 1 {
      // A link to it builds a shelf below, on which it did not stand.
      let product = catalog.featuredProducts.first ?? nil
      events += [
        .action(.scene(.popToRoot, in: scenes[0])),
        .action(.scene(.navigate(.home(.product(product?.id ?? "none"))), in: scenes[0])),
        .action(.app(.movePlace(from: scenes[0], to: scenes[1]))),
      ]
    }
    events += [.relaunch] + scenes.map { .relaunchByLink(link, in: $0) }
    if scenes.count > 1 { events += [.action(.app(.closeWindow(scenes[1]))), .relaunch] }
    events += [
      .action(.scene(.selectTab(.search), in: scenes[0])),
      .action(.app(.travel(to: Self.moment(of: windows, showing: category)))),
      .action(.scene(.endEditing(.root(.home)), in: scenes[0])),
      .relaunch,
      .action(.shop(.signOut)),
    ]
    self.events = events
  }

  /// A moment at which the first window stands on a shelf in Home, with a sheet over it.
  private static func moment(of windows: Int, showing category: Category.ID) -> AppState {
    var state = AppState(windowCount: windows)
    let scene = state.windows[0].id
    let shelf = Entry(
      id: Entry.ID(scene: scene, number: 1),
      route: AnyRoute(HomeRoute.category(category)),
      cause: .script
    )
    let sheet = Presentation(
      id: Presentation.ID(scene: scene, number: 2),
      content: .sheet(.filter(category)),
      cause: .script,
      presenter: shelf.id
    )
    var first = SceneState(presentations: [sheet], nextNumber: 3)
    first.stacks[.home] = BackStack(entries: [shelf])
    state.windows[0].scene = first
    return state
  }
}
