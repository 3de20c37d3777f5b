/// One action as it went down in history.
public struct ActionRecord: Hashable, Sendable {
  /// Counted from 1 over the run of the program.
  public let number: Int
  public let action: Action
  public let cause: Cause
  public let outcome: Outcome
  public let verdict: Verdict
}
