#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What values were encoded to, and bytes decoded to, so that the same ones cost little the next time:
/// from one state that is explored to the next nearly all windows are kept as they were.
///
/// Whoever makes one uses it from one place at a time.
final class CodingMemory: @unchecked Sendable {
  private var bytes: [Key: Data] = [:]
  private var values: [Key: Any] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let content: AnyHashable
  }

  /// The bytes of a value, which are made only where they are not known yet.
  func bytes<Value>(of value: Value, _ encode: (Value) throws -> Data) rethrows -> Data {
    guard let content = value as? AnyHashable else { return try encode(value) }
    let key = Key(type: ObjectIdentifier(Value.self), content: content)
    if let known = bytes[key] { return known }
    let made = try encode(value)
    bytes[key] = made
    return made
  }

  /// The value of some bytes, which is made only where it is not known yet.
  func value<Value>(of bytes: Data, _ decode: (Data) throws -> Value) rethrows -> Value {
    // All of the bytes count in a text's hash, where data's has the first few alone.
    let content = String(decoding: bytes, as: UTF8.self)
    let key = Key(type: ObjectIdentifier(Value.self), content: content)
    if let known = values[key] as? Value { return known }
    let made = try decode(bytes)
    values[key] = made
    return made
  }
}
