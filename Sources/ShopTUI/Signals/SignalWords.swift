import Platform

/// The few words a signal handler needs; all of them but ``isEnding`` are written before it is
/// installed or while ``isTerminalOurs`` is false.
nonisolated struct SignalWords {
  /// The end of the pipe that wakes the loop.
  var wakeUp: Int32 = -1
  /// True while the terminal is in our modes.
  var isTerminalOurs = false
  /// Whether a signal arrived that ends the program.
  fileprivate(set) var isEnding = false
  private(set) var terminal: Int32 = -1
  /// The modes in which the terminal was found.
  var foundModes = termios()
  private(set) var farewell = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Whether writing to the terminal waited for it when it was found, among other things.
  private(set) var foundFlags: Int32 = 0

  /// What ncurses writes pictures to, and what they go to once the program is to end: ncurses would
  /// wait for whoever reads.
  private(set) var pictures: Int32 = -1
  private(set) var nowhere: Int32 = -1

  /// Lays down what to write to which terminal when the program dies of a fault, and where the pictures
  /// go.
  mutating func prepare(farewell bytes: [UInt8], terminal: Int32, pictures: Int32) {
    self.pictures = pictures
    nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    farewell = UnsafeRawBufferPointer(copy)
    self.terminal = terminal
    foundFlags = fcntl(terminal, F_GETFL)
  }
}

/// A handler is given nothing but a number, so what it reads has to stand at a fixed place.
nonisolated(unsafe) let signalWords: UnsafeMutablePointer<SignalWords> = {
  let words = UnsafeMutablePointer<SignalWords>.allocate(capacity: 1)
  words.initialize(to: SignalWords())
  return words
}()

/// The handler of the signals that the loop hears of.
nonisolated func noteSignal(_ signal: Int32) {
  let found = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalWords.pointee.wakeUp, &byte, 1)
  errno = found
}

/// The handler of the signals that end the program once the loop hears of them.
nonisolated func noteEnding(_ signal: Int32) {
  let found = errno
  beginEnding()
  errno = found
  noteSignal(signal)
}

/// The handler of faults: leaves the terminal as it was found and dies of the same signal.
nonisolated func restoreTerminalAndDie(_ signal: Int32) {
  beginEnding()
  giveTerminalBack()
  Platform.signal(signal, SIG_DFL)
  raise(signal)
}

/// Has writing wait for the terminal no longer, be it at it or about to begin: nobody may be reading.
private nonisolated func beginEnding() {
  signalWords.pointee.isEnding = true
  guard signalWords.pointee.isTerminalOurs else { return }
  _ = dup2(signalWords.pointee.nowhere, signalWords.pointee.pictures)
  _ = fcntl(signalWords.pointee.terminal, F_SETFL, signalWords.pointee.foundFlags | O_NONBLOCK)
}

/// Notes that the terminal is in our modes no longer, and has writing wait for it as it did when it was
/// found: others have it open as well, and a signal may have come while it was given back.
nonisolated func letGoOfTerminal() {
  signalWords.pointee.isTerminalOurs = false
  _ = fcntl(signalWords.pointee.terminal, F_SETFL, signalWords.pointee.foundFlags)
}

/// Leaves the terminal as it was found, once the program is to end.
///
/// Where nobody reads, what was not read yet makes room for what gives the terminal back.
nonisolated func giveTerminalBack() {
  guard signalWords.pointee.isTerminalOurs else { return }
  signalWords.pointee.isTerminalOurs = false
  let terminal = signalWords.pointee.terminal
  if !writeFully(signalWords.pointee.farewell, to: terminal) {
    tcflush(terminal, TCOFLUSH)
    writeFully(signalWords.pointee.farewell, to: terminal)
  }
  tcsetattr(terminal, TCSANOW, &signalWords.pointee.foundModes)
  _ = fcntl(terminal, F_SETFL, signalWords.pointee.foundFlags)
}
