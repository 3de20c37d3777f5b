import class Foundation.NSLock

/// A thread-safe cache of bounded size.
///
/// It keeps two generations: when the young one is full it becomes the old one, and values of the
/// previous old one that were not used since are dropped.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = max(1, limit / 2)
  }

  subscript(key: Key) -> Value? {
    get {
      lock.withLock {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        remember(value, for: key)
        return value
      }
    }
    set {
      guard let newValue else { return }
      lock.withLock { remember(newValue, for: key) }
    }
  }

  private func remember(_ value: Value, for key: Key) {
    if young.count >= limit, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
