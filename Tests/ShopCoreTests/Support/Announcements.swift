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
