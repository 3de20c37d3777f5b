/// One action as it went down in history.
public struct ActionRecord: Hashable, Sendable {
  /// Counted from 1 over the run of the program.
  public let number: Int
  /// The action as it was sent, with dots for what is secret in it.
  public let action: Action
  /// Who sent the action.
  public let cause: Cause
  /// What came of it.
  public let outcome: Outcome
  /// Who moved, and who had no business to.
  public let verdict: IsolationResult
  /// What was done in its window instead, where the guard led elsewhere; nil where it did not.
  public let detour: SceneAction?

  /// A record of an action and what came of it.
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

  /// The action as it was carried out.
  public var carriedOut: Action {
    switch (action, detour) {
    case (.scene(_, let id), let detour?): .scene(detour, in: id)
    case (.app(.openWindow), .openLink(let target)): .app(.openWindow(target))
    case (.scene, nil), (.shared, _), (.app, _): action
    }
  }
}
