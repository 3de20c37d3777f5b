import SceneNavigation

/// Redirects actions that the guard does not allow, or asks for a sign-in first.
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
      if content.waits, shop.isSignedIn { return .unchanged }
      guard content.wantsSignIn, !shop.isSignedIn else { return nil }
      if let presented = router.presented { return .covered(by: presented) }
      let signIn = Presentation.Content.fullScreenCover(
        .signIn(then: PendingDestination(for: content))
      )
      return router.present(signIn, cause: .guard)
    case .advance(let id, let step):
      // Only a payment places an order.
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

  /// Follows the guard's redirects; each redirected action is checked again.
  private func lead(
    _ action: SceneAction,
    passing passed: [Place] = [],
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? {
    guard let navigation = GuardedNavigation(action) else { return nil }
    let (resolution, isRedirected) = resolution(of: navigation)
    switch resolution {
    case .go(let place) where isRedirected:
      guard !passed.contains(place) else { return .shop(.guardLoop(passed + [place])) }
      let redirected = navigation.action(leadingTo: place, in: shop.snapshot)
      return lead(redirected, passing: passed + [place], in: router, of: store, cause: cause)
    case .go:
      guard !passed.isEmpty else { return nil }
      store.redirect(action)
      return router.apply(action, cause: cause)
    case .signIn(let place):
      guard let left = action.presentationLeft else {
        return askToSignIn(for: place, by: navigation, action, in: router)
      }
      guard case .dismissed(let gone) = router.dismiss(left) else { return .presentationGone(left) }
      // A step dismisses what is in its way, as it does when no sign-in is needed.
      if !action.opensLink, router.dismissAllForLink(asking: { _ in nil }) != nil {
        return .dismissed(gone)
      }
      let outcome = askToSignIn(for: place, by: navigation, action, in: router)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .loop(let places): return .shop(.guardLoop(places))
    }
  }

  /// Where the guard leads, and whether that differs from the requested place.
  ///
  /// Every place below is checked too: nothing may be pushed above a place that is not allowed.
  private func resolution(of navigation: GuardedNavigation) -> (
    RouteGuard.Resolution, isRedirected: Bool
  ) {
    for place in navigation.below {
      switch routeGuard.resolve(place, in: shop.snapshot) {
      case .go(place): continue
      case .go(let other): return (.go(other), isRedirected: true)
      case .signIn: return (.signIn(navigation.place), isRedirected: false)
      case .loop(let places): return (.loop(places), isRedirected: false)
      }
    }
    let end = routeGuard.resolve(navigation.place, in: shop.snapshot)
    return (end, isRedirected: end != .go(navigation.place))
  }

  /// Asks for a sign-in unless something is in the way; an identical one that is open stays.
  private func askToSignIn(
    for place: Place,
    by navigation: GuardedNavigation,
    _ action: SceneAction,
    in router: SceneRouter
  ) -> Outcome {
    let signIn = Presentation.Content.fullScreenCover(.signIn(then: navigation.wanted(at: place)))
    if let presented = router.presentations.last, presented.content == signIn {
      return .covered(by: presented)
    }
    if action.opensLink,
      let outcome = dismissAllForLink(for: navigation.link(to: place), in: router)
    {
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
