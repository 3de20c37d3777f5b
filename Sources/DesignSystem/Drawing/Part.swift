/// A part of a window or dialog that can be clicked; the caller says which action each one sends.
public enum Part: Hashable, Sendable {
  /// The n-th row that can be selected, counted from 0.
  case row(Int)
  /// The n-th tab, counted from 0.
  case tab(Int)
  case tabBar
  case back
  case new
  case close
  case title
  case badge
  case body
  /// What lies around a dialog.
  case outside
}
