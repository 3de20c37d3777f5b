import CNcurses
import DesignSystem
import Platform

/// The terminal the shop is shown on: draws pictures and tells what happens.
///
/// From its opening to ``close()`` the terminal is in modes of its own. Whatever ends the program,
/// the terminal is left as it was found; only SIGKILL cannot be helped.
final class Terminal {
  /// False if only ASCII can be shown.
  let isUnicode: Bool
  /// A sentence for standard error, to be printed when the terminal is closed again.
  let notice: String?

  private static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO

  private let screen: TerminalScreen
  private let bytes: TerminalBytes
  private let signals: SignalPipe
  private var isMouseOn = false
  /// What the terminal's background is; nil where neither it nor the environment has said so.
  private(set) var background: Background?
  /// When it was asked.
  private var asked: ContinuousClock.Instant?
  /// After so long the colours of the screen change no more by themselves.
  private static let patience = Duration.milliseconds(500)
  /// How long who quits waits for answers that whoever has the terminal next would take for typed.
  private static let patienceAtEnd = Duration.milliseconds(200)
  private var reader: InputReader
  private var waiting: [TerminalEvent] = []

  /// Opens the terminal that was found.
  init(_ found: FoundTerminal, theme: Theme) throws(TerminalError) {
    isUnicode = found.environment.isUnicode
    notice = found.notice
    tcgetattr(Self.output, &signalWords.pointee.foundModes)
    guard let signals = SignalPipe() else {
      throw .missing("pipe to wait for signals on", errno: errno)
    }
    self.signals = signals
    background = found.environment.background
    let pictures = fcntl(Self.output, F_DUPFD_CLOEXEC, 3)
    guard let stream = fdopen(pictures, "w") else {
      throw .missing("descriptor to draw through", errno: errno)
    }
    screen = try TerminalScreen(on: found, theme: theme, size: Self.systemSize, output: stream)
    reader = InputReader()
    bytes = TerminalBytes(kind: found.kind)
    signalWords.pointee.prepare(
      farewell: bytes.farewell,
      terminal: Self.output,
      pictures: pictures
    )
    enter()
  }

  /// How many cells the screen has.
  var size: (columns: Int, rows: Int) { screen.size }

  /// Shows a picture, with a visible cursor if it has a place; writes only what differs from the
  /// picture before, and nothing if nothing does.
  ///
  /// - Returns: False where the terminal is somebody else's, and shows nothing.
  @discardableResult
  func draw(_ canvas: Canvas, cursor: (column: Int, row: Int)? = nil) -> Bool {
    if isOurs { screen.draw(canvas, cursor: cursor) }
    return isOurs
  }

  /// Paints the whole screen anew, whatever stands on it.
  func redraw() {
    if isOurs { screen.repaint() }
  }

  /// Changes how the styles look, from the next picture on.
  func setTheme(_ theme: Theme) { screen.setTheme(theme) }

  /// Has the mouse reported, or leaves it to the terminal; terminals without one are not asked.
  func mouse(on: Bool) {
    isMouseOn = on
    if isOurs { write(on ? bytes.mouseOn : bytes.mouseOff) }
  }

  /// Hands a text to the terminal's clipboard; false where the terminal is not known to have one.
  ///
  /// Whether it takes the text no terminal tells. The bytes move no cursor and change no cell, so
  /// that the picture stays as it is.
  func copy(_ text: String) -> Bool {
    guard isOurs, let request = bytes.copy(text) else { return false }
    write(request)
    return true
  }

