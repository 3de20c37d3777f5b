/// A record of a file that was skipped.
public struct SkippedRecord: Hashable, Sendable, CustomStringConvertible {
  /// Its number, counted from 1 in file order.
  public let number: Int
  /// The line it begins in, counted from 1; nil if unknown.
  public internal(set) var line: Int?
  /// The name of its file; nil if only one was read.
  public internal(set) var file: String?
  /// Why it was skipped.
  public let reason: SkipReason

  public var description: String {
    let place = [file, line.map { "line \($0)" }, "record \(number)"].compactMap(\.self)
    return "\(place.joined(separator: ", ")): \(reason)"
  }
}
