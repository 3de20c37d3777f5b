public import SceneNavigation

/// What can be taken back and done again, for each window by itself.
///
/// Only steps that led somewhere count: what merely moved the selection or typed is passed over,
/// and comes back with the step it belongs to.
public struct UndoHistory: Sendable {
  private struct WindowHistory {
    var undo: [SceneState] = []
    var redo: [SceneState] = []
    /// How the window stands.
    var now: SceneState

    /// Takes note of a step that was taken from a state.
    mutating func noteStep(from before: SceneState) {
      undo.append(before)
      if undo.count > UndoHistory.limit { undo.removeFirst() }
      redo = []
    }

    /// Takes out the sign-ins that nobody is asked for any more, and with them every step that makes
    /// no difference then.
    mutating func forgetSignIns() {
      undo = Self.steps(undo, from: now)
      redo = Self.steps(redo, from: now)
    }

    private static func steps(_ states: [SceneState], from now: SceneState) -> [SceneState] {
      var steps: [SceneState] = []
      for state in states.reversed().map(\.withoutSignIns)
      where !state.isSamePlace(as: steps.last ?? now) {
        steps.append(state)
      }
      return steps.reversed()
    }
  }

  /// How many steps of a window can be taken back at the most.
  private static let limit = 1_000

  private var histories: [SceneID: WindowHistory] = [:]

  /// How a window stood before the last step that can be taken back; nil where there is none.
  public func undo(in id: SceneID) -> SceneState? { histories[id]?.undo.last }

  /// How a window stood before the last step that was taken back; nil where there is none.
  public func redo(in id: SceneID) -> SceneState? { histories[id]?.redo.last }

  /// Takes note of what can be taken back from now on: in the window that acted, in both between
  /// which a place was moved, or in all of them after a journey through time.
  mutating func note(_ step: Step) {
    if step.record.outcome.leavesAccount { histories = [:] }
    for change in step.changes {
      guard let after = change.after else {
        histories[change.window.id] = nil
        continue
      }
      histories[change.window.id]?.now = after
    }
    if case .signedIn? = step.record.outcome.shop {
      for id in histories.keys { histories[id]?.forgetSignIns() }
    }
    switch step.record.action {
    case .scene(let action, let id):
      guard let change = step.changes.first(where: { $0.window.id == id }) else {
        return forget(action, in: id)
      }
      note(action, change)
    case .app(.travel), .app(.movePlace):
      for change in step.changes { noteStep(change) }
    case .shop, .app: break
    }
  }

  private mutating func note(_ action: SceneAction, _ change: SceneChange) {
    let id = change.window.id
    switch action {
    case .undo:
      guard let before = change.before, histories[id]?.undo.popLast() != nil else { return }
      histories[id]?.redo.append(before)
    case .redo:
      guard let before = change.before, histories[id]?.redo.popLast() != nil else { return }
      histories[id]?.undo.append(before)
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .openLink, .selectTab, .present,
      .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance, .submit, .clearForm, .settle,
      .popFlowToRoot, .look, .beginEditing, .edit, .endEditing:
      noteStep(change)
    }
  }

  /// Passes over a step that made no difference when it was taken back, or done again.
  private mutating func forget(_ action: SceneAction, in id: SceneID) {
    switch action {
    case .undo: _ = histories[id]?.undo.popLast()
    case .redo: _ = histories[id]?.redo.popLast()
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .openLink, .selectTab, .present,
      .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance, .submit, .clearForm, .settle,
      .popFlowToRoot, .look, .beginEditing, .edit, .endEditing:
      break
    }
  }

  private mutating func noteStep(_ change: SceneChange) {
    guard let before = change.before, let after = change.after, !before.isSamePlace(as: after)
    else { return }
    histories[change.window.id, default: WindowHistory(now: after)].noteStep(from: before)
  }
}

extension SceneState {
  /// Whether one stands on the same entries and presentations, however they are looked at.
  public func isSamePlace(as other: SceneState) -> Bool {
    selectedTab == other.selectedTab
      && AppTab.allCases.allSatisfy { stack(of: $0).hasSameEntries(as: other.stack(of: $0)) }
      && presentations.elementsEqual(other.presentations) { own, other in
        own.id == other.id && own.stack.hasSameEntries(as: other.stack)
      }
  }
}
