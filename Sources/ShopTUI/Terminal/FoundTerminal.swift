import CNcurses
import Platform

/// The terminal that standard input and output are, found fit to show the shop on and not touched yet.
struct FoundTerminal {
  /// The kinds that are tried where `TERM` names none that can be used.
  nonisolated static let fallbacks = ["xterm-256color", "vt100"]

  let environment = TerminalEnvironment()
  /// The kind of terminal, by a name that ncurses can be opened with.
  let kind: String
  /// A sentence for the person if that is not the kind that was asked for.
  let notice: String?

  /// Chooses the kind that `TERM` names, or else one that most terminals understand.
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

  /// How many colours this kind of terminal has.
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
