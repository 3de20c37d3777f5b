import Platform

/// A line on standard error that counts the records of a long file while they are read.
final class ProgressLine {
  private let isShown: Bool
  private var hasBegun = false
  private var nextTime = ContinuousClock.now

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Writes how many records were read in place of what it said before, once in a thousand.
  func show(_ count: Int) {
    guard isShown, count > 0, count.isMultiple(of: 1_000) else { return }
    hasBegun = true
    write("\r\(count) records read")
  }

  /// Writes something in place of what it said before, at most a few times a second.
  func show(_ words: @autoclosure () -> String) {
    let now = ContinuousClock.now
    guard isShown, now >= nextTime else { return }
    nextTime = now + .milliseconds(200)
    hasBegun = true
    write("\r\u{1B}[K\(words())")
  }

  /// Takes the line away.
  func end() {
    if hasBegun { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
  }
}
