/// A system's reply to an event.
public enum Reply: Hashable, Sendable {
  /// It happened.
  case done
  /// It will happen when time passes.
  ///
  /// Until then, ``NavigationSystem/pending`` lists it. Its laws are checked once nothing is pending.
  case later
  /// Something else happened instead, such as asking for a sign-in.
  case redirected(String)
  /// It did not happen, for this reason.
  case refused(String)
  /// The system does not support the event; nothing happened.
  case unsupported
}
