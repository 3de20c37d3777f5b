import Platform
import Synchronization

/// A line on standard error that counts the records of a long file while they are read.
nonisolated final class ProgressLine: Sendable {
  private let isShown: Bool
  private let hasBegun = Atomic(false)
  private let nextTime = Mutex(ContinuousClock.now)

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Writes how many records were read in place of what it said before, once in a thousand.
  func show(_ count: Int) {
    guard isShown, count > 0, count.isMultiple(of: 1_000) else { return }
    hasBegun.store(true, ordering: .relaxed)
    write("\r\(count) records read")
  }

  /// Writes something in place of what it said before, at most a few times a second.
  func show(_ words: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = nextTime.withLock { next in
      guard now >= next else { return false }
      next = now + .milliseconds(200)
      return true
    }
    guard isDue else { return }
    hasBegun.store(true, ordering: .relaxed)
    write("\r\u{1B}[K\(words())")
  }

  /// Takes the line away.
  func end() {
    if hasBegun.load(ordering: .relaxed) { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
  }
}
