public import NavigationLaws
public import SceneNavigation

/// What happened in the app, action by action, and how the windows stood after each.
///
/// It is cheap because states are values: a moment holds what its action changed, and shares with
/// the moments around it all that stayed.
public struct Timeline: Sendable {
  /// One action with what it changed and what it broke.
  public struct Snapshot: Sendable {
    /// The action that led here.
    public let record: ActionRecord
    /// The windows that are other than before it.
    public let changes: [SceneChange]
    /// The laws that did not hold; empty while all do.
    public let violations: [Violation]
    /// Which windows there were afterwards.
    fileprivate let list: WindowList

    /// The window that had the focus afterwards.
    public var focus: SceneWindow? { list.windows.first { $0.id == list.focus } }
  }

  /// Why it begins where it does.
  public enum Beginning: Hashable, Sendable {
    /// The windows as the program began with them.
    case start
    /// What was before belonged to an account that was left.
    case accountLeft
    /// What was before is too long ago.
    case limit
  }

  /// Some moments that follow one another, and the windows as they stood before the first.
  private struct Stretch {
    let beginning: AppState
    var moments: [Snapshot] = []
  }

  /// The entries from a number on were made by an action.
  private struct Birth {
    let firstEntry: Int
    let action: Int
  }

  /// How many actions are remembered at least; a whole stretch of them is forgotten together.
  public static let limit = 10_000
  /// After how many actions the whole state is written down.
  private static let stretchLength = 256

  /// Why the history begins where it does.
  public private(set) var beginning = Beginning.start
  /// The number of the action with which somebody signed in; nil where nobody has since the beginning.
  public private(set) var signIn: Int?
  /// The number of the action before the first that is remembered; 0 at the start.
  public private(set) var earliest: Int
  private var stretches: [Stretch]
  private var births: [SceneID: [Birth]] = [:]
  /// The number each window's next entry or presentation gets.
  private var nextNumbers: [SceneID: Int] = [:]

  /// A history that begins with windows as they stand after an action.
  public init(_ state: AppState, after number: Int = 0) {
    earliest = number
    stretches = [Stretch(beginning: state)]
    for window in state.windows { nextNumbers[window.id] = window.scene.nextNumber }
  }

  /// The number of the last action.
  public var latest: Int { earliest + count }

  /// How many actions are remembered.
  public var count: Int {
    (stretches.count - 1) * Self.stretchLength + (stretches.last?.moments.count ?? 0)
  }

  /// What an action did; nil for one that is not remembered.
  public subscript(number: Int) -> Snapshot? {
    guard number > earliest, number <= latest else { return nil }
    let index = number - earliest - 1
    return stretches[index / Self.stretchLength].moments[index % Self.stretchLength]
  }

  /// How the windows stood after an action; nil for one that is not remembered.
  public func state(after number: Int) -> AppState? {
    guard (earliest...latest).contains(number) else { return nil }
    let index = number - earliest
    let stretch = stretches[min(index / Self.stretchLength, stretches.count - 1)]
    let offset = index - min(index / Self.stretchLength, stretches.count - 1) * Self.stretchLength
    guard let last = stretch.moments.prefix(offset).last else { return stretch.beginning }
    var scenes: [SceneID: SceneState] = [:]
    for window in stretch.beginning.windows { scenes[window.id] = window.scene }
    for moment in stretch.moments.prefix(offset) {
      for change in moment.changes { scenes[change.window.id] = change.after }
    }
    return last.list.state { scenes[$0] ?? SceneState() }
  }

  /// The number of the action that made an entry or a presentation of a window; nil for one from
  /// before what is remembered.
  public func maker(of id: Entry.ID, in window: SceneID) -> Int? {
    guard let births = births[window] else { return nil }
    var (known, later) = (-1, births.count)
    while known + 1 < later {
      let middle = (known + later) / 2
      if births[middle].firstEntry <= id.number { known = middle } else { later = middle }
    }
    return known < 0 ? nil : births[known].action
  }

  /// Takes one more action down; what belonged to an account goes when it is left.
  mutating func note(_ step: Step) {
    if step.reach == .everyWindow, let state = step.everyWindow {
      self = Timeline(state, after: step.record.number)
      beginning = .accountLeft
      return
    }
    noteBirths(step)
    if case .signedIn? = step.record.outcome.shop { signIn = step.record.number }
    if stretches[stretches.count - 1].moments.count == Self.stretchLength {
      stretches.append(Stretch(beginning: state(after: latest) ?? stretches[0].beginning))
      stretches[stretches.count - 1].moments.reserveCapacity(Self.stretchLength)
    }
    stretches[stretches.count - 1].moments.append(
      Snapshot(
        record: step.record,
        changes: step.changes,
        violations: StepLaws(step).violations,
        list: step.windowsAfter
      )
    )
    if count >= Self.limit + Self.stretchLength { forgetFirstStretch() }
  }

  private mutating func noteBirths(_ step: Step) {
    for change in step.changes {
      guard let after = change.after else { continue }
      let known = nextNumbers[change.window.id] ?? 1
      guard after.nextNumber > known else { continue }
      nextNumbers[change.window.id] = after.nextNumber
      births[change.window.id, default: []]
        .append(Birth(firstEntry: known, action: step.record.number))
    }
  }

  private mutating func forgetFirstStretch() {
    stretches.removeFirst()
    earliest += Self.stretchLength
    beginning = .limit
    for id in births.keys { births[id]?.removeAll { $0.action <= earliest } }
  }
}
