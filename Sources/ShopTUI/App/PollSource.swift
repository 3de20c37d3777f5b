import Platform

/// Something beside the terminal that the loop waits for.
protocol PollSource: AnyObject {
  /// What is waited for, in the words of `poll`.
  var polled: [pollfd] { get }
  /// When it wants its turn even though nothing has happened; nil as long as it can wait for ever.
  var deadline: ContinuousClock.Instant? { get }
}

extension PollSource {
  var polled: [pollfd] { [] }
}
