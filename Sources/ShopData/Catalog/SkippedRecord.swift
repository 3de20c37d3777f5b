/// A record of a file that could not be sold.
public struct SkippedRecord: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1 in the order of the file.
  public let number: Int
  /// The line of the file it begins in, counted from 1 as an editor does; nil where that is not known.
  public internal(set) var line: Int?
  /// What the file is called, where several were read.
  public internal(set) var file: String?
  /// Why it was left out.
  public let reason: SkipReason

  init(number: Int, line: Int? = nil, reason: SkipReason) {
    self.number = number
    self.line = line
    self.reason = reason
  }

  public var description: String {
    let place = [file, line.map { "line \($0)" }, "record \(number)"].compactMap(\.self)
    return "\(place.joined(separator: ", ")): \(reason)"
  }
}
