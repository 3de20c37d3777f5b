/// With which windows one goes on under another wiring.
enum WindowsAfterwards: Hashable {
  /// Those there are, as they stand.
  case kept
  /// Those that were saved under that wiring.
  case saved
  case fresh
}
