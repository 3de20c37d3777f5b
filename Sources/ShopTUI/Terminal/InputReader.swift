import CNcurses
import Platform

/// Reads what the terminal sends, through ncurses.
struct InputReader {
  /// After so many events the picture gets its turn.
  private static let burst = 65_536

  private var parser: InputParser
  private var doubleClicks = DoubleClicks()

  /// Begins to read; ncurses has to be open, and waits so many milliseconds for the rest of a sequence.
  init(escapeDelay: Int32 = 25) {
    // A window of its own that is never shown, since ncurses draws the window that it reads a key for.
    let pad = newpad(1, 1)
    keypad(pad, true)
    set_escdelay(escapeDelay)
    let codes = KeyCodes()
    parser = InputParser { patience in
      switch patience {
      case .none: wtimeout(pad, 0)
      case .sequence: wtimeout(pad, escapeDelay)
      case .paste: wtimeout(pad, 1_000)
      }
      let code = wgetch(pad)
      return code == ERR ? nil : codes.meaning(of: code)
    }
  }

  /// Reads everything that waits, so that a burst of keys is answered by one picture; says that the
  /// terminal is gone where nothing can be read although the system says so.
  mutating func read() -> [TerminalEvent] {
    errno = 0
    guard var events = parser.read() else {
      return errno == EINTR || errno == EAGAIN ? [] : [.closed]
    }
    while events.count < Self.burst, let more = parser.read() { events += more }
    return events.map { event in
      guard case .mouse(let mouse) = event else { return .input(event) }
      return .input(.mouse(doubleClicks.marked(mouse, at: .now)))
    }
  }

  /// What the terminal has said of its background.
  var background: Background? { parser.background }

  /// Whether it has answered all that it was asked.
  var hasAnswered: Bool { parser.hasAnswered }
}
