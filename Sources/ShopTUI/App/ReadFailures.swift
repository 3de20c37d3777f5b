import ShopData

/// What could not be read from the database since somebody asked last.
final class ReadFailures {
  private var last: ShopDatabaseError?

  /// Takes notice of a failure; whatever reads does so on the main thread.
  nonisolated func note(_ failure: ShopDatabaseError) {
    MainActor.assumeIsolated { last = failure }
  }

  /// The last failure, told once.
  func take() -> ShopDatabaseError? {
    defer { last = nil }
    return last
  }
}
