/// A link that waits for its window.
public struct WaitingLink: Hashable, Sendable {
  /// The destination of the link.
  public let target: LinkTarget
  /// Who or what sent it.
  public let cause: Cause
}
