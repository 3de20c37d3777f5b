/// The undo and redo steps of each window.
///
/// Only navigation counts. Scrolling, selecting and typing add no step; they are restored with the
/// step they belong to.
public struct UndoHistory: Sendable {
  /// A step of a window that can be undone or redone.
  public struct Step: Hashable, Sendable {
    /// The state that undo or redo restores.
    public let state: SceneState
    /// The number of the action that made the step.
    ///
    /// Windows moved by the same action share it.
    public let action: Int
  }

  private struct WindowHistory {
    var undo: [Step] = []
    var redo: [Step] = []
    var now: SceneState

    mutating func noteStep(from before: SceneState, by action: Int) {
      undo.append(Step(state: before, action: action))
      if undo.count > UndoHistory.limit { undo.removeFirst() }
      redo = []
    }

    /// Removes a presentation that the window no longer waits behind, such as a sign-in, and steps
    /// that then change nothing.
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

  private static let limit = 1_000

  private let app: AppDescription
  private var histories: [SceneID: WindowHistory] = [:]

  /// An empty history.
  public init(of app: AppDescription) {
    self.app = app
  }

  /// The last step that can be undone; nil if there is none.
  public func lastStep(in id: SceneID) -> Step? { histories[id]?.undo.last }

  /// The last step that can be redone; nil if there is none.
  public func lastUndoneStep(in id: SceneID) -> Step? { histories[id]?.redo.last }

  /// Records the undo steps of an action: for the acting window, for both windows of a move, or for
  /// all windows after time travel.
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

  /// Drops a step that changed nothing when it was undone or redone.
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
  /// True if both states have the same entries and presentations, whatever the view state.
  public func isSamePlace(as other: SceneState) -> Bool {
    selection == other.selection
      && (0..<max(stacks.tabs.count, other.stacks.tabs.count)).allSatisfy {
        stack(of: $0).hasSameEntries(as: other.stack(of: $0))
      }
      && presentations.elementsEqual(other.presentations) { own, other in
        own.id == other.id && own.stack.hasSameEntries(as: other.stack)
      }
  }
}
