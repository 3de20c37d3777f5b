import SceneNavigation

/// What reaches the whole app: the windows that come and go, the focus, and who is signed in.
extension ShopApp {
  func perform(_ action: AppAction, cause: Cause) -> Outcome {
    switch action {
    case .openWindow(let target): return openWindow(at: target, cause: cause)
    case .duplicateWindow(let id): return windows.duplicate(id)
    case .closeWindow(let id): return windows.closeOrAsk(id)
    case .closeWindowAnyway(let id): return windows.close(id)
    case .reopenWindow: return reopenWindow()
    case .movePlace(let source, let destination):
      return movePlace(from: source, to: destination, cause: cause)
    case .focusWindow(let id): return windows.focus(id)
    case .focusNextWindow: return windows.moveFocus(by: 1)
    case .focusPreviousWindow: return windows.moveFocus(by: -1)
    case .nextLayout: return windows.arrange { $0.layout = $0.layout.next }
    case .toggleZoom: return windows.arrange { $0.isZoomed.toggle() }
    case .signIn(let account):
      let outcome = shop.signIn(account)
      guard outcome.isChange else { return outcome }
      if outcome.leavesAccount {
        windows.resetScenes()
      } else {
        goOnAfterSignIn()
      }
      return outcome
    case .signOut:
      let outcome = shop.signOut()
      if outcome.isChange { windows.resetScenes() }
      return outcome
    case .travel(let state): return travel(to: state)
    }
  }

  /// Puts the windows of a moment in the place of these, as far as the guard lets somebody stand in them.
  private func travel(to state: AppState) -> Outcome {
    let stray = state.windows.lazy.compactMap { [windows] window in
      let known = windows.router(window.id)?.state ?? SceneState()
      return window.scene.stray(in: window.id, besides: known, of: .shop)
    }.first
    if let stray { return .entryGone(stray) }
    let shop = shop.state
    if shop.isSomebodySignedIn,
      state.windows.contains(where: { windows.isOfAccountLeft($0.scene, in: $0.id) })
    {
      return .shop(.ofAccountLeft)
    }
    let kept = shop.isSomebodySignedIn ? state.withoutSignIns : state.kept(by: routeGuard, in: shop)
    return windows.stand(as: kept, isWhole: kept == state)
  }

  private func openWindow(at target: LinkTarget?, cause: Cause) -> Outcome {
    let outcome = windows.open()
    guard case .windowOpened(let window, _) = outcome, let target else { return outcome }
    return .windowOpened(window, link: perform(.openLink(target), in: window.id, cause: cause))
  }

  /// Reopens a window; one that waited for a sign-in goes on where somebody is signed in by now.
  private func reopenWindow() -> Outcome {
    let outcome = windows.reopen()
    if case .windowReopened(let window) = outcome, shop.isSomebodySignedIn,
      let router = windows.router(window.id), router.asksToSignIn
    {
      goOnAfterSignIn(in: router)
    }
    return outcome
  }

  /// Has every window that waits for a sign-in go on, each its own way.
  private func goOnAfterSignIn() {
    for window in windows.windows {
      if let router = windows.router(window.id) { goOnAfterSignIn(in: router) }
    }
  }

  /// Has a window that waits for a sign-in go on to what was wanted before it.
  private func goOnAfterSignIn(in router: SceneRouter) {
    guard let wanted = router.endSignIn(in: shop.state) else { return }
    _ = perform(wanted, in: router, cause: .guard)
    // That was wanted before, and not by the action that is being carried out.
    detour = nil
  }
}

extension Arrangement.Layout {
  fileprivate var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return .automatic }
    return all[(index + 1) % all.count]
  }
}
