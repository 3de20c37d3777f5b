extension AppState {
  /// The same without the sign-ins that came between, where somebody is signed in by now.
  func withoutSignIns(for account: Account?) -> AppState {
    guard account != nil else { return self }
    var changed = self
    for index in changed.windows.indices {
      changed.windows[index].scene = changed.windows[index].scene.withoutSignIns(for: account)
    }
    return changed
  }
}

extension SceneState {
  /// The same without a sign-in that came between, where somebody is signed in by now.
  func withoutSignIns(for account: Account?) -> SceneState {
    guard account != nil, let met = presentations.firstIndex(where: \.content.isSignInForMore)
    else { return self }
    var changed = self
    changed.presentations.removeSubrange(met...)
    return changed
  }
}
