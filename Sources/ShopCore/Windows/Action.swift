/// Anything that can be done, by how far it can reach: keys, clicks, links and scripts all end
/// as one of these.
public enum Action: Hashable, Sendable {
  case scene(SceneAction, in: SceneID)
  case shop(ShopAction)
  case app(AppAction)
}
