import Platform

/// Why the shop cannot be shown on this terminal.
nonisolated enum TerminalError: Error, Hashable, CustomStringConvertible {
  nonisolated enum Stream: String, Sendable {
    case input = "standard input"
    case output = "standard output"
  }

  case notATerminal(Stream)
  case unknownKind(term: String)
  case noSignalPipe(errno: Int32)
  case noDescriptor(errno: Int32)

  var description: String {
    switch self {
    case .notATerminal(let stream):
      "The shop needs a terminal, but its \(stream.rawValue) is none."
    case .unknownKind(let term):
      "No description of a terminal that can move its cursor was found, neither for “\(term)” nor "
        + "for “\(TerminalKind.fallbacks.joined(separator: "” or “"))”; is terminfo installed?"
    case .noDescriptor(let errno):
      "The system gave no descriptor to draw through: \(String(cString: strerror(errno)))."
    case .noSignalPipe(let errno):
      "The system gave no pipe to wait for signals on: \(String(cString: strerror(errno)))."
    }
  }
}
