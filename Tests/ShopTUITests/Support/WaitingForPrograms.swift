import Dispatch
import Foundation
import Testing

/// Has tests that wait for other programs wait on threads of their own: on those that all tests share,
/// no other test would go on meanwhile.
struct WaitingForPrograms: SuiteTrait, TestTrait, TestScoping {
  /// Whether each test has a thread to itself, as one needs whose time is limited: it would pass while
  /// others have their turn.
  let isAlone: Bool
  let isRecursive = true

  func provideScope(
    for _: Test,
    testCase _: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await body() }
    let threads = isAlone ? WaitingThreads(count: 1) : .shared
    try await withTaskExecutorPreference(threads) { try await body() }
  }
}

extension Trait where Self == WaitingForPrograms {
  /// The tests wait for other programs, and hold up no other test while they do.
  static var waitsForPrograms: Self { waitsForPrograms(alone: false) }

  static func waitsForPrograms(alone: Bool) -> Self { Self(isAlone: alone) }
}

/// Some threads that nothing else counts on.
@available(macOS 15, *)
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads(count: ProcessInfo.processInfo.activeProcessorCount)

  // The thread sanitizer does not see the order that a `Mutex` makes.
  private let lock = NSLock()
  nonisolated(unsafe) private var jobs: [UnownedJob] = []
  nonisolated(unsafe) private var freeThreads: Int

  init(count: Int) { freeThreads = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = lock.withLock {
      jobs.append(job)
      guard freeThreads > 0 else { return false }
      freeThreads -= 1
      return true
    }
    // A serial queue gets a thread, however many others wait.
    if needsThread { DispatchQueue(label: "Waiting for programs").async { self.carryOut() } }
  }

  private func carryOut() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// The next job; none, and a thread is free again, where nothing is to be done.
  private func next() -> UnownedJob? {
    lock.withLock {
      guard jobs.isEmpty else { return jobs.removeFirst() }
      freeThreads += 1
      return nil
    }
  }
}
