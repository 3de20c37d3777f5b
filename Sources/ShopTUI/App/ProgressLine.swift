import Platform

/// A progress line on standard error, if that is a terminal.
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var hasBegun = false
  private var nextTime = ContinuousClock.now

  /// Replaces the text, at most a few times a second.
  func show(_ words: @autoclosure () -> String) {
    let now = ContinuousClock.now
    guard isShown, now >= nextTime else { return }
    nextTime = now + .milliseconds(200)
    hasBegun = true
    writeAside("\r\u{1B}[K\(words())")
  }

  func end() {
    if hasBegun { writeAside("\r\u{1B}[K") }
    hasBegun = false
  }
}
