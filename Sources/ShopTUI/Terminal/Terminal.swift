import CNcurses
import DesignSystem
import Platform

/// The terminal the shop runs on: draws pictures and reports events.
///
/// It is in modes of its own until ``close()``. However the program ends, except by SIGKILL, the
/// terminal is restored.
final class Terminal {
  /// False if only ASCII can be shown.
  let isUnicode: Bool
  /// A message to print on standard error once the terminal is closed.
  let notice: String?

  private static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO

  private let screen: TerminalScreen
  private let bytes: TerminalBytes
  private let signals: SignalPipe
  private var isMouseOn = false
  /// The terminal's background; nil if neither it nor the environment has told.
  private(set) var background: Background?
  /// When the terminal was asked for its background.
  private var asked: ContinuousClock.Instant?
  /// Answers that arrive later no longer change the colors.
  private static let patience = Duration.milliseconds(500)
  /// How long quitting waits for answers, which the next program would otherwise read as typed.
  private static let patienceAtEnd = Duration.milliseconds(200)
  /// Made once the first picture is shown, which does not need it.
  private lazy var reader = InputReader()
  private var waiting: [TerminalEvent] = []

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
    guard pictures >= 0, let stream = fdopen(pictures, "w") else {
      throw .missing("descriptor to draw through", errno: errno)
    }
    screen = try TerminalScreen(on: found, theme: theme, size: Self.systemSize, output: stream)
    bytes = TerminalBytes(kind: found.kind)
    signalWords.pointee.prepare(
      farewell: bytes.farewell,
      terminal: Self.output,
      pictures: pictures
    )
    enter()
  }

  var size: (columns: Int, rows: Int) { screen.size }

  /// Shows a picture, with a visible cursor if given, unless another program has the terminal; writes only
  /// what changed.
  func draw(_ canvas: Canvas, cursor: Point? = nil) {
    if isOurs { screen.draw(canvas, cursor: cursor) }
  }

  /// Repaints the whole screen, whatever is on it.
  func redraw() {
    if isOurs { screen.repaint() }
  }

  func setTheme(_ theme: Theme) { screen.setTheme(theme) }

  /// Turns mouse reporting on or off, if the terminal has it.
  func mouse(on: Bool) {
    isMouseOn = on
    if isOurs { write(on ? bytes.mouseOn : bytes.mouseOff) }
  }

  /// Copies a text to the terminal's clipboard; false if the terminal may not have one.
  ///
  /// Terminals do not confirm this. The bytes change neither cursor nor cells.
  func copy(_ text: String) -> Bool {
    guard isOurs, let request = bytes.copy(text) else { return false }
    write(request)
    return true
  }

  /// Sleeps until something happens, then returns all events, and whether another source is ready.
  ///
  /// After ``TerminalEvent/closed`` it returns that again each time, without sleeping.
  func waitForEvents(
    beside others: [any PollSource] = []
  ) -> (events: [TerminalEvent], isOthersTurn: Bool) {
    // So that the first key does not wait for it.
    _ = reader
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

  /// The milliseconds until the earliest deadline, rounded up; -1 if there is none.
  private static func patience(until deadlines: [ContinuousClock.Instant?]) -> Int32 {
    guard let first = deadlines.compactMap({ $0 }).min() else { return -1 }
    let left = max(.zero, first - .now)
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  /// Restores the terminal and stops the process group, as Ctrl-Z does; returns when it continues.
  func suspend() {
    guard isOurs, !signals.ignored.contains(SIGTSTP) else { return }
    leave()
    signals.stopProcessGroup()
    readSignals()
  }

  /// Restores the terminal and the previous signal handlers.
  func close() {
    // Otherwise a program that ends in the background would be stopped for using the terminal.
    signal(SIGTTOU, SIG_IGN)
    leave()
    signals.uninstall()
  }

  /// Ends the program by a signal, so that its parent sees the cause.
  nonisolated static func die(of cause: Int32) -> Never {
    SignalPipe.letActByDefault(cause)
    raise(cause)
    exit(128 + cause)
  }

  private var isOurs: Bool { signalWords.pointee.isTerminalOurs }

  private func enter() {
    signals.listenToStops(false)
    // In the background this call stops the program. A signal that interrupts it is in the pipe,
    // and reading the pipe tries again.
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

  /// Waits for answers that may still arrive.
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
    // ncurses would wait for the reader.
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

  /// Adopts the size the system reports; false if it is unchanged.
  @discardableResult
  private func adoptSize() -> Bool {
    guard let size = Self.systemSize, size != screen.size else { return false }
    screen.resize(columns: size.columns, rows: size.rows)
    return true
  }

  /// The size the system reports, within limits; nil if it knows none.
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
  fileprivate var isPast: Bool { map { $0 <= .now } ?? false }
}
