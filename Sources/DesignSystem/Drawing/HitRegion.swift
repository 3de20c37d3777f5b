/// A part of the screen that reacts to clicks.
public struct HitRegion<Action> {
  /// The cells it covers.
  public let rect: Rect
  /// The action a click on it sends.
  public let action: Action
}

extension HitRegion: Equatable where Action: Equatable {}
