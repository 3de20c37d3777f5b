package import SceneNavigation

extension AppState {
  /// The windows as far as a guard lets somebody stand in them: whoever left them may be signed out by
  /// the time they come back.
  package func allowed(by routeGuard: RouteGuard, in shop: ShopState) -> AppState {
    var allowed = self
    for (index, window) in windows.enumerated() {
      allowed.windows[index].scene = window.scene.allowed(by: routeGuard, in: shop, as: window.id)
    }
    return allowed
  }
}

extension SceneState {
  /// Of each path the beginning that a guard lets somebody stand in, and what is presented over that.
  func kept(by routeGuard: RouteGuard, in shop: ShopState) -> SceneState {
    guard !isAllowed(by: routeGuard, in: shop) else { return self }
    var kept = self
    for tab in AppTab.allCases {
      guard let entries = stacks[tab]?.entries,
        let end = entries.firstIndex(where: { !routeGuard.allows($0.route, in: shop) })
      else { continue }
      kept.stacks[tab]?.pop(entries.count - end)
    }
    kept.presentations = Array(presentations.prefix { kept.bears($0, in: shop) })
    return kept
  }

  /// The window as far as a guard lets somebody stand in it: of each path the beginning, and what is
  /// presented over that.
  ///
  /// Where somebody has to sign in for what one stood on, that is asked for, and leads there again;
  /// nobody is asked who has signed in since the window was left.
  fileprivate func allowed(
    by routeGuard: RouteGuard,
    in shop: ShopState,
    as scene: SceneID
  ) -> SceneState {
    let left = shop.isSomebodySignedIn ? withoutSignIns : self
    var allowed = left.kept(by: routeGuard, in: shop)
    guard allowed != left, allowed.presentations.isEmpty,
      let wanted = wanted(beyond: allowed, by: routeGuard, shop)
    else { return allowed }
    let signIn = Presentation(
      id: Presentation.ID(scene: scene, number: nextNumber),
      content: .fullScreenCover(.signIn(then: wanted)),
      cause: .guard,
      presenter: allowed.stack(of: selectedTab).top?.id
    )
    allowed.nextNumber += 1
    allowed.presentations = [signIn]
    return allowed
  }

  private func isAllowed(by routeGuard: RouteGuard, in shop: ShopState) -> Bool {
    AppTab.allCases.allSatisfy { tab in
      stacks[tab]?.entriesFromTop.allSatisfy { routeGuard.allows($0.route, in: shop) } ?? true
    } && (shop.isSomebodySignedIn || !presentations.contains { $0.content.wantsSignIn })
  }

  /// Whether something can be presented here: by an entry that is there, and to somebody it is for.
  private func bears(_ presentation: Presentation, in shop: ShopState) -> Bool {
    if presentation.content.wantsSignIn, !shop.isSomebodySignedIn { return false }
    guard let presenter = presentation.presenter else { return true }
    return AppTab.allCases.contains { stack(of: $0).contains(presenter) }
  }

  /// What one stood on and somebody has to sign in for; nil where that is nothing.
  private func wanted(
    beyond allowed: SceneState,
    by routeGuard: RouteGuard,
    _ shop: ShopState
  ) -> PendingDestination? {
    if let presented = presentations.first, !shop.isSomebodySignedIn,
      CheckoutStage(of: presented.stack) != .placed,
      let wanted = PendingDestination(for: presented.content)
    {
      return wanted
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
  /// Whether somebody may stand where a route leads.
  fileprivate func allows(_ route: AnyRoute, in shop: ShopState) -> Bool {
    guard let place = Place(route) else { return true }
    return resolve(place, in: shop) == .go(place)
  }
}

extension SceneState {
  /// The same without a sign-in that came between what one wanted and oneself.
  var withoutSignIns: SceneState { AppDescription.shop.withoutWaiting(self) }
}

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
