import CNcurses
import Platform

/// Reads the terminal's input through ncurses.
final class InputReader {
  /// The number of events after which a picture is drawn.
  private static let burst = 65_536

  private var parser: InputParser
  private var doubleClicks = DoubleClicks()

  /// ncurses has to be open; it waits `escapeDelay` milliseconds for the rest of a sequence.
  init(escapeDelay: Int32 = 25) {
    // A separate window that is never shown, because ncurses draws the window it reads a key for.
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

  /// Reads everything that is waiting, so that a burst of keys is followed by one picture.
  ///
  /// Returns ``TerminalEvent/closed`` if nothing can be read although the system reported input.
  func read() -> [TerminalEvent] {
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

  var background: Background? { parser.background }

  /// True once the terminal has answered every question.
  var hasAnswered: Bool { parser.hasAnswered }
}
