import Platform

/// Why the shop cannot be shown on this terminal.
nonisolated enum TerminalError: Error, Hashable, CustomStringConvertible {
  case notATerminal(stream: String)
  case unknownKind(term: String)
  /// A system call failed to provide a resource.
  case missing(String, errno: Int32)

  var description: String {
    switch self {
    case .notATerminal(let stream):
      "The shop needs a terminal, but its \(stream) is not one."
    case .unknownKind(let term):
      "No usable terminfo description was found for “\(term)” "
        + "or “\(FoundTerminal.fallbacks.joined(separator: "” or “"))”; is terminfo installed?"
    case .missing(let need, let errno):
      "The system could not provide a \(need): \(String(cString: strerror(errno)))."
    }
  }
}
