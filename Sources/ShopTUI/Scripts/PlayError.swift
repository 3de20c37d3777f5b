import ShopCore

/// Why a script was not played to the end.
nonisolated enum PlayError: Error, CustomStringConvertible {
  case otherwise(Script.Line, seen: String)
  case impossible(Script.Line, reason: String)
  /// The viewer stopped in a line, with this many expectations unchecked.
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
