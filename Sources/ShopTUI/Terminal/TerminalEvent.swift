/// Something that happened at the terminal, or to it.
nonisolated enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  /// The terminal's background is known to be another one.
  case background
  /// The size is another one now; nothing of the last picture is left.
  case resized
  /// The system asks the program to stop for a while (SIGTSTP).
  case suspendRequested
  /// The program goes on after a stop.
  case resumed
  /// The system asks the program to end; the signal belongs to ``Terminal/die(of:)``.
  case ended(cause: Int32)
  /// The terminal is gone; nothing more will come from it.
  case closed
}
