import Platform

/// The state a signal handler needs.
///
/// Everything except ``isEnding`` is written before the handler is installed or while
/// ``isTerminalOurs`` is false.
nonisolated struct SignalWords {
  /// The write end of the pipe that wakes the loop.
  var wakeUp: Int32 = -1
  /// True while the terminal is in our modes.
  var isTerminalOurs = false
  fileprivate(set) var isEnding = false
  private(set) var terminal: Int32 = -1
  /// The terminal's original modes.
  var foundModes = termios()
  private(set) var farewell = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The terminal's original file status flags, such as whether writes block.
  private(set) var foundFlags: Int32 = 0

  /// The descriptor ncurses writes pictures to, and the one that replaces it once the program is to
  /// end: ncurses would wait for the reader.
  private(set) var pictures: Int32 = -1
  private(set) var nowhere: Int32 = -1

  /// Prepares the bytes to write if the program dies of a fault, and the descriptors for pictures.
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

/// A handler receives only a signal number, so its data has to be at a fixed address.
nonisolated(unsafe) let signalWords: UnsafeMutablePointer<SignalWords> = {
  let words = UnsafeMutablePointer<SignalWords>.allocate(capacity: 1)
  words.initialize(to: SignalWords())
  return words
}()

nonisolated func noteSignal(_ signal: Int32) {
  let found = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalWords.pointee.wakeUp, &byte, 1)
  errno = found
}

nonisolated func noteEnding(_ signal: Int32) {
  let found = errno
  beginEnding()
  errno = found
  noteSignal(signal)
}

/// Restores the terminal and dies of the same signal.
nonisolated func restoreTerminalAndDie(_ signal: Int32) {
  beginEnding()
  giveTerminalBack()
  Platform.signal(signal, SIG_DFL)
  raise(signal)
}

/// Stops writes from waiting for the terminal, including one in progress: nobody may be reading.
private nonisolated func beginEnding() {
  signalWords.pointee.isEnding = true
  guard signalWords.pointee.isTerminalOurs else { return }
  _ = dup2(signalWords.pointee.nowhere, signalWords.pointee.pictures)
  _ = fcntl(signalWords.pointee.terminal, F_SETFL, signalWords.pointee.foundFlags | O_NONBLOCK)
}

/// Marks the terminal as no longer in our modes and restores its original flags: other programs
/// share it, and a signal may have arrived while it was given back.
nonisolated func letGoOfTerminal() {
  signalWords.pointee.isTerminalOurs = false
  _ = fcntl(signalWords.pointee.terminal, F_SETFL, signalWords.pointee.foundFlags)
}

/// Restores the terminal when the program is to end.
///
/// If nobody reads, pending output is dropped to make room for the restoring bytes.
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
