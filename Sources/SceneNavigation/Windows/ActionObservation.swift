/// Somebody who is told about every action, until it is cancelled or the app is gone.
@MainActor public final class ActionObservation {
  /// Who is told; nil where nobody is any more.
  private(set) var observer: (@MainActor (Step) -> Void)?

  init(_ observer: @escaping @MainActor (Step) -> Void) {
    self.observer = observer
  }

  /// Ends it at once, also while an action is being told about, and lets go of what the observer
  /// holds.
  public func cancel() {
    observer = nil
  }
}
