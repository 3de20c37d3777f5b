/// The values that events are made of.
public struct Alphabet<System: NavigationSystem>: Sendable {
  /// The tabs of a window.
  public var tabs: [System.Tab]
  /// The routes to push; two or three find most mistakes.
  public var routes: [System.Route]
  /// The sheets to present.
  public var sheets: [System.Sheet]
  /// The links to open.
  public var links: [NavigationLink<System.Tab, System.Route>]
  /// The custom events in a window.
  public var sceneEvents: [System.SceneEvent]
  /// The custom events of the app.
  public var appEvents: [System.AppEvent]
  /// The routes that only a signed-in account may see.
  public var privateRoutes: [System.Route]
  /// The names of the tabs in reports.
  public var tabNames: [String]
  /// The relative frequency of each event kind in random histories; 0 excludes a kind.
  public var weights = Dictionary(
    uniqueKeysWithValues: EventKind.allCases.map { ($0, $0.usualWeight) }
  )
  /// The maximum number of windows.
  public var windowLimit = 4

  /// An alphabet.
  ///
  /// If no links are given, each route gets a link in the first and in the last tab.
  public init(
    tabs: [System.Tab],
    routes: [System.Route],
    sheets: [System.Sheet] = [],
    links: [NavigationLink<System.Tab, System.Route>]? = nil,
    sceneEvents: [System.SceneEvent] = [],
    appEvents: [System.AppEvent] = [],
    privateRoutes: [System.Route] = []
  ) {
    (self.tabs, self.routes, self.sheets, self.appEvents) = (tabs, routes, sheets, appEvents)
    (self.sceneEvents, self.privateRoutes) = (sceneEvents, privateRoutes)
    tabNames = tabs.map { "\($0)" }
    let ends = tabs.count > 1 ? [tabs[0], tabs[tabs.count - 1]] : tabs
    self.links = links ?? ends.flatMap { tab in routes.map { NavigationLink([$0], in: tab) } }
  }
}

extension Alphabet where System.Tab: CaseIterable {
  /// An alphabet with all tabs.
  public init(
    routes: [System.Route],
    sheets: [System.Sheet] = [],
    links: [NavigationLink<System.Tab, System.Route>]? = nil,
    sceneEvents: [System.SceneEvent] = [],
    appEvents: [System.AppEvent] = [],
    privateRoutes: [System.Route] = []
  ) {
    self.init(
      tabs: Array(System.Tab.allCases),
      routes: routes,
      sheets: sheets,
      links: links,
      sceneEvents: sceneEvents,
      appEvents: appEvents,
      privateRoutes: privateRoutes
    )
  }
}
