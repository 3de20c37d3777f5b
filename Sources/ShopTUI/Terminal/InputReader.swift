import Glibc

/// Reads and decodes what the terminal sends.
struct InputReader {
  /// How long the rest of a started escape sequence may take, in milliseconds.
  private static let sequencePatience: Int32 = 25
  /// How long a paste may pause, in milliseconds.
  private static let pastePatience: Int32 = 1_000
  /// So many bytes at once are keys pressed by hand: no more are looked for before the picture.
  private static let fewKeys = 16
  /// After so many bytes the picture gets its turn.
  private static let burst = 65_536

  let descriptor: Int32
  private var buffer: [UInt8] = Array(repeating: 0, count: 4_096)
  private var decoder = InputDecoder()
  private var doubleClicks = DoubleClicks()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The milliseconds of silence after which ``flush()`` is due; -1 if it is not.
  var patience: Int32 {
    if decoder.isPasting { return Self.pastePatience }
    return decoder.isWaiting ? Self.sequencePatience : -1
  }

  /// Settles a sequence that nothing followed.
  mutating func flush() -> [TerminalEvent] { marked(decoder.flush()) }

  /// Reads everything that waits, so that a burst of keys is answered by one picture.
  mutating func read() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var total = 0
    var count = 0
    repeat {
      count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        events += marked(decoder.feed(buffer[..<count]))
        total += count
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        return events + [.closed]
      }
    } while count > Self.fewKeys && total < Self.burst && hasMore
    return events
  }

  private var hasMore: Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }

  private mutating func marked(_ events: [InputEvent]) -> [TerminalEvent] {
    events.map { event in
      guard case .mouse(let mouse) = event else { return .input(event) }
      return .input(.mouse(doubleClicks.marked(mouse, at: .now)))
    }
  }
}
