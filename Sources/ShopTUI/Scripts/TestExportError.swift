/// Why a script cannot be made a test of the core.
nonisolated enum TestExportError: Error, CustomStringConvertible {
  /// Something on the way has no place in a test that only sends actions.
  case inexpressible(Script.Line, String)
  /// Played without the program around it, the actions end otherwise.
  case endsOtherwise

  var description: String {
    switch self {
    case .inexpressible(let line, let what):
      "line \(line.number), “\(line.statement.words)”: a test of the core has no \(what)."
    case .endsOtherwise:
      "the actions of the script end otherwise without the whole catalogue: they cannot be made a "
        + "test that stands for itself."
    }
  }
}
