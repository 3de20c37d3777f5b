package import SceneNavigation

extension AppState {
  /// The windows reduced to what the guard allows: the user may have signed out since they were
  /// left.
  package func allowed(by routeGuard: RouteGuard, in shop: ShopState) -> AppState {
    var allowed = self
    for (index, window) in windows.enumerated() {
      allowed.windows[index].scene = window.scene.allowed(by: routeGuard, in: shop, as: window.id)
    }
    return allowed
  }
}

extension SceneState {
  /// Cuts each stack below the first entry that the guard does not allow, and drops what can no
  /// longer be presented.
  func kept(by routeGuard: RouteGuard, in shop: ShopState) -> SceneState {
    var kept = self
    for tab in AppTab.allCases {
      kept.stacks[tab]?.truncate { routeGuard.allows($0.route, in: shop) }
    }
    kept.presentations = Array(
      presentations.prefix { presented in
        (shop.isSignedIn || !presented.content.wantsSignIn)
          && (presented.presenter.map(kept.stacks.contains) ?? true)
      }
    )
    return kept
  }

  /// The window reduced to what the guard allows.
  ///
  /// If the user has to sign in for what was on top, the sign-in is presented and leads back there.
  /// A sign-in that is no longer needed is dropped.
  fileprivate func allowed(
    by routeGuard: RouteGuard,
    in shop: ShopState,
    as scene: SceneID
  ) -> SceneState {
    let left = shop.isSignedIn ? withoutSignIns : self
    var allowed = left.kept(by: routeGuard, in: shop)
    guard allowed != left, allowed.presentations.isEmpty,
      let destination = pendingDestination(beyond: allowed, by: routeGuard, shop)
    else { return allowed }
    let signIn = Presentation(
      id: Presentation.ID(scene: scene, number: nextNumber),
      content: .fullScreenCover(.signIn(then: destination)),
      cause: .guard,
      presenter: allowed.stack(of: selectedTab).top?.id
    )
    allowed.nextNumber += 1
    allowed.presentations = [signIn]
    return allowed
  }

  /// The pending destination for what needs a sign-in; nil if nothing does.
  private func pendingDestination(
    beyond allowed: SceneState,
    by routeGuard: RouteGuard,
    _ shop: ShopState
  ) -> PendingDestination? {
    if let presented = presentations.first, !shop.isSignedIn,
      CheckoutStage(of: presented.stack) != .placed,
      let destination = PendingDestination(for: presented.content)
    {
      return destination
    }
    let depth = allowed.stack(of: selectedTab).depth
    guard
      let end = stack(of: selectedTab).entries.dropFirst(depth).first.flatMap({ Place($0.route) }),
      case .signIn = routeGuard.resolve(end, in: shop)
    else { return nil }
    return link.map { .link($0) }
  }
}

extension RouteGuard {
  fileprivate func allows(_ route: AnyRoute, in shop: ShopState) -> Bool {
    guard let place = Place(route) else { return true }
    return resolve(place, in: shop) == .go(place)
  }
}

extension SceneState {
  /// The state without the sign-ins that have a pending destination.
  var withoutSignIns: SceneState { AppDescription.shop.withoutWaiting(self) }
}
