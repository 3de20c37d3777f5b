/// A part of the screen that reacts to clicks.
public struct HitRegion<Action> {
  /// The cells it covers.
  public let rect: Rect
  /// The action a click on it sends.
  public let action: Action
}

extension HitRegion: Equatable where Action: Equatable {}

extension Array {
  /// The action of a click on the cell: that of the last region there; nil if there is none.
  public func action<Action>(column: Int, row: Int) -> Action? where Element == HitRegion<Action> {
    last { $0.rect.contains(column: column, row: row) }?.action
  }
}
