/// An entry of the action log.
public struct ActionRecord: Hashable, Sendable {
  /// Counted from 1 since the program started.
  public let number: Int
  /// The action as it was sent, with secret text replaced by dots.
  public let action: Action
  /// Who or what sent the action.
  public let cause: Cause
  /// The outcome of the action.
  public package(set) var outcome: Outcome
  /// The windows that moved, and those that were not allowed to.
  public let verdict: IsolationResult
  /// The action that a guard performed instead; nil if it did not intervene.
  public let redirectedAction: SceneAction?

  /// The action that was actually performed.
  public var carriedOut: Action {
    switch (action, redirectedAction) {
    case (.scene(_, let id), let redirectedAction?): .scene(redirectedAction, in: id)
    case (.app(.openWindow), .openLink(let target)): .app(.openWindow(target))
    case (.scene, nil), (.shared, _), (.app, _): action
    }
  }
}
