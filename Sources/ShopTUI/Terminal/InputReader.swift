import CNcurses
import Glibc

/// Reads what the terminal sends, through ncurses.
struct InputReader {
  /// How long the rest of what has begun may take, and the rest of a paste, in milliseconds.
  private static let patience = Duration.milliseconds(25)
  private static let pastePatience = Duration.milliseconds(1_000)
  /// After so many bytes the picture gets its turn.
  private static let burst = 65_536

  /// A window of its own that is never shown, since ncurses draws the window that it reads a key for.
  private let pad = newpad(1, 1)
  private let codes: KeyCodes
  private var parser = InputParser()
  private var doubleClicks = DoubleClicks()
  /// When ``flush()`` is due; nil if it is not.
  private(set) var deadline: ContinuousClock.Instant?

  /// Begins to read; ncurses has to be open, and waits so many milliseconds for the rest of a sequence.
  init(escapeDelay: Int32 = 25) {
    keypad(pad, true)
    nodelay(pad, true)
    set_escdelay(escapeDelay)
    codes = KeyCodes()
  }

  /// Settles what has begun and nothing followed.
  mutating func flush() -> [TerminalEvent] {
    parser.flush()
    return events()
  }

  /// Reads everything that waits, so that a burst of keys is answered by one picture.
  ///
  /// - Returns: What was read, and that the terminal is gone where it is.
  mutating func read() -> [TerminalEvent] {
    errno = 0
    var code = wgetch(pad)
    // Nothing can be read although the system says so.
    guard code != ERR || errno == EINTR || errno == EAGAIN else { return [.closed] }
    var count = 0
    while code != ERR {
      parser.take(codes.meaning(of: code), from: KeyCodes.bytes(of: code))
      count += 1
      // Not in the midst of a sequence, of which ncurses may hold the rest.
      if count >= Self.burst, !parser.isWaiting || parser.isPasting { break }
      code = wgetch(pad)
    }
    return events()
  }

  private mutating func events() -> [TerminalEvent] {
    deadline =
      parser.isWaiting ? .now + (parser.isPasting ? Self.pastePatience : Self.patience) : nil
    return parser.takeEvents().map { event in
      guard case .mouse(let mouse) = event else { return .input(event) }
      return .input(.mouse(doubleClicks.marked(mouse, at: .now)))
    }
  }
}
