import ArgumentParser
import ShopData

/// The exit statuses of all commands.
nonisolated enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case refused = 1
  case noTerminal = 2
  case inUse = 3
  case unreadable = 4
  case incomplete = 5
  case unknownFormat = 6
  case usage = 64

  var code: ExitCode { ExitCode(rawValue) }

  /// For the manual and the documentation.
  var words: String {
    switch self {
    case .success: "success: quit, done, or a link was opened or its window asks first"
    case .refused:
      "refused, or a link led to nothing the running shop has; what is saved cannot be read; saving is impossible and you declined to continue, or the last actions could not be saved; "
        + "output or a file cannot be written; a law is broken; a script's expectation "
        + "failed, a statement cannot be carried out, or it was stopped before its last expectation or needs a larger terminal; "
        + "`shop doctor` found something wrong"
    case .noTerminal: "standard input or output is not a terminal"
    case .inUse: "a session is already open, or does not answer"
    case .unreadable: "unreadable or malformed file"
    case .incomplete: "imported, but some records were skipped"
    case .unknownFormat: "unknown file format"
    case .usage: "usage error, also a malformed link after `--open`"
    }
  }
}

extension ExitStatus {
  /// The status of a command that ends with an error.
  init(after error: any Error) {
    self =
      switch error {
      case CatalogError.unknownFormat: .unknownFormat
      case CatalogError.pricesKnown, CatalogError.saidOtherwise: .usage
      case is CatalogError, is ScriptError: .unreadable
      case is TerminalError: .noTerminal
      case SessionError.inUse, SessionError.damagedInUse, is SocketError: .inUse
      default: .refused
      }
  }
}
