import CNcurses
import DesignSystem
import Platform

/// Reads the terminal's input through ncurses.
final class InputReader {
  /// The number of events after which a picture is drawn.
  private static let burst = 65_536
  /// The longest pause in a paste, in milliseconds.
  private static let pasteDelay: Int32 = 1_000

  private var parser: InputParser
  private var doubleClicks = DoubleClicks()

  /// ncurses has to be open; it waits `escapeDelay` milliseconds for what makes Esc a sequence, and
  /// longer for the rest of one, of a character and of a paste.
  init(escapeDelay: Int32 = 25) {
    // A separate window that is never shown, because ncurses draws the window it reads a key for.
    let pad = newpad(1, 1)
    keypad(pad, true)
    let codes = KeyCodes()
    parser = InputParser { patience in
      switch patience {
      case .none: wtimeout(pad, 0)
      case .sequence: wtimeout(pad, 300)
      case .paste: wtimeout(pad, Self.pasteDelay)
      }
      // Outside of a paste Esc is a key; within, it begins the end mark, which may come in parts.
      set_escdelay(patience == .paste ? Self.pasteDelay : escapeDelay)
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
