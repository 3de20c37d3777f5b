import class Foundation.NSLock

/// A thread-safe cache of bounded size; one value more than that empties it.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var values: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? {
    get { lock.withLock { values[key] } }
    set {
      lock.withLock {
        if values.count == limit, values[key] == nil { values = [:] }
        values[key] = newValue
      }
    }
  }
}
