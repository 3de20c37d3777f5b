/// Something the user did at the terminal.
nonisolated enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Pasted text, with line ends as the terminal sent them; cut if longer than 64 KiB.
  case paste(String)
}
