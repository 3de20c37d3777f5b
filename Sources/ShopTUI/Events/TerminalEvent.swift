/// An event from the terminal or the system.
nonisolated enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  /// The terminal's background turned out to be different.
  case background
  /// The size changed; nothing of the last picture is left.
  case resized
  /// The system asks the program to suspend (SIGTSTP).
  case suspendRequested
  /// The program continues after a suspension.
  case resumed
  /// The system asks the program to end; the signal belongs to ``Terminal/die(of:)``.
  case ended(cause: Int32)
  /// The terminal is gone; no more input will come from it.
  case closed
}
