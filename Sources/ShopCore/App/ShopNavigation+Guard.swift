import SceneNavigation

/// Who has to be signed in, and where the guard leads instead.
extension ShopNavigation {
  func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? {
    switch action {
    case .present(let modal):
      guard let content = modal.value(as: Presentation.Content.self) else { return nil }
      if content.waits, shop.isSomebodySignedIn { return .unchanged }
      guard content.wantsSignIn, !shop.isSomebodySignedIn else { return nil }
      if let presented = router.presented { return .covered(by: presented) }
      let signIn = Presentation.Content.fullScreenCover(
        .signIn(then: PendingDestination(for: content))
      )
      return router.present(signIn, cause: .guard)
    case .advance(let id, let step):
      // An order is placed by nothing but a payment.
      guard let flow = router.presentation(id), router.presented?.id == id else { return nil }
      let isPlaced = CheckoutStage(step.value(as: CheckoutStep.self)) == .placed
      return isPlaced || flow.content.isDone(flow.stack) ? .nothingToSubmit(id) : nil
    case .popFlowToRoot(let id):
      guard let presented = router.presentation(id),
        presented.content != .fullScreenCover(.checkout)
      else { return nil }
      return .covered(by: presented)
    default: return lead(action, in: router, of: store, cause: cause)
    }
  }

  /// Leads where the guard says: another way than the action's own is asked about as well.
  private func lead(
    _ action: SceneAction,
    passing passed: [Place] = [],
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? {
    guard let wish = GuardedNavigation(action) else { return nil }
    let (resolution, isDetour) = resolution(of: wish)
    switch resolution {
    case .go(let place) where isDetour:
      guard !passed.contains(place) else { return .shop(.guardLoop(passed + [place])) }
      let detour = wish.action(leadingTo: place, in: shop.state)
      return lead(detour, passing: passed + [place], in: router, of: store, cause: cause)
    case .go:
      guard !passed.isEmpty else { return nil }
      store.noteDetour(action)
      return router.apply(action, cause: cause)
    case .signIn(let place):
      guard let left = action.presentationLeft else {
        return askToSignIn(for: place, by: wish, action, in: router)
      }
      guard case .dismissed(let gone) = router.dismiss(left) else { return .presentationGone(left) }
      // A step makes way for itself, as it does where nobody has to sign in for it.
      if !action.opensLink, router.dismissAllForLink(asking: { _ in nil }) != nil {
        return .dismissed(gone)
      }
      let outcome = askToSignIn(for: place, by: wish, action, in: router)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .loop(let places): return .shop(.guardLoop(places))
    }
  }

  /// Where the guard leads somebody on the whole way of a wish, and whether that is another way:
  /// nobody comes to stand above a place where they may not be.
  private func resolution(of wish: GuardedNavigation) -> (RouteGuard.Resolution, isDetour: Bool) {
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
    by wish: GuardedNavigation,
    _ action: SceneAction,
    in router: SceneRouter
  ) -> Outcome {
    let signIn = Presentation.Content.fullScreenCover(.signIn(then: wish.wanted(at: place)))
    if let presented = router.presentations.last, presented.content == signIn {
      return .covered(by: presented)
    }
    if action.opensLink, let outcome = dismissAllForLink(for: wish.link(to: place), in: router) {
      return outcome
    }
    if let presented = router.presentations.last { return .covered(by: presented) }
    return router.present(signIn, cause: .guard)
  }

  private func dismissAllForLink(for link: DeepLink?, in router: SceneRouter) -> Outcome? {
    router.dismissAllForLink { flow in
      link.map { AnyRoute(Presentation.Content.confirmationDialog(.leave(flow, then: .link($0)))) }
    }
  }
}
