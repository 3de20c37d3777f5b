/// The actions of an app and the windows' state after each, for a ledger and for time travel.
public struct Timeline: Sendable {
  /// One action and what it changed.
  public struct Snapshot: Sendable {
    /// The action that led here.
    public let record: ActionRecord
    /// The windows that it changed.
    public let changes: [SceneChange]
    fileprivate let state: AppState

    /// The focused window after the action.
    public var focus: SceneWindow? { state.windows.first { $0.id == state.focus }?.window }
  }

  /// Why the timeline starts where it does.
  public enum Beginning: Hashable, Sendable {
    /// It starts with the program.
    case start
    /// An action such as signing out changed every window, so that what came before may not be shown.
    case everyWindowChanged
    /// Earlier snapshots were dropped at the limit.
    case limit
  }

  private struct Origin {
    let firstEntry: Int
    let action: Int
  }

  /// The number of snapshots that are always available; older ones are dropped some at a time.
  public static let limit = 10_000
  private static let droppedAtOnce = 256

  /// Why the timeline starts where it does.
  public private(set) var beginning = Beginning.start
  /// The number of the action before the first snapshot; 0 at the start.
  public private(set) var earliest: Int
  /// The state after the action with the number `earliest`.
  private var start: AppState
  private var snapshots: [Snapshot] = []
  private var origins: [SceneID: [Origin]] = [:]
  private var nextNumbers: [SceneID: Int] = [:]

  /// A timeline that starts with the state after an action.
  public init(_ state: AppState, after number: Int = 0) {
    earliest = number
    start = state
    for window in state.windows { nextNumbers[window.id] = window.scene.nextNumber }
  }

  /// The number of the last action.
  public var latest: Int { earliest + count }

  /// The number of snapshots.
  public var count: Int { snapshots.count }

  /// The snapshot of an action; nil outside the timeline.
  public subscript(number: Int) -> Snapshot? {
    guard number > earliest, number <= latest else { return nil }
    return snapshots[number - earliest - 1]
  }

  /// The state after an action; nil outside the timeline.
  public func state(after number: Int) -> AppState? {
    number == earliest ? start : self[number]?.state
  }

  /// The number of the action that made an entry or a presentation of a window; nil if it is older than
  /// the timeline.
  public func maker(of id: Entry.ID, in window: SceneID) -> Int? {
    guard let origins = origins[window] else { return nil }
    var (known, later) = (-1, origins.count)
    while known + 1 < later {
      let middle = (known + later) / 2
      if origins[middle].firstEntry <= id.number { known = middle } else { later = middle }
    }
    return known < 0 ? nil : origins[known].action
  }

  /// Adds an action; one that changes every window, such as signing out, clears what came before.
  public mutating func record(_ step: Step) {
    if step.reach == .everyWindow, let state = step.everyWindow {
      self = Timeline(state, after: step.record.number)
      beginning = .everyWindowChanged
      return
    }
    noteOrigins(step)
    let last = snapshots.last?.state ?? start
    let state = step.windowsAfter.state { id in
      step.changes.first { $0.window.id == id }?.after ?? last.scene(id) ?? SceneState()
    }
    snapshots.append(Snapshot(record: step.record, changes: step.changes, state: state))
    if count >= Self.limit + Self.droppedAtOnce { dropSnapshots() }
  }

  private mutating func noteOrigins(_ step: Step) {
    for change in step.changes {
      guard let after = change.after else { continue }
      let known = nextNumbers[change.window.id] ?? 1
      guard after.nextNumber > known else { continue }
      nextNumbers[change.window.id] = after.nextNumber
      origins[change.window.id, default: []]
        .append(Origin(firstEntry: known, action: step.record.number))
    }
  }

  private mutating func dropSnapshots() {
    start = snapshots[Self.droppedAtOnce - 1].state
    snapshots.removeFirst(Self.droppedAtOnce)
    earliest += Self.droppedAtOnce
    beginning = .limit
    for id in origins.keys { origins[id]?.removeAll { $0.action <= earliest } }
  }
}
