import Observation

/// Counts how often observed state announces a change.
@MainActor public final class Announcements {
  public private(set) var count = 0

  public init(reading: () -> Void) {
    withObservationTracking(reading) { [weak self] in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}

/// Runs `answer` the next time that observed state announces a change.
@MainActor public func answer(to reading: () -> Void, by answer: @escaping @MainActor () -> Void) {
  let once = Once(answer)
  withObservationTracking(reading) {
    MainActor.assumeIsolated { once.run() }
  }
}

/// Runs once, since an observer is also told of what it changes itself.
@MainActor private final class Once {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func run() { body.take()?() }
}
