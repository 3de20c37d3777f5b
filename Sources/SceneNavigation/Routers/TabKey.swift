/// A tab's index together with its route type, so that routes of another tab do not compile.
public struct TabKey<TabRoute: Hashable & Sendable>: Hashable, Sendable {
  /// The tab's index in the tab bar.
  public let position: Int

  /// A key for the tab at this index.
  public init(_ position: Int) {
    self.position = position
  }
}

extension AppDescription.Tab {
  /// A tab for routes of one type.
  public init<TabRoute: Route>(_ name: String, title: String, for type: TabRoute.Type) {
    self.init(name, title: title) { $0.value(as: type) != nil }
    routes = type
  }
}

extension SceneRouter {
  /// The typed coordinator of a tab.
  public subscript<TabRoute>(tab: TabKey<TabRoute>) -> TabCoordinator<TabRoute> {
    coordinator(of: tab.position, for: TabRoute.self)
  }
}

extension SceneAction {
  /// Pushes a route in a tab and selects the tab.
  public static func navigate<TabRoute>(
    to route: TabRoute,
    in tab: TabKey<TabRoute>
  ) -> SceneAction {
    .navigate(AnyRoute(route), in: tab.position)
  }

  /// Replaces a tab's stack, keeping the common prefix, and selects the tab.
  public static func replaceStack<TabRoute>(
    with routes: [TabRoute],
    in tab: TabKey<TabRoute>
  ) -> SceneAction {
    .replaceStack(NavigationPath(routes), in: tab.position)
  }

  /// Selects a tab; selecting the selected tab pops it to its root.
  public static func select<TabRoute>(_ tab: TabKey<TabRoute>) -> SceneAction {
    .selectTab(tab.position)
  }

  /// Presents a modal over the tabs.
  public static func present(_ modal: some Modal) -> SceneAction { .present(AnyRoute(modal)) }
}

extension LinkRow {
  /// A destination in one tab, with a pattern of words and slots such as `account/:id`.
  public init<TabRoute>(
    _ pattern: String,
    name: String,
    in tab: TabKey<TabRoute>,
    read: @escaping @Sendable (_ values: [String]) -> [TabRoute]?,
    write: @escaping @Sendable (_ path: [TabRoute]) -> [String]?
  ) {
    let segments = pattern.split(separator: "/").map { segment -> LinkSegment in
      guard segment.hasPrefix(":") else { return .word(String(segment)) }
      let name = String(segment.dropFirst())
      return .slot(LinkSlot(name, spelling: name.uppercased(), example: name))
    }
    self.init(
      pattern,
      name: name,
      segments: segments,
      tabs: [tab.position],
      read: { values, _ in read(values).map { NavigationPath($0) } },
      write: { path, at in
        let routes = path.routes.compactMap { $0 as? TabRoute ?? $0.value(as: TabRoute.self) }
        return at == tab.position && routes.count == path.count ? write(routes) : nil
      }
    )
  }
}
