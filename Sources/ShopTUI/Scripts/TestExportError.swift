import NavigationLaws
import ShopCore

/// Why a script cannot be made a test of the core.
nonisolated enum TestExportError: Error, CustomStringConvertible {
  /// Something on the way has no place in a test that only sends actions.
  case inexpressible(Script.Line, String)
  /// A law is expected to be broken, and none of the actions breaks it.
  case keptByActions(Script.Line, LawName)
  /// Played without the program around it, the actions end otherwise.
  case endsOtherwise

  var description: String {
    switch self {
    case .inexpressible(let line, let what):
      "line \(line.number), “\(line.statement.words)”: ShopCore has no \(what)."
    case .keptByActions(let line, let law):
      "line \(line.number), “\(line.statement.words)”: no action of the script breaks it in ShopCore, "
        + "and a test of ShopCore sees neither pictures nor starts: \(law.sentence)"
    case .endsOtherwise:
      "the script's result depends on the whole catalogue, so it cannot be exported as a self-contained "
        + "test."
    }
  }
}