  /// Sleeps until something happens, then tells all that has happened, and whether something
  /// happened to the other sources.
  ///
  /// After ``TerminalEvent/closed`` it tells that again and again, without sleeping.
  func waitForEvents(
    beside others: [any PollSource] = []
  ) -> (events: [TerminalEvent], isOthersTurn: Bool) {
    var isOthersTurn = false
    while waiting.isEmpty, !isOthersTurn {
      var sources = [
        pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      for other in others { sources += other.polled }
      let deadlines = others.map(\.deadline)
      poll(&sources, nfds_t(sources.count), Self.patience(until: deadlines))
      if sources[1].revents != 0 { readSignals() }
      if sources[0].revents != 0 { readInput() }
      isOthersTurn = sources[2...].contains { $0.revents != 0 } || deadlines.contains { $0.isPast }
    }
    defer { waiting.removeAll() }
    return (waiting, isOthersTurn)
  }

  /// The milliseconds until the first of these, and no less; -1 where there is none.
  private static func patience(until deadlines: [ContinuousClock.Instant?]) -> Int32 {
    guard let first = deadlines.compactMap({ $0 }).min() else { return -1 }
    let left = max(.zero, first - .now)
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  /// Gives the terminal back and stops the program and its companions, as Ctrl-Z does; returns when
  /// they are told to go on.
  func suspend() {
    guard isOurs, !signals.ignored.contains(SIGTSTP) else { return }
    leave()
    signals.stopProcessGroup()
    readSignals()
  }

  /// Leaves the terminal as it was found, and the signals to whoever had them before.
  func close() {
    // Else a program that ends in the background would be stopped for touching the terminal.
    signal(SIGTTOU, SIG_IGN)
    leave()
    signals.uninstall()
  }

  /// Ends the program by a signal, so that whoever started it sees the cause.
  nonisolated static func die(of cause: Int32) -> Never {
    SignalPipe.letActByDefault(cause)
    raise(cause)
    exit(128 + cause)
  }

  private var isOurs: Bool { signalWords.pointee.isTerminalOurs }

  private func enter() {
    signals.listenToStops(false)
    // In the background this call stops the program. What comes between leaves word in the pipe,
    // and the next look into the pipe tries again.
    guard reset_prog_mode() == OK || errno != EINTR else { return }
    signalWords.pointee.isTerminalOurs = true
    signals.listenToStops(true)
    screen.repaint()
    let mustAsk = asked == nil && screen.hasColors && !bytes.askBackground.isEmpty
    if mustAsk { asked = .now }
    write(
      bytes.pasteOn + (isMouseOn ? bytes.mouseOn : []) + (mustAsk ? bytes.askBackground : [])
    )
  }

  /// Waits for answers that may still come.
  private func awaitAnswers() {
    guard let due = asked.map({ $0 + Self.patienceAtEnd }) else { return }
    while !reader.hasAnswered, due > .now, waiting.last != .closed {
      var source = pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, Self.patience(until: [due])) > 0 else { return }
      readInput()
    }
  }

  private func leave() {
    guard isOurs else { return }
    // ncurses would wait for whoever reads.
    guard !signalWords.pointee.isEnding else { return giveTerminalBack() }
    awaitAnswers()
    write(bytes.mouseOff + bytes.pasteOff)
    screen.leave()
    letGoOfTerminal()
  }

  private func readInput() {
    let events = reader.read()
    // The signal that comes with a terminal's end tells the cause, so it goes first.
    if events.last == .closed { readSignals() }
    waiting += events
    guard let told = reader.background, told != background, let asked, .now < asked + Self.patience
    else { return }
    background = told
    waiting.append(.background)
  }

  private func readSignals() {
    let arrived = signals.drain()
    for signal in arrived {
      switch signal {
      case SIGWINCH: if adoptSize() { waiting.append(.resized) }
      case SIGTSTP, SIGTTIN, SIGTTOU: waiting.append(.suspendRequested)
      case SIGCONT: break
      default: waiting.append(.ended(cause: signal))
      }
    }
    let isEnding = waiting.contains { if case .ended = $0 { true } else { false } }
    guard !isEnding, arrived.contains(SIGCONT) || !isOurs else { return }
    adoptSize()
    enter()
    if isOurs { waiting.append(.resumed) }
  }

  /// Takes over the size the system reports; false if it was known already.
  @discardableResult
  private func adoptSize() -> Bool {
    guard let size = Self.systemSize, size != screen.size else { return false }
    screen.resize(columns: size.columns, rows: size.rows)
    return true
  }

  /// The size the system reports, as far as it is used; nil where it knows none.
  static var systemSize: (columns: Int, rows: Int)? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    let most = ScreenSize.most
    return (min(Int(window.ws_col), most.columns), min(Int(window.ws_row), most.rows))
  }

  private func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeFully($0, to: Self.output) }
  }
}

extension ContinuousClock.Instant? {
  /// Whether there is a moment, and it has come.
  fileprivate var isPast: Bool { map { $0 <= .now } ?? false }
}
