import CNcurses

/// What the terminfo database knows of this kind of terminal.
struct TerminalKind {
  /// The kinds that are tried where `TERM` names none that can be used.
  nonisolated static let fallbacks = ["xterm-256color", "vt100"]

  /// A name that ncurses can be opened with.
  let name: String
  /// A sentence for the person if that is not the kind that was asked for.
  let notice: String?

  /// Chooses the kind that `TERM` names, or else one that most terminals understand.
  init(term: String?) throws(TerminalError) {
    let asked = term ?? ""
    if Self.canMoveItsCursor(asked) {
      name = asked
      notice = nil
      return
    }
    // A dumb terminal is taken for the plainest kind, so that it is sent neither colours nor modes.
    let candidates = asked == "dumb" ? Self.fallbacks.reversed() : Self.fallbacks
    guard let name = candidates.first(where: Self.canMoveItsCursor) else {
      throw .unknownKind(term: asked)
    }
    self.name = name
    notice =
      asked.isEmpty
      ? "TERM is not set; the shop took the terminal for \(name)."
      : "The shop cannot draw on a terminal called “\(asked)” and took it for \(name)."
  }

  private static func canMoveItsCursor(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    var status: Int32 = 0
    guard shop_setupterm(name, &status) == OK else { return false }
    defer { shop_forget_setupterm() }
    return shop_capability("cup") != nil
  }
}
