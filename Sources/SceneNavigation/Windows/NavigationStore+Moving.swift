extension NavigationStore {
  /// Moves a window's top entry, with its view state, to another window or a new one, and focuses
  /// that window.
  ///
  /// The entry opens as a link does: the guard may intervene, a sheet is dismissed, and a flow with
  /// unsaved input asks first. The source window does not move until the entry has landed.
  func movePlace(from source: SceneID, to destination: SceneID?, cause: Cause) -> Outcome {
    guard let window = windows.window(source), let router = windows.router(source) else {
      return .noSuchWindow(source)
    }
    if let presented = router.presentations.last { return .covered(by: presented) }
    guard let entry = router.stack.top else { return .rootStays(router.selection) }
    guard let target = app.target(of: router.state) else { return .noLink(entry.route) }
    guard let destination else {
      let opened = windows.open()
      guard case .windowOpened(let new, _) = opened else { return opened }
      let outcome = land(entry, at: target, in: new.id, cause: cause)
      guard hasLanded(new, on: entry.route, by: outcome) else {
        return .windowOpened(new, link: outcome)
      }
      return leave(window, for: new, cause: cause)
    }
    guard destination != source else { return .unchanged }
    guard let other = windows.window(destination) else { return .noSuchWindow(destination) }
    let outcome = land(entry, at: target, in: destination, cause: cause)
    if hasLanded(other, on: entry.route, by: outcome) {
      return leave(window, for: other, cause: cause)
    }
    // Focus the window that asks, so that keys answer its question.
    if case .presented = outcome { _ = windows.focus(destination) }
    return outcome
  }

  /// Opens an entry in a window.
  ///
  /// If that pushes a new entry, it gets the old view state.
  private func land(
    _ entry: Entry,
    at target: LinkTarget,
    in id: SceneID,
    cause: Cause
  ) -> Outcome {
    guard let router = windows.router(id) else { return .noSuchWindow(id) }
    let before = router.stack(of: target.position)
    let outcome = perform(.openLink(target), in: id, cause: cause)
    if outcome.isLanding, let top = router.stack.top, top.route == entry.route,
      !before.contains(top.id)
    {
      router.coordinator(of: target.position).updateView(of: top.id) {
        $0 = entry.view
        $0.editing = nil
      }
    }
    return outcome
  }

  private func hasLanded(_ window: SceneWindow, on route: AnyRoute, by outcome: Outcome) -> Bool {
    outcome.isLanding && windows.router(window.id)?.stack.top?.route == route
  }

  /// Goes back in the source window and focuses the destination.
  private func leave(_ window: SceneWindow, for other: SceneWindow, cause: Cause) -> Outcome {
    _ = windows.router(window.id)?.apply(.back, cause: cause)
    _ = windows.focus(other.id)
    guard let route = windows.router(other.id)?.stack.top?.route else {
      return .unchanged
    }
    return .placeMoved(route, from: window, to: other)
  }
}
