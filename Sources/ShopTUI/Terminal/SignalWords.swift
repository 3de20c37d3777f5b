import Glibc

/// The few words a signal handler needs; all of them are written before it is installed or while
/// ``isTerminalOurs`` is false.
nonisolated struct SignalWords {
  /// The end of the pipe that wakes the loop.
  var wakeUp: Int32 = -1
  /// True while the terminal is in our modes.
  var isTerminalOurs = false
  private(set) var terminal: Int32 = -1
  /// The modes in which the terminal was found.
  var foundModes = termios()
  private(set) var farewell = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Lays down what to write to which terminal when the program dies of a fault.
  mutating func prepare(farewell bytes: [UInt8], terminal: Int32) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    farewell = UnsafeRawBufferPointer(copy)
    self.terminal = terminal
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

/// The handler of faults: leaves the terminal as it was found and dies of the same signal.
nonisolated func restoreTerminalAndDie(_ signal: Int32) {
  if signalWords.pointee.isTerminalOurs {
    signalWords.pointee.isTerminalOurs = false
    writeFully(signalWords.pointee.farewell, to: signalWords.pointee.terminal)
    tcsetattr(signalWords.pointee.terminal, TCSANOW, &signalWords.pointee.foundModes)
  }
  Glibc.signal(signal, SIG_DFL)
  raise(signal)
}
