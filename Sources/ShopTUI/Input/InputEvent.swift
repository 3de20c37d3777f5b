/// Something a person did at the terminal.
nonisolated enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Pasted text, line ends as the terminal sent them; cut if it was longer than 64 KiB.
  case paste(String, isCut: Bool)
}
