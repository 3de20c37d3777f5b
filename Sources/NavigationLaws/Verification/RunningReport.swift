/// A history that breaks a law.
struct Found {
  var events: [PlainEvent]
  var finding: String
  /// Its length when it was found.
  var length = 0
  /// How many of three replays broke the law again; nil if all did.
  var flaky: Int?
  /// True if every shorter history was checked.
  var isShortest = false
}

extension Found {
  /// What is so before the first step.
  init(_ finding: String) { self.init(events: [], finding: finding) }
}

/// The counts and findings so far.
@MainActor struct RunningReport {
  var events = 0
  var seed: UInt64?
  var isInterrupted = false
  /// The length up to which every history was checked.
  var depth: Int?
  /// True if some of those were not continued, because they broke a law.
  var endsAtBreaks = false
  var cases: [Int]
  var found: [Int: Found] = [:]
  var kinds = Array(repeating: 0, count: EventKind.allCases.count)
  var refused = Array(repeating: 0, count: EventKind.allCases.count)
  var states: Set<Int> = []
  var tabs: [Bool] = []
  var routes: [Bool] = []
  var sheets: Set<Int> = []
  /// The names of what was presented.
  var presented: Set<Int> = []
  /// True for the custom events that were possible.
  var sceneEvents: [Bool] = []
  var appEvents: [Bool] = []
  var support = Support()
  var showsScreens = false
  var printsLinks = false
  var windows = 0
  /// True if the windows that the next history starts with were compared.
  var isNextStartChecked = false
  /// The history after which they are others; nil if they are the same.
  var nextStart: Found?

  init(laws: Int) { cases = Array(repeating: 0, count: laws) }

  mutating func note(_ transition: PlainTransition) {
    events += 1
    let kind = transition.event.kind.number
    kinds[kind] += 1
    if transition.isRefused { refused[kind] += 1 }
    if events == 1 {
      reach(transition.before, since: nil)
      states.insert(Self.hash(transition.before))
    }
    noteItem(of: transition)
    if transition.facts.roundTrip != .noCase { printsLinks = true }
    guard transition.after != transition.before else { return }
    reach(transition.after, since: transition.before)
    states.insert(Self.hash(transition.after))
  }

  /// Notes a sheet that was presented, or a custom event that was possible.
  mutating func noteItem(of transition: PlainTransition) {
    let event = transition.event
    switch event.kind {
    case .present where transition.isDone && transition.new?.presented.isEmpty == false:
      sheets.insert(event.item)
    case .sceneEvent: sceneEvents.mark(event.item)
    case .appEvent: appEvents.mark(event.item)
    default: break
    }
  }

  private mutating func reach(_ picture: PlainPicture, since old: PlainPicture?) {
    windows = max(windows, picture.ids.count)
    if !picture.screens.isEmpty { showsScreens = true }
    let isSame = old?.ids == picture.ids
    for place in picture.windows.indices {
      if isSame, let old, old.windows[place] == picture.windows[place] { continue }
      for sheet in picture.windows[place].presented { presented.insert(sheet.name) }
      tabs.mark(picture.windows[place].tab)
      for path in picture.windows[place].paths {
        for route in path { routes.mark(route) }
      }
    }
  }

  private static func hash(_ picture: PlainPicture) -> Int {
    var hasher = Hasher()
    for place in picture.windows.indices { picture.windows[place].hash(ofPlaceInto: &hasher) }
    return hasher.finalize()
  }

  mutating func add(_ other: RunningReport) {
    events += other.events
    seed = seed ?? other.seed
    isInterrupted = isInterrupted || other.isInterrupted
    depth = depth ?? other.depth
    endsAtBreaks = endsAtBreaks || other.endsAtBreaks
    for law in cases.indices { cases[law] += other.cases[law] }
    for kind in kinds.indices {
      kinds[kind] += other.kinds[kind]
      refused[kind] += other.refused[kind]
    }
    found.merge(other.found) { $1.events.count < $0.events.count ? $1 : $0 }
    states.formUnion(other.states)
    tabs.mark(other.tabs)
    sheets.formUnion(other.sheets)
    presented.formUnion(other.presented)
    routes.mark(other.routes)
    sceneEvents.mark(other.sceneEvents)
    appEvents.mark(other.appEvents)
    support.add(other.support)
    showsScreens = showsScreens || other.showsScreens
    printsLinks = printsLinks || other.printsLinks
    windows = max(windows, other.windows)
  }
}

extension [Bool] {
  func isMarked(_ index: Int) -> Bool { index < count && self[index] }

  /// Sets the value at an index to true, after as many false ones as are missing.
  fileprivate mutating func mark(_ index: Int) {
    while count <= index { append(false) }
    self[index] = true
  }

  fileprivate mutating func mark(_ other: [Bool]) {
    for index in other.indices where other[index] { mark(index) }
  }
}
