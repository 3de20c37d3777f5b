/// What anybody does who tries the program out: the first history that is walked, so that what it
/// breaks already is shown by steps anybody understands.
public struct PlainTour: Sendable {
  public let events: [Event]

  /// A tour of so many windows, as they are numbered when the program is fresh.
  public init(of windows: Int, through catalog: any CatalogSource) {
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
      events.append(.action(.app(.movePlace(from: scenes[0], to: scenes[1]))))
    }
    events += [.relaunch] + scenes.map { .relaunchByLink(link, in: $0) }
    if scenes.count > 1 { events += [.action(.app(.closeWindow(scenes[1]))), .relaunch] }
    self.events = events
  }
}
