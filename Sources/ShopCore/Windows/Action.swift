public import SceneNavigation

/// Anything that can be done, by how far it can reach: keys, clicks, links and scripts all end
/// as one of these.
public enum Action: Hashable, Sendable {
  case scene(SceneAction, in: SceneID)
  case shop(ShopAction)
  case app(AppAction)
}

extension Action {
  /// The window it is sent to, if it is sent to one.
  public var scene: SceneID? {
    if case .scene(_, let id) = self { id } else { nil }
  }
}
