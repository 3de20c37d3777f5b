/// A record of a file that could not be sold.
public struct SkippedRecord: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1 in the order of the file.
  public let number: Int
  /// Why it was left out.
  public let reason: SkipReason

  public var description: String { "record \(number): \(reason)" }
}
