/// An entry of the action log.
public struct ActionRecord: Hashable, Sendable {
  /// Counted from 1 since the program started.
  public let number: Int
  /// The action as it was sent, with secret text replaced by dots.
  public let action: Action
  /// Who or what sent the action.
  public let cause: Cause
  /// The outcome of the action.
  public let outcome: Outcome
  /// The windows that moved, and those that were not allowed to.
  public let verdict: IsolationResult
  /// The action that a guard performed instead; nil if it did not intervene.
  public let detour: SceneAction?

  /// A record of an action and its outcome.
  public init(
    number: Int,
    action: Action,
    cause: Cause,
    outcome: Outcome,
    verdict: IsolationResult,
    detour: SceneAction? = nil
  ) {
    self.number = number
    self.action = action
    self.cause = cause
    self.outcome = outcome
    self.verdict = verdict
    self.detour = detour
  }

  /// The action that was actually performed.
  public var carriedOut: Action {
    switch (action, detour) {
    case (.scene(_, let id), let detour?): .scene(detour, in: id)
    case (.app(.openWindow), .openLink(let target)): .app(.openWindow(target))
    case (.scene, nil), (.shared, _), (.app, _): action
    }
  }
}
