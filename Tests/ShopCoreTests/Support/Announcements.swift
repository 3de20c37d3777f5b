import Observation

/// Counts how often something that was read announces a change.
@MainActor final class Announcements {
  private(set) var count = 0

  init(reading: () -> Void) {
    withObservationTracking(reading) { [weak self] in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}

/// Does something the next time that something which was read announces a change.
@MainActor func answer(to reading: () -> Void, by answer: @escaping @MainActor () -> Void) {
  let once = Once(answer)
  withObservationTracking(reading) {
    MainActor.assumeIsolated { once.run() }
  }
}

/// Observers are told of what they change themselves as well, until they have answered.
@MainActor private final class Once {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func run() { body.take()?() }
}
