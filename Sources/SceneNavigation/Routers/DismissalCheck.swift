/// What has to happen before a link can dismiss a window's presentations.
public enum DismissalCheck: Hashable, Sendable {
  case free
  /// This flow has unsaved input; the user is asked first.
  case asks(Presentation)
  /// This question has to be answered first; until then links are refused.
  case covered(by: Presentation)
}

extension AppDescription {
  /// Checks whether a link may dismiss these presentations.
  public func dismissalCheck(of presentations: [Presentation]) -> DismissalCheck {
    if let question = presentations.last, asksToLeave(question) { return .covered(by: question) }
    return presentations.last(where: hasUnsavedInput).map { .asks($0) } ?? .free
  }

  /// True if dismissing the presentation would discard user input.
  public func hasUnsavedInput(_ presentation: Presentation) -> Bool {
    modal(presentation.modal)?.hasUnsavedInput(presentation.stack) ?? false
  }

  /// True if the presentation is the question whether to leave a flow.
  package func asksToLeave(_ presentation: Presentation) -> Bool {
    modal(presentation.modal)?.asksToLeave ?? false
  }

  /// True if back dismisses the presentation rather than returning to its previous step.
  public func backDismisses(_ presentation: Presentation) -> Bool {
    presentation.stack.isAtRoot
      || modal(presentation.modal)?.isDone(presentation.stack) ?? false
  }

  /// The question whether to leave a flow; nil if there is none.
  func question(leaving flow: Presentation.ID, for reason: LeavingReason) -> AnyRoute? {
    modals.question(leaving: flow, for: reason).map { AnyRoute($0) }
  }

  /// The scene without a presentation that waits for a change of shared state, and without those
  /// above it.
  package func withoutWaiting(_ state: SceneState) -> SceneState {
    guard let first = state.presentations.firstIndex(where: { modal($0.modal)?.waits ?? false })
    else { return state }
    var changed = state
    changed.presentations.removeSubrange(first...)
    return changed
  }
}
