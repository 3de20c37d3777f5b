import NavigationLaws
import ShopCore

/// Why a script cannot become a test of the core.
nonisolated enum TestExportError: Error, CustomStringConvertible {
  /// A statement cannot be written as actions.
  case inexpressible(Script.Line, String)
  /// A law is expected to break, but no action breaks it.
  case keptByActions(Script.Line, LawName)
  /// Without the program around them, the actions end differently.
  case endsOtherwise
  /// Every action is one that no test can repeat.
  case nothingToRepeat

  var description: String {
    switch self {
    case .inexpressible(let line, let what):
      "line \(line.number), “\(line.statement.words)”: ShopCore has no \(what)."
    case .keptByActions(let line, let law):
      "line \(line.number), “\(line.statement.words)”: no action of the script breaks it in ShopCore, "
        + "and an exported test has no screen and no relaunch: \(law.sentence)"
    case .endsOtherwise:
      "the script's result depends on the whole catalogue, so it cannot be exported as a self-contained "
        + "test."
    case .nothingToRepeat: "a test cannot repeat the last action; do something else first."
    }
  }
}
