/// Anything that can be done, by how far it can reach: keys, clicks, links and scripts all end
/// as one of these.
public enum Action: Hashable, Sendable {
  case scene(SceneAction, in: SceneID)
  /// Changes what all windows share, and moves none unless the app says so: a value of the app's own type.
  case shared(AnyRoute)
  case app(AppAction)
}

extension Action {
  /// The action as it may be written down: what was typed into a secret field is dots.
  public func redacted(for app: AppDescription) -> Action {
    guard case .scene(let action, let id) = self else { return self }
    return .scene(action.redacted(for: app), in: id)
  }

  /// The window it is sent to, if it is sent to one.
  public var scene: SceneID? {
    if case .scene(_, let id) = self { id } else { nil }
  }
}
