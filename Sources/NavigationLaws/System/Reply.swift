/// What a system says to an event.
public enum Reply: Hashable, Sendable {
  /// It happened.
  case done
  /// It happens when time passes.
  case later
  /// Something else happened instead, such as a sign-in that is asked for first.
  case redirected(String)
  /// It did not happen, for this reason.
  case refused(String)
  /// The system has no such thing; nothing happened.
  case unsupported
}
