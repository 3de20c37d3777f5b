import CNcurses
import Platform

/// The terminal of standard input and output, checked but not changed yet.
struct FoundTerminal {
  /// The kinds to try if `TERM` names no usable one.
  nonisolated static let fallbacks = ["xterm-256color", "vt100"]

  let environment = TerminalEnvironment()
  /// The terminal kind, by a name ncurses can be opened with.
  let kind: String
  /// A message for the user if that is not the requested kind.
  let notice: String?

  /// Chooses the kind `TERM` names, or one that most terminals understand.
  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(stream: "standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(stream: "standard output") }
    let asked = environment.term ?? ""
    if Self.canMoveItsCursor(asked) {
      kind = asked
      notice = nil
      return
    }
    // A dumb terminal is taken for the plainest kind, so that it is sent neither colours nor modes.
    let candidates = asked == "dumb" ? Self.fallbacks.reversed() : Self.fallbacks
    guard let kind = candidates.first(where: Self.canMoveItsCursor) else {
      throw .unknownKind(term: asked)
    }
    self.kind = kind
    notice =
      asked.isEmpty
      ? "TERM is not set; assuming \(kind)."
      : "The shop cannot draw on a terminal called “\(asked)”; assuming \(kind)."
  }

  var colorCount: Int {
    var status: Int32 = 0
    guard shop_setupterm(kind, &status) == OK else { return 0 }
    defer { shop_forget_setupterm() }
    return max(0, Int(shop_number("colors")))
  }

  private static func canMoveItsCursor(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    var status: Int32 = 0
    guard shop_setupterm(name, &status) == OK else { return false }
    defer { shop_forget_setupterm() }
    return shop_capability("cup") != nil
  }
}
