import Platform

/// Something other than the terminal that the run loop waits for.
protocol PollSource: AnyObject {
  /// The descriptors and events passed to `poll`.
  var polled: [pollfd] { get }
  /// When it needs a turn even if nothing happens; nil if it can wait indefinitely.
  var deadline: ContinuousClock.Instant? { get }
}

extension PollSource {
  var polled: [pollfd] { [] }
}
