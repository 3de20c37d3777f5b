/// A system's reply to an event.
public enum Reply: Hashable, Sendable {
  /// It happened.
  ///
  /// A relaunch that still has to restore something replies ``later``.
  case done
  /// It will happen when time passes.
  ///
  /// Until then, ``NavigationSystem/pending`` lists it. Its laws are checked once nothing is pending.
  case later
  /// Something else happened instead, or will: a question whether to discard a draft, a sheet to
  /// sign in, an alert that loading failed, the end of what was pending, the link or the alert that
  /// waited for a dismissal.
  case redirected(String)
  /// It did not happen, for this reason.
  case refused(String)
  /// The system does not support the event; nothing happened.
  case unsupported
}
