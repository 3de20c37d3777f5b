/// A link on its way into a window.
public struct WaitingLink: Hashable, Sendable {
  /// Where the link leads.
  public let target: LinkTarget
  /// Who sent it.
  public let cause: Cause

  /// A link to a place, and who sent it.
  public init(_ target: LinkTarget, cause: Cause) {
    self.target = target
    self.cause = cause
  }
}
