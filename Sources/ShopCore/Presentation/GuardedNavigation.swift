import SceneNavigation

/// The place an action in a window leads to, for the guard to check.
struct GuardedNavigation {
  private let action: SceneAction
  let place: Place
  /// The places below it on the path.
  private(set) var below: ArraySlice<Place> = []
  /// The step the action takes; nil if it leads along a whole path.
  private var step: Destination?
  private let tab: AppTab
  private var searchText: String?
}

extension GuardedNavigation {
  /// Nil for an action that leads nowhere new.
  init?(_ action: SceneAction) {
    switch action {
    case .navigate(let route, let position), .dismissAndNavigate(_, let route, let position):
      let tab = AppTab(at: position)
      guard let place = Place(route) else { return nil }
      self.init(action: action, place: place, step: Destination(route, in: tab), tab: tab)
    case .replaceStack(let path, let position):
      self.init(action, along: path, in: AppTab(at: position))
    case .openLink(let target), .dismissAndOpenLink(_, let target):
      self.init(action, along: target.path, in: target.tab, searchText: target.searchText)
    default: return nil
    }
  }

  private init?(
    _ action: SceneAction,
    along path: NavigationPath,
    in tab: AppTab,
    searchText: String? = nil
  ) {
    let places = path.routes.compactMap { Place($0) }
    guard let last = places.last else { return nil }
    self.init(
      action: action,
      place: last,
      below: places.dropLast(),
      tab: tab,
      searchText: searchText
    )
  }

  /// The same action with another destination; a whole path becomes the one a link there would
  /// build.
  func action(leadingTo place: Place, in shop: ShopState) -> SceneAction {
    let destination = Destination(place, from: tab)
    let path = TabPath(to: destination) { shop.catalog.product($0)?.category }
    return switch action {
    case .dismissAndNavigate(let id, _, _): .dismissAndNavigate(id, destination)
    case .dismissAndOpenLink(let id, _): .dismissAndOpenLink(id, LinkTarget(path))
    case .openLink: .openLink(LinkTarget(path))
    case .replaceStack: .replaceStack(path)
    default: .navigate(destination)
    }
  }

  /// What continues after a sign-in for a place: a step from the current place, or else the link to
  /// that place.
  func wanted(at place: Place) -> PendingDestination? {
    if let step { return .step(step) }
    return link(to: place).map { .link($0) }
  }

  /// Names the category the path led through; nil if no link can name the place.
  func link(to place: Place) -> DeepLink? {
    let tab = Destination(place, from: tab).tab
    return try? DeepLink(to: place, above: below.last, in: tab, query: searchText)
  }
}
