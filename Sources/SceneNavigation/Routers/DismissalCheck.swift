/// What comes before a link can take away all that is presented in a window.
public enum DismissalCheck: Hashable, Sendable {
  case free
  /// Whether to leave this flow, in which there is something to lose, is asked first.
  case asks(Presentation)
  /// This question is answered first; a link that comes meanwhile is told so, and not opened.
  case covered(by: Presentation)
}

extension AppDescription {
  /// How what is presented in a window makes way for a link.
  public func dismissalCheck(of presentations: [Presentation]) -> DismissalCheck {
    if let question = presentations.last, asksToLeave(question) { return .covered(by: question) }
    return presentations.last(where: hasUnsavedInput).map { .asks($0) } ?? .free
  }

  /// Whether dismissing it would throw away what somebody entered.
  public func hasUnsavedInput(_ presentation: Presentation) -> Bool {
    modals.hasUnsavedInput(presentation.modal, presentation.stack)
  }

  /// Whether it asks whether to leave a flow.
  package func asksToLeave(_ presentation: Presentation) -> Bool {
    modals.asksToLeave(presentation.modal)
  }

  /// Whether one step back leaves it, and not only for the step before.
  public func backDismisses(_ presentation: Presentation) -> Bool {
    presentation.stack.isAtRoot || modals.isDone(presentation.modal, presentation.stack)
  }

  /// The window without the presentation it waits behind for a change of what all windows share.
  package func withoutWaiting(_ state: SceneState) -> SceneState {
    guard let first = state.presentations.firstIndex(where: { modals.waits($0.modal) })
    else { return state }
    var changed = state
    changed.presentations.removeSubrange(first...)
    return changed
  }
}
