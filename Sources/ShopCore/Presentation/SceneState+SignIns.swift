import SceneNavigation

extension AppState {
  /// The same without the sign-ins that came between what one wanted and oneself.
  var withoutSignIns: AppState {
    var changed = self
    for index in changed.windows.indices {
      changed.windows[index].scene = changed.windows[index].scene.withoutSignIns
    }
    return changed
  }
}

extension SceneState {
  /// The same without a sign-in that came between what one wanted and oneself.
  var withoutSignIns: SceneState {
    guard let met = presentations.firstIndex(where: \.content.isSignInForMore) else { return self }
    var changed = self
    changed.presentations.removeSubrange(met...)
    return changed
  }
}
