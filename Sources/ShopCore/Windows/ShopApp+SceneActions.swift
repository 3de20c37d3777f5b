import SceneNavigation

/// What becomes of an action in one window, stage by stage: a link may have to wait, back may lead
/// across tabs, the shop sees to forms, payments and sign-ins, the guard may lead elsewhere, and
/// what is left the router does.
extension ShopApp {
  func perform(_ action: SceneAction, in id: SceneID, cause: Cause) -> Outcome {
    guard let router = windows.router(id) else { return .noSuchWindow(id) }
    return perform(action, in: router, cause: cause)
  }

  func perform(_ action: SceneAction, in router: SceneRouter, cause: Cause) -> Outcome {
    if case .openLink(let target) = action,
      let outcome = router.keepWaiting(target, cause: cause)
    {
      return outcome
    }
    guard shop.state.settings.goesBackAcrossTabs, action.restored == nil else {
      return serve(action, in: router, cause: cause)
    }
    return performAcrossTabs(action, in: router, cause: cause)
  }

  /// Goes back across tabs, or carries out the action and notes the tab it leads away from.
  private func performAcrossTabs(
    _ action: SceneAction,
    in router: SceneRouter,
    cause: Cause
  ) -> Outcome {
    if action == .back, let outcome = router.backAcrossTabs() { return outcome }
    let left = router.selection
    let outcome = serve(action, in: router, cause: cause)
    if router.selection != left { router.noteLeaving(left) }
    return outcome
  }

  /// Sees to what the shop has a say in: forms, payments, and who has to be signed in.
  private func serve(_ action: SceneAction, in router: SceneRouter, cause: Cause) -> Outcome {
    switch action {
    case .submit(let id): return submit(id, in: router, cause: cause)
    case .settle(let id, let answer): return settle(id, answer, in: router, cause: cause)
    case .undo(let state), .redo(let state):
      let shop = shop.state
      if shop.isSomebodySignedIn, windows.isOfAccountLeft(state, in: router.scene) {
        return .shop(.ofAccountLeft)
      }
      let kept =
        shop.isSomebodySignedIn ? state.withoutSignIns : state.kept(by: routeGuard, in: shop)
      return router.apply(.undo(to: kept), cause: cause)
    case .present(let content) where content.wantsSignIn && !shop.isSomebodySignedIn:
      if let presented = router.presentations.last { return .covered(by: presented) }
      let wanted = Wanted(for: content)
      return router.present(.fullScreenCover(.signIn(then: wanted)), cause: .guard)
    case .present(let content) where content.isSignInForMore && shop.isSomebodySignedIn:
      return .unchanged
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .selectTab, .openLink, .present,
      .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance, .clearForm, .popFlowToRoot,
      .look, .beginEditing, .edit, .endEditing:
      return lead(action, in: router, cause: cause)
    }
  }

  /// Leads where the guard says: another way than the action's own is asked about as well.
  private func lead(
    _ action: SceneAction,
    passing passed: [Place] = [],
    in router: SceneRouter,
    cause: Cause
  ) -> Outcome {
    guard let wish = Wish(action) else { return router.apply(action, cause: cause) }
    let (resolution, isDetour) = resolution(of: wish)
    switch resolution {
    case .go(let place) where isDetour:
      guard !passed.contains(place) else { return .shop(.guardLoop(passed + [place])) }
      let detour = wish.action(leadingTo: place, in: shop.state)
      return lead(detour, passing: passed + [place], in: router, cause: cause)
    case .go:
      if !passed.isEmpty { detour = action }
      return router.apply(action, cause: cause)
    case .signIn(let place):
      guard let left = action.presentationLeft else {
        return askToSignIn(for: place, by: wish, action, in: router)
      }
      guard case .dismissed(let gone) = router.dismiss(left) else { return .presentationGone(left) }
      // A step makes way for itself, as it does where nobody has to sign in for it.
      if !action.opensLink, router.makeWay(for: nil) != nil { return .dismissed(gone) }
      let outcome = askToSignIn(for: place, by: wish, action, in: router)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .loop(let places): return .shop(.guardLoop(places))
    }
  }

  /// Where the guard leads somebody who wants to go to a place.
  public func resolution(of place: Place) -> RouteGuard.Resolution {
    routeGuard.resolve(place, in: shop.state)
  }

  /// Where the guard leads somebody on the whole way of a wish, and whether that is another way:
  /// nobody comes to stand above a place where they may not be.
  private func resolution(of wish: Wish) -> (RouteGuard.Resolution, isDetour: Bool) {
    for place in wish.below {
      switch routeGuard.resolve(place, in: shop.state) {
      case .go(place): continue
      case .go(let other): return (.go(other), isDetour: true)
      case .signIn: return (.signIn(wish.place), isDetour: false)
      case .loop(let places): return (.loop(places), isDetour: false)
      }
    }
    let end = routeGuard.resolve(wish.place, in: shop.state)
    return (end, isDetour: end != .go(wish.place))
  }

  /// Has somebody sign in before they go on, where nothing is in the way; a sign-in that is there
  /// for the same already stays as it is.
  private func askToSignIn(
    for place: Place,
    by wish: Wish,
    _ action: SceneAction,
    in router: SceneRouter
  ) -> Outcome {
    let signIn = Presentation.Content.fullScreenCover(.signIn(then: wish.wanted(at: place)))
    if let presented = router.presentations.last, presented.content == signIn {
      return .covered(by: presented)
    }
    if action.opensLink, let outcome = router.makeWay(for: wish.link(to: place)) { return outcome }
    if let presented = router.presentations.last { return .covered(by: presented) }
    return router.present(signIn, cause: .guard)
  }
}

extension SceneAction {
  /// The presentation it dismisses before it goes on; nil where it dismisses none.
  var presentationLeft: Presentation.ID? {
    if case .dismissAndNavigate(let id, _) = self { return id }
    if case .dismissAndOpenLink(let id, _) = self { return id }
    return nil
  }

  /// Whether it goes where a link leads, for which what is presented makes way.
  var opensLink: Bool {
    switch self {
    case .openLink, .dismissAndOpenLink: true
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .selectTab, .present, .dismiss,
      .dismissAndNavigate, .advance, .submit, .clearForm, .settle, .popFlowToRoot, .look,
      .beginEditing, .edit, .endEditing, .undo, .redo:
      false
    }
  }

  /// The earlier state it puts in the place of the window's; nil where it puts none.
  var restored: SceneState? {
    if case .undo(let state) = self { return state }
    if case .redo(let state) = self { return state }
    return nil
  }
}
