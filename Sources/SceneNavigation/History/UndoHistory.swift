/// What can be taken back and done again, for each window by itself.
///
/// Only steps that led somewhere count: what merely moved the selection or typed is passed over,
/// and comes back with the step it belongs to.
public struct UndoHistory: Sendable {
  /// A step of a window that can be taken back, or done again.
  public struct Step: Hashable, Sendable {
    /// How the window stood on the other side of it.
    public let state: SceneState
    /// The number of the action that took it; windows that one action moved have the same.
    public let action: Int
  }

  private struct WindowHistory {
    var undo: [Step] = []
    var redo: [Step] = []
    /// How the window stands.
    var now: SceneState

    /// Takes note of a step that was taken from a state.
    mutating func noteStep(from before: SceneState, by action: Int) {
      undo.append(Step(state: before, action: action))
      if undo.count > UndoHistory.limit { undo.removeFirst() }
      redo = []
    }

    /// Takes out what a window waited behind and does no longer, as a sign-in, and with it every step that
    /// makes no difference then.
    mutating func forgetWaiting(in app: AppDescription) {
      undo = Self.steps(undo, from: now, in: app)
      redo = Self.steps(redo, from: now, in: app)
    }

    private static func steps(
      _ all: [Step],
      from now: SceneState,
      in app: AppDescription
    ) -> [Step] {
      var steps: [Step] = []
      for step in all.reversed() {
        let state = app.withoutWaiting(step.state)
        guard !state.isSamePlace(as: steps.last?.state ?? now) else { continue }
        steps.append(Step(state: state, action: step.action))
      }
      return steps.reversed()
    }
  }

  /// How many steps of a window can be taken back at the most.
  private static let limit = 1_000

  private let app: AppDescription
  private var histories: [SceneID: WindowHistory] = [:]

  /// A history of nothing yet.
  public init(of app: AppDescription) {
    self.app = app
  }

  /// How a window stood before the last step that can be taken back; nil where there is none.
  public func undo(in id: SceneID) -> SceneState? { lastStep(in: id)?.state }

  /// How a window stood before the last step that was taken back; nil where there is none.
  public func redo(in id: SceneID) -> SceneState? { lastUndoneStep(in: id)?.state }

  /// The last step of a window that can be taken back; nil where there is none.
  public func lastStep(in id: SceneID) -> Step? { histories[id]?.undo.last }

  /// The last step of a window that was taken back; nil where there is none.
  public func lastUndoneStep(in id: SceneID) -> Step? { histories[id]?.redo.last }

  /// Takes note of what can be taken back from now on: in the window that acted, in both between
  /// which a place was moved, or in all of them after a journey through time.
  public mutating func note(_ step: SceneNavigation.Step) {
    if step.reach == .everyWindow { histories = [:] }
    for change in step.changes {
      guard let after = change.after else {
        histories[change.window.id] = nil
        continue
      }
      histories[change.window.id]?.now = after
    }
    if step.reach == .waitingWindows {
      for id in histories.keys { histories[id]?.forgetWaiting(in: app) }
    }
    switch step.record.action {
    case .scene(let action, let id):
      guard let change = step.changes.first(where: { $0.window.id == id }) else {
        return forget(action, in: id)
      }
      note(action, change, step.record.number)
    case .app(.travel), .app(.movePlace):
      for change in step.changes { noteStep(change, step.record.number) }
    case .shared, .app: break
    }
  }

  private mutating func note(_ action: SceneAction, _ change: SceneChange, _ number: Int) {
    let id = change.window.id
    switch action {
    case .undo:
      guard let before = change.before, let step = histories[id]?.undo.popLast() else { return }
      histories[id]?.redo.append(Step(state: before, action: step.action))
    case .redo:
      guard let before = change.before, let step = histories[id]?.redo.popLast() else { return }
      histories[id]?.undo.append(Step(state: before, action: step.action))
    default: noteStep(change, number)
    }
  }

  /// Passes over a step that made no difference when it was taken back, or done again.
  private mutating func forget(_ action: SceneAction, in id: SceneID) {
    switch action {
    case .undo: _ = histories[id]?.undo.popLast()
    case .redo: _ = histories[id]?.redo.popLast()
    default: break
    }
  }

  private mutating func noteStep(_ change: SceneChange, _ number: Int) {
    guard let before = change.before, let after = change.after, !before.isSamePlace(as: after)
    else { return }
    histories[change.window.id, default: WindowHistory(now: after)]
      .noteStep(from: before, by: number)
  }
}

extension SceneState {
  /// Whether one stands on the same entries and presentations, however they are looked at.
  public func isSamePlace(as other: SceneState) -> Bool {
    selection == other.selection
      && Set(stacks.tabs).union(other.stacks.tabs).allSatisfy {
        stack(of: $0).hasSameEntries(as: other.stack(of: $0))
      }
      && presentations.elementsEqual(other.presentations) { own, other in
        own.id == other.id && own.stack.hasSameEntries(as: other.stack)
      }
  }
}
