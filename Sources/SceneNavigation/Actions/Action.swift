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
  func redacted(for app: AppDescription) -> Action {
    guard case .scene(.edit(let screen, let field, let edit), let id) = self, app.isSecret(field)
    else { return self }
    return .scene(.edit(screen, field, edit.redacted), in: id)
  }

  /// The window the action is sent to; nil if it is not for one window.
  public var scene: SceneID? {
    if case .scene(_, let id) = self { id } else { nil }
  }
}
