import ShopData

/// The database read failures not reported yet.
final class ReadFailures {
  private var last: ShopDatabaseError?

  /// Must be called on the main thread, as every read is.
  nonisolated func note(_ failure: ShopDatabaseError) {
    MainActor.assumeIsolated { last = failure }
  }

  /// The last failure, returned once.
  func take() -> ShopDatabaseError? {
    defer { last = nil }
    return last
  }
}
