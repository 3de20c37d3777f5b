/// Which windows to show after switching to another wiring.
enum WindowsAfterwards: Hashable {
  /// The current windows.
  case kept
  /// The windows saved under that wiring.
  case saved
  case fresh
}
