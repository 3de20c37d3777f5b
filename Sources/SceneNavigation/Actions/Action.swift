/// Everything a user, a link or a script can do, grouped by how far it can reach.
public enum Action: Hashable, Sendable {
  case scene(SceneAction, in: SceneID)
  /// Changes state that all windows share, with a value of the app's own type. Windows move only if
  /// the app says so.
  case shared(AnyRoute)
  case app(AppAction)
}

extension Action {
  /// The action with text typed into secret fields replaced by dots, safe to log.
  public func redacted(for app: AppDescription) -> Action {
    guard case .scene(let action, let id) = self else { return self }
    return .scene(action.redacted(for: app), in: id)
  }

  /// The window the action is sent to; nil if it is not for one window.
  public var scene: SceneID? {
    if case .scene(_, let id) = self { id } else { nil }
  }
}
