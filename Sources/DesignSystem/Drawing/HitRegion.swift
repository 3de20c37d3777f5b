/// A part of the screen that reacts to clicks.
public struct HitRegion<Action> {
  public let rect: Rect
  public let action: Action

  public init(rect: Rect, action: Action) {
    self.rect = rect
    self.action = action
  }
}

extension HitRegion: Equatable where Action: Equatable {}
extension HitRegion: Sendable where Action: Sendable {}
