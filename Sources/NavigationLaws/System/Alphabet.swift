/// What the events of a history are made of.
public struct Alphabet<System: NavigationSystem>: Sendable {
  /// Every tab a window has.
  public var tabs: [System.Tab]
  /// The routes that are pushed; two or three tell most mistakes.
  public var routes: [System.Route]
  /// The sheets that are presented.
  public var sheets: [System.Sheet]
  /// The links that are opened.
  public var links: [NavigationLink<System.Tab, System.Route>]
  /// What else a user does in a window.
  public var sceneEvents: [System.SceneEvent] = []
  /// What else happens to the app.
  public var appEvents: [System.AppEvent]
  /// The routes that only an account may see.
  public var privateRoutes: [System.Route]
  /// What reports call the tabs.
  public var tabNames: [String]
  /// How often random histories choose each kind of event, beside the others; 0 leaves a kind out.
  public var weights = Dictionary(
    uniqueKeysWithValues: EventKind.allCases.map { ($0, $0.usualWeight) }
  )
  /// How many windows there are at most.
  public var windowLimit = 4

  /// An alphabet; without links of its own, each route is opened by a link in the first and the last tab.
  public init(
    tabs: [System.Tab],
    routes: [System.Route],
    sheets: [System.Sheet] = [],
    links: [NavigationLink<System.Tab, System.Route>]? = nil,
    appEvents: [System.AppEvent] = [],
    privateRoutes: [System.Route] = []
  ) {
    (self.tabs, self.routes, self.sheets, self.appEvents) = (tabs, routes, sheets, appEvents)
    self.privateRoutes = privateRoutes
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
    appEvents: [System.AppEvent] = [],
    privateRoutes: [System.Route] = []
  ) {
    self.init(
      tabs: Array(System.Tab.allCases),
      routes: routes,
      sheets: sheets,
      links: links,
      appEvents: appEvents,
      privateRoutes: privateRoutes
    )
  }
}
