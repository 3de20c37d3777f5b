/// An observer of actions, active until it is cancelled.
@MainActor public final class ActionObservation {
  /// Nil once cancelled.
  private(set) var observer: (@MainActor (Step) -> Void)?

  init(_ observer: @escaping @MainActor (Step) -> Void) {
    self.observer = observer
  }

  /// Cancels the observation immediately, even during a notification, and releases the observer.
  public func cancel() {
    observer = nil
  }
}
