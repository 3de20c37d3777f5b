import SceneNavigation

/// The values of the numbers in a verification, in the system's own types.
@MainActor @usableFromInline final class Vocabulary<System: NavigationSystem> {
  @usableFromInline let plain = PlainVocabulary()
  @usableFromInline let tabs: [System.Tab]
  @usableFromInline var routes: [System.Route] = []
  @usableFromInline var sheets: [System.Sheet] = []
  @usableFromInline var sceneEvents: [System.SceneEvent] = []
  @usableFromInline var appEvents: [System.AppEvent] = []
  @usableFromInline var links: [System.Link] = []
  @usableFromInline var routePlaces: [System.Route: Int] = [:]

  @usableFromInline init(_ alphabet: Alphabet<System>) {
    precondition(!alphabet.tabs.isEmpty, "An alphabet needs a tab.")
    precondition(alphabet.tabNames.count == alphabet.tabs.count, "Each tab needs a name.")
    let own = alphabet.tabs.indices.filter { alphabet.tabs.firstIndex(of: alphabet.tabs[$0]) == $0 }
    tabs = own.map { alphabet.tabs[$0] }
    plain.tabs = own.map { alphabet.tabNames[$0] }
    for route in alphabet.routes { _ = place(of: route) }
    plain.counts.routes = routes.count
    for sheet in alphabet.sheets { _ = place(of: sheet) }
    plain.counts.sheets = sheets.count
    for event in alphabet.sceneEvents { _ = place(of: event) }
    plain.counts.sceneEvents = sceneEvents.count
    for event in alphabet.appEvents { _ = place(of: event) }
    plain.counts.appEvents = appEvents.count
    for link in alphabet.links { _ = place(of: link) }
    plain.counts.links = links.count
    plain.privateRoutes = Set(alphabet.privateRoutes.map { place(of: $0) })
    plain.windowLimit = alphabet.windowLimit
    plain.weights = alphabet.weights
    plain.hasSheets = System.Sheet.self != Never.self
  }

  @inlinable func place(of tab: System.Tab) -> Int {
    guard let place = tabs.firstIndex(of: tab) else {
      preconditionFailure("The alphabet does not name the tab \(tab).")
    }
    return place
  }

  @inlinable func place(of route: System.Route) -> Int {
    routePlaces[route] ?? add(route)
  }

  @usableFromInline func add(_ route: System.Route) -> Int {
    routes.append(route)
    plain.routes.append(words(for: route))
    routePlaces[route] = routes.count - 1
    return routes.count - 1
  }

  func place(of sheet: System.Sheet) -> Int {
    if let place = sheets.firstIndex(of: sheet) { return place }
    sheets.append(sheet)
    plain.sheets.append(words(for: sheet))
    return sheets.count - 1
  }

  @usableFromInline func place(of event: System.SceneEvent) -> Int {
    if let place = sceneEvents.firstIndex(of: event) { return place }
    sceneEvents.append(event)
    plain.sceneEvents.append("\(event)")
    return sceneEvents.count - 1
  }

  func place(of event: System.AppEvent) -> Int {
    if let place = appEvents.firstIndex(of: event) { return place }
    appEvents.append(event)
    plain.appEvents.append("\(event)")
    return appEvents.count - 1
  }

  func place(of link: System.Link) -> Int {
    if let place = links.firstIndex(of: link) { return place }
    links.append(link)
    plain.links.append(PlainLink(path: link.path.map { place(of: $0) }, tab: place(of: link.tab)))
    return links.count - 1
  }
}

extension Vocabulary {
  func plainEvent(_ event: NavigationEvent<System>) -> PlainEvent {
    switch event {
    case .push(let route, let window):
      PlainEvent(kind: .push, window: window, item: place(of: route))
    case .back(let window): PlainEvent(kind: .back, window: window)
    case .popToRoot(let window): PlainEvent(kind: .popToRoot, window: window)
    case .select(let tab, let window):
      PlainEvent(kind: .selectTab, window: window, tab: place(of: tab))
    case .open(let link, let window):
      PlainEvent(kind: .openLink, window: window, item: place(of: link))
    case .present(let sheet, let window):
      PlainEvent(kind: .present, window: window, item: place(of: sheet))
    case .dismiss(let age, let window): PlainEvent(kind: .dismiss, window: window, age: age)
    case .writePath(let age, let tab, let window):
      PlainEvent(kind: .writePath, window: window, tab: place(of: tab), age: age)
    case .scene(let event, let window):
      PlainEvent(kind: .sceneEvent, window: window, item: place(of: event))
    case .app(let event): PlainEvent(kind: .appEvent, item: place(of: event))
    case .signIn: PlainEvent(kind: .signIn)
    case .signOut: PlainEvent(kind: .signOut)
    case .openWindow: PlainEvent(kind: .openWindow)
    case .duplicateWindow(let window): PlainEvent(kind: .duplicateWindow, window: window)
    case .closeWindow(let window): PlainEvent(kind: .closeWindow, window: window)
    case .relaunch: PlainEvent(kind: .relaunch)
    case .relaunchByLink(let link, let window):
      PlainEvent(kind: .relaunchByLink, window: window, item: place(of: link))
    case .timePasses: PlainEvent(kind: .timePasses)
    }
  }

  func event(_ event: PlainEvent) -> NavigationEvent<System> {
    switch event.kind {
    case .push: .push(routes[event.item], in: event.window)
    case .back: .back(in: event.window)
    case .popToRoot: .popToRoot(in: event.window)
    case .selectTab: .select(tabs[event.tab], in: event.window)
    case .openLink: .open(links[event.item], in: event.window)
    case .present: .present(sheets[event.item], in: event.window)
    case .dismiss: .dismiss(event.age, in: event.window)
    case .writePath: .writePath(event.age, of: tabs[event.tab], in: event.window)
    case .sceneEvent: .scene(sceneEvents[event.item], in: event.window)
    case .appEvent: .app(appEvents[event.item])
    case .signIn: .signIn
    case .signOut: .signOut
    case .openWindow: .openWindow
    case .duplicateWindow: .duplicateWindow(event.window)
    case .closeWindow: .closeWindow(event.window)
    case .relaunch: .relaunch
    case .relaunchByLink: .relaunchByLink(links[event.item], in: event.window)
    case .timePasses: .timePasses
    }
  }

  func snapshot(_ window: PlainWindow) -> System.Snapshot {
    var paths: [System.Tab: [System.Route]] = [:]
    for (place, path) in window.paths.enumerated() where !path.isEmpty {
      paths[tabs[place]] = path.map { routes[$0] }
    }
    let presented = window.presented.map { sheet in
      PresentedSheet(plain.names[sheet.name], id: sheet.key)
    }
    return System.Snapshot(
      selectedTab: tabs[window.tab],
      paths: paths,
      presented: presented,
      details: window.details
    )
  }
}

extension Vocabulary {
  /// A link as reports name it, though it may not be in the alphabet.
  @usableFromInline func name(of link: System.Link) -> String {
    let path = link.path.map { words(for: $0) }.joined(separator: " › ")
    return "\(path.isEmpty ? "the root" : path) in \(words(for: link.tab))"
  }
}

/// The name of a value in reports; an ``AnyRoute`` is named after its base.
private func words(for value: Any) -> String {
  if let route = value as? AnyRoute { "\(route.base)" } else { "\(value)" }
}
