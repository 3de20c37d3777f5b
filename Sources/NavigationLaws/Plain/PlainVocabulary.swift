/// The names of the numbers in a verification, and the values that events are made of.
@MainActor @usableFromInline final class PlainVocabulary {
  var tabs: [String] = []
  /// The alphabet's routes, then any others found in a stack.
  var routes: [String] = []
  var sheets: [String] = []
  var sceneEvents: [String] = []
  var appEvents: [String] = []
  var links: [PlainLink] = []
  /// The names of presentations.
  var names: [String] = []
  var privateRoutes: Set<Int> = []
  var counts = Counts()
  var weights: [EventKind: Int] = [:]
  var windowLimit = 1
  /// False if the system's sheet type has no values.
  var hasSheets = true

  /// How many of each events are made of.
  struct Counts {
    var routes = 0
    var sheets = 0
    var links = 0
    var sceneEvents = 0
    var appEvents = 0

    /// How many items an event of a kind can name; nil if it names none.
    func items(of kind: EventKind) -> Int? {
      switch kind {
      case .push: routes
      case .openLink, .relaunchByLink: links
      case .sceneEvent: sceneEvents
      case .appEvent: appEvents
      case .present: sheets
      case .back, .popToRoot, .selectTab, .dismiss, .writePath, .signIn, .signOut, .openWindow,
        .duplicateWindow, .closeWindow, .relaunch, .timePasses:
        nil
      }
    }
  }

  @usableFromInline init() {}

  /// True if the event's arguments, which are not negative, are in the alphabet.
  func has(_ event: PlainEvent) -> Bool {
    let isKnown = counts.items(of: event.kind).map { event.item < $0 } ?? true
    return isKnown && tabs.indices.contains(event.tab)
  }

  @usableFromInline func name(_ name: String) -> Int {
    if let place = names.firstIndex(of: name) { return place }
    names.append(name)
    return names.count - 1
  }
}
