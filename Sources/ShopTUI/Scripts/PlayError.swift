/// Why a script was not played to its end.
nonisolated enum PlayError: Error, CustomStringConvertible {
  /// Something is not as expected, but so.
  case otherwise(Script.Line, seen: String)
  /// Something cannot be done.
  case impossible(Script.Line, reason: String)
  /// Whoever watched left in a line, before so much was looked at that is expected after it.
  case left(Script.Line, unseen: Int)

  var description: String {
    switch self {
    case .otherwise(let line, let seen):
      "line \(line.number), “\(line.statement.words)”: \(seen)"
    case .impossible(let line, let reason):
      "line \(line.number), “\(line.statement.words)” cannot be done: \(reason)"
    case .left(let line, let unseen):
      "line \(line.number): playback was stopped here, with \(unseen.counted("expectation")) left."
    }
  }
}
