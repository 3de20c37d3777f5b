/// A part of the screen that reacts to clicks.
public struct HitRegion<Action> {
  /// Where a click reaches it.
  public let rect: Rect
  /// What a click sends.
  public let action: Action

  /// Has a rectangle send an action when it is clicked.
  public init(rect: Rect, action: Action) {
    self.rect = rect
    self.action = action
  }
}

extension HitRegion: Equatable where Action: Equatable {}
extension HitRegion: Sendable where Action: Sendable {}
