/// A part of a window or dialog that can be clicked; the caller maps each part to an action.
public enum Part: Hashable, Sendable {
  /// The n-th selectable row, counted from 0.
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
  /// The area around a dialog.
  case outside
}
