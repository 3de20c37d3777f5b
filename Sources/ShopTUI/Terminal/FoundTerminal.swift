import Platform

/// The terminal that standard input and output are, found fit to show the shop on and not touched yet.
struct FoundTerminal {
  let environment = TerminalEnvironment()
  let kind: TerminalKind

  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
    kind = try TerminalKind(term: environment.term)
  }
}
