import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

/// Each action with what it would have to leave for a law to break, and which one that is.
private let mistakes: [(SceneAction, LawName, @Sendable (inout SceneState) -> Void)] = [
  (.navigate(.home(.product("cup"))), .oneStep, { $0.stacks[.home]?.pop(2) }),
  (.navigate(.home(.product("cup"))), .oneStep, { $0.selectedTab = .search }),
  (.navigate(.home(.product("cup"))), .tabIsolation, { $0.stacks[.search] = nil }),
  (.back, .oneStep, { $0.stacks[.home]?.pop() }),
  (.back, .tabIsolation, { $0.stacks[.search]?.pop() }),
  (.pop(2), .oneStep, { $0.stacks[.home]?.pop() }),
  (.popToRoot, .oneStep, { $0.stacks[.home] = BackStack(root: ViewState(selection: 1)) }),
  (.popToRoot, .oneStep, { $0.selectedTab = .search }),
  (.popTo(.home(.category("tea"))), .oneStep, { $0.stacks[.home] = nil }),
  (
    .replaceStack(.home([.category("tea"), .reviews("cup")])), .oneStep,
    { $0.stacks[.home]?.pop() }
  ),
  (.replaceStack(.home([.reviews("cup")])), .oneStep, { $0.selectedTab = .search }),
  (.selectTab(.search), .tabSwitchPreserves, { $0.stacks[.home]?.pop() }),
  (.selectTab(.search), .tabSwitchPreserves, { $0.selectedTab = .profile }),
  (
    .selectTab(.home), .retapPopsToRoot,
    { $0.stacks[.home] = BackStack(root: ViewState(selection: 3)) }
  ),
  (.openLink(LinkTarget(.home([.reviews("cup")]))), .linkLandsOnce, { $0.selectedTab = .search }),
  (.openLink(LinkTarget(.home([.reviews("cup")]))), .linkLandsOnce, { $0.stacks[.home]?.pop() }),
  (.openLink(LinkTarget(.search(NavigationPath()))), .linkLandsOnce, { $0.stacks[.home]?.pop() }),
  (.present(.sheet(.filter("tea"))), .dismissHitsItsOwn, { $0.presentations = [] }),
  (
    .present(.sheet(.filter("tea"))), .dismissHitsItsOwn,
    { $0.presentations += $0.presentations }
  ),
  (.undo(to: SceneState()), .restoreIsIdentity, { $0.selectedTab = .search }),
  (
    .redo(to: SceneState()), .restoreIsIdentity,
    { $0.stacks[.search] = BackStack(root: ViewState(selection: 1)) }
  ),
  (.undo(to: SceneState()), .dismissHitsItsOwn, { $0.nextNumber = 2 }),
  (.look(.root(.home), selection: 2, scroll: 0), .oneStep, { $0.stacks[.home]?.pop() }),
  (.beginEditing(.root(.search), .query), .oneStep, { $0.selectedTab = .search }),
  (
    .look(.root(.home), selection: 2, scroll: 0), .oneStep,
    {
      let top = $0.stack(of: .home).top?.id
      $0.stacks[.home]?.updateView(of: top) { $0.scroll = 3 }
    }
  ),
  (
    .navigate(.home(.product("cup"))), .oneStep,
    {
      guard let top = $0.stack(of: .home).top else { return }
      $0.stacks[.home]?.pop()
      $0.stacks[.home]?.push(Entry(id: top.id, route: top.route, cause: .link))
    }
  ),
  (.present(.sheet(.filter("tea"))), .dismissHitsItsOwn, { $0.stacks[.home]?.pop() }),
]

@MainActor @Suite struct `The laws after an action` {
  private let app = ShopApp.sample(windows: 2)

  /// What the laws find after an action in the first window, had it left that otherwise.
  private func broken(
    by action: SceneAction,
    leaving change: (inout SceneState) -> Void = { _ in }
  ) throws -> [LawName] {
    let step = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)
    return StepLaws.shop.violations(of: step.with(change)).map(\.law)
  }

  private func present(_ content: Presentation.Content) throws -> Presentation {
    app.act(.present(content), in: app.first)
    return try #require(app.windows.router(app.first)?.presented)
  }

  /// Three steps deep in Home, and one in Search.
  private func walk() {
    app.act(.navigate(.search(AnyRoute(Product.ID("cup")))), in: app.first)
    for route in [HomeRoute.category("tea"), .product("teapot"), .cart] {
      app.act(.navigate(.home(route)), in: app.first)
    }
  }

  @Test(arguments: mistakes.indices)
  func `find each mistake an action can make`(number: Int) throws {
    walk()
    let (action, law, mistake) = mistakes[number]
    let unspoiled = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)

    let spoiled = unspoiled.with(mistake)

    #expect(StepLaws.shop.violations(of: unspoiled).isEmpty)
    #expect(StepLaws.shop.violations(of: spoiled).contains { $0.law == law })
  }

  @Test func `tell a tab that was not popped from one that is not at its top`() throws {
    walk()
    let before = try #require(app.windows.router(app.first)?.state.stacks[.home])
    let step = try #require(
      app.sendAll(.scene(.selectTab(.home), in: app.first), cause: .key).first
    )

    let spoiled = [before, BackStack(root: ViewState(selection: 3))].map { stack in
      step.with { $0.stacks[.home] = stack }
    }

    let findings = spoiled.map { step in
      StepLaws.shop.violations(of: step).first { $0.law == .retapPopsToRoot }?.finding
    }
    #expect(
      findings == ["Home was not popped to its root", "Home is not at the top of its root"]
    )
  }

  @Test func `find a link that landed behind what is presented`() throws {
    let sheet = try present(.sheet(.filter("tea")))

    let broken = try broken(by: .openLink(LinkTarget(.home([.cart])))) {
      $0.presentations = [sheet]
    }

    #expect(broken == [.linkLandsOnce])
  }

  @Test func `find a dismissal that took another one along`() throws {
    _ = try present(.sheet(.filter("tea")))
    let upper = try present(.sheet(.choose("teapot")))

    #expect(try broken(by: .dismiss(upper.id)) { $0.presentations = [] } == [.dismissHitsItsOwn])
  }

  @Test func `find a sheet that took the place of the one below it`() throws {
    _ = try present(.sheet(.filter("tea")))

    let broken = try broken(by: .present(.sheet(.choose("teapot")))) {
      $0.presentations.removeFirst()
    }

    #expect(broken == [.dismissHitsItsOwn])
  }

  @Test func `find a dismissal on the way elsewhere that took a flow along`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.edit(flow.screen, .street, .insert("Mill Lane")), in: app.first)
    let upper = try present(.sheet(.choose("teapot")))
    let action = SceneAction.dismissAndNavigate(upper.id, .home(.cart))
    let step = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)

    let spoiled = step.with { $0.presentations = [] }

    #expect(step.record.outcome == .dismissed(upper))
    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(StepLaws.shop.violations(of: spoiled).map(\.law) == [.dismissHitsItsOwn])
  }

  @Test(arguments: [false, true])
  func `find a link that asks about a flow and took it along`(isFromSheet: Bool) throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.edit(flow.screen, .street, .insert("Mill Lane")), in: app.first)
    let target = LinkTarget(.home([.cart]))
    let action: SceneAction =
      isFromSheet
      ? .dismissAndOpenLink(try present(.sheet(.choose("teapot"))).id, target) : .openLink(target)
    let step = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)

    let spoiled = step.with { $0.presentations.removeFirst() }

    #expect(app.presented(in: app.first)?.content.asksToLeave == true)
    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(Set(StepLaws.shop.violations(of: spoiled).map(\.law)) == [.dismissHitsItsOwn])
  }

  @Test(arguments: [LinkTarget(.profile([.orders])), LinkTarget(.home([]))])
  func `are content with a link that clears what is presented`(target: LinkTarget) throws {
    app.act(.signOut)
    _ = try present(.sheet(.filter("tea")))
    _ = try present(.sheet(.choose("teapot")))

    #expect(try broken(by: .openLink(target)).isEmpty)
    #expect(app.windows.router(app.first)?.presentations.count == (target.tab == .home ? 0 : 1))
  }

  @Test func `find a step back to a tab one did not come from`() throws {
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)
    app.act(.selectTab(.search), in: app.first)
    app.act(.selectTab(.profile), in: app.first)
    let step = try #require(app.sendAll(.scene(.back, in: app.first), cause: .key).first)

    let spoiled = [
      step.with { $0.selectedTab = .home },
      step.with(outcome: .tabSelected(.home)).with { $0.selectedTab = .home },
    ]

    #expect(step.record.outcome == .tabSelected(.search))
    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(
      spoiled.map { StepLaws.shop.violations(of: $0).map(\.law) } == [[.oneStep], [.oneStep]]
    )
  }

  @Test func `find a step back across tabs where back stays in its tab`() throws {
    let window = try #require(app.windows.window(app.first))
    let step = try #require(app.sendAll(.scene(.back, in: app.first), cause: .key).first)
    let moved = SceneChange(
      window: window,
      before: SceneState(),
      after: SceneState(selectedTab: .search)
    )

    let spoiled = step.with(outcome: .tabSelected(.search), changes: [moved])

    #expect(StepLaws.shop.violations(of: spoiled).map(\.law) == [.oneStep])
  }

  @Test func `find a way to the beginning of a flow that moved the tab below`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.advance(flow.id, .delivery), in: app.first)

    #expect(try broken(by: .popFlowToRoot(flow.id)) { $0.stacks = TabStacks() } == [.tabIsolation])
  }

  @Test func `find a flow that took two steps for one, or did not come to its beginning`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.advance(flow.id, .delivery), in: app.first)
    let deep = try #require(app.presented(in: app.first)).stack

    let ahead = try broken(by: .advance(flow.id, .payment)) { scene in
      guard let top = scene.presentations[0].stack.top else { return }
      let second = Entry(id: app.anyID, route: top.route, cause: .key)
      scene.presentations[0].stack.push(second)
    }
    let back = try broken(by: .popFlowToRoot(flow.id)) { $0.presentations[0].stack = deep }

    #expect(ahead == [.oneStep])
    #expect(back == [.oneStep])
  }

  @Test func `find a step back to the farther of two equal steps`() throws {
    for route in [HomeRoute.cart, .product("cup"), .cart, .product("cup")] {
      app.act(.navigate(.home(route)), in: app.first)
    }

    #expect(try broken(by: .popTo(.home(.cart))) { $0.stacks[.home]?.pop(2) } == [.oneStep])
  }

  @Test(arguments: [SceneAction.back, .openLink(LinkTarget(.home([.cart])))])
  func `find what was entered and went without a question`(action: SceneAction) throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.edit(flow.screen, .street, .insert("Mill Lane")), in: app.first)
    let window = try #require(app.windows.window(app.first))
    let before = try #require(app.store.lastState(of: app.first))
    let step = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)
    var after = before
    after.presentations = []
    if action.opensLink { after.stacks[.home] = BackStack(entries: [app.cart]) }
    let change = SceneChange(window: window, before: before, after: after)

    let spoiled = step.with(
      outcome: action.opensLink ? .replaced(kept: 0, depth: 1) : .dismissed(flow),
      changes: [change]
    )

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(StepLaws.shop.violations(of: spoiled).map(\.law).contains(.dismissHitsItsOwn))
  }

  @Test func `are content with a step to a sign-in, for which all that is presented goes`() throws {
    app.act(.signOut)
    _ = try present(.sheet(.filter("tea")))
    let upper = try present(.sheet(.choose("teapot")))

    #expect(try broken(by: .dismissAndNavigate(upper.id, .profile(.orders))).isEmpty)
    #expect(app.windows.router(app.first)?.presentations.map(\.content.waits) == [true])
  }

  @Test func `are content with what is refused`() throws {
    let stray = AnyRoute(CheckoutStep.delivery)
    let path = TabPath.search(NavigationPath([stray]))
    var foreign = SceneState(nextNumber: 3)
    foreign.stacks[.home] = BackStack(
      entries: [
        Entry(id: Entry.ID(scene: app.second, number: 1), route: app.cart.route, cause: .key)
      ]
    )
    for action in [
      SceneAction.navigate(.search(stray)), .replaceStack(path), .openLink(LinkTarget(path)),
      .undo(to: foreign), .redo(to: foreign),
    ] {
      #expect(try broken(by: action).isEmpty, "\(action)")
    }
  }

  @Test func `find a path that was left by a sign-out`() throws {
    let step = try #require(app.sendAll(.shop(.signOut), cause: .key).first)
    var kept = app.lastState
    kept.windows[1].scene.stacks[.home] = BackStack(root: ViewState(selection: 1))

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    let spoiled = step.with(everyWindow: kept)
    #expect(StepLaws.shop.violations(of: spoiled).map(\.law) == [.signOutForgets])
  }

  @Test func `find a window that changed when another one was closed`() throws {
    let window = try #require(app.windows.window(app.first))
    let step = try #require(app.sendAll(.app(.closeWindow(app.second)), cause: .key).first)
    let stray = SceneChange(window: window, before: SceneState(), after: SceneState(nextNumber: 2))

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    let spoiled = step.with(changes: step.changes + [stray])
    #expect(StepLaws.shop.violations(of: spoiled).map(\.law) == [.closeForgets])
  }

  @Test func `find a refusal after which something is other than before`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let step = try #require(app.sendAll(.scene(.back, in: app.first), cause: .key).first)

    let refused = step.with(outcome: .alreadyAtRoot)

    #expect(StepLaws.shop.violations(of: refused).map(\.law).contains(.rejectChangesNothing))
  }

  @Test(arguments: [
    Action.app(.focusNextWindow), .app(.nextLayout), .app(.toggleZoom),
    .shop(.addToCart("teapot")), .app(.openWindow(nil)), .app(.reopenWindow),
  ]) func `are broken by a window that moves where none should`(action: Action) throws {
    let window = try #require(app.windows.window(app.first))
    let moved = SceneChange(window: window, before: SceneState(), after: SceneState(nextNumber: 2))

    let verdict = IsolationMonitor.verdict(
      on: action,
      reaching: .noWindow,
      [moved],
      among: app.windows.windows
    )

    #expect(verdict.wronglyMoved == [window])
  }

  @Test func `find a tab that moved below what was presented`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)

    let broken = try broken(by: .present(.sheet(.filter("tea")))) {
      $0.stacks[.search] = BackStack(root: ViewState(scroll: 3))
    }

    #expect(broken == [.tabIsolation])
  }

  @Test func `find a tab that moved below what was dismissed`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let sheet = try present(.sheet(.filter("tea")))

    let broken = try broken(by: .dismiss(sheet.id)) { $0.selectedTab = .search }

    #expect(broken == [.tabIsolation])
  }

  @Test func `find a step back that closed two sheets`() throws {
    _ = try present(.sheet(.filter("tea")))
    _ = try present(.sheet(.choose("teapot")))

    #expect(try broken(by: .back) { $0.presentations = [] } == [.oneStep])
  }

  @Test func `find a step back in a flow that took two`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    for step in [CheckoutStep.delivery, .payment] {
      app.act(.advance(flow.id, step), in: app.first)
    }

    #expect(try broken(by: .back) { $0.presentations[0].stack.pop() } == [.oneStep])
  }

  @Test func `find a flow that changed under what is presented over it`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.advance(flow.id, .delivery), in: app.first)
    _ = try present(.alert(.paymentDeclined))

    #expect(try broken(by: .popFlowToRoot(flow.id)).isEmpty)
    let broken = try broken(by: .clearForm(flow.id)) { $0.presentations[0].stack.pop() }
    #expect(broken.contains(.oneStep))
  }

  @Test func `are content with each way back leads out of a flow`() throws {
    let flow = try present(.fullScreenCover(.checkout))
    app.act(.advance(flow.id, .delivery), in: app.first)
    app.act(.edit(flow.screen, .street, .insert("Mill Lane")), in: app.first)

    #expect(try broken(by: .back).isEmpty)
    #expect(try broken(by: .back).isEmpty)
    #expect(app.windows.router(app.first)?.presentations.count == 2)
    #expect(try broken(by: .back).isEmpty)
    #expect(app.windows.router(app.first)?.presentations.map(\.id) == [flow.id])
  }

  @Test func `find a window that a sign-in led on without being asked`() throws {
    app.send(.shop(.signOut), cause: .key)
    app.act(.openLink(LinkTarget(.profile([.orders]))), in: app.first)
    let signIn = Action.shop(.signIn(Account.samples[0].id))
    let step = try #require(app.sendAll(signIn, cause: .key).first)

    let stray = SceneChange(
      window: try #require(app.windows.window(app.second)),
      before: SceneState(),
      after: SceneState(selectedTab: .search)
    )

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(StepLaws.shop.violations(of: step.with(stray)).map(\.law) == [.windowIsolation])
  }

  @Test func `find a window that was opened for a link nobody heard of`() throws {
    let target = LinkTarget(.home([.cart]))
    let step = try #require(app.sendAll(.app(.openWindow(target)), cause: .link).first)
    let window = try #require(app.windows.windows.last)
    let deaf = step.with(outcome: .windowOpened(window))

    #expect(StepLaws.shop.violations(of: deaf).map(\.law) == [.linkLandsOnce])
  }

  @Test func `find a window that was opened for a link and stands elsewhere`() throws {
    let open = Action.app(.openWindow(LinkTarget(.home([.category("tea")]))))
    let step = try #require(app.sendAll(open, cause: .link).first)

    let fresh = SceneChange(window: app.windows.windows[2], before: nil, after: SceneState())

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(StepLaws.shop.violations(of: step.with(fresh)).map(\.law) == [.linkLandsOnce])
  }
}

@MainActor @Suite struct `A link that is wrong` {
  @Test func `is tried for each reason there is`() {
    let reasons = PlaceVerification.wrongLinks.map { link, _ in
      do {
        return "\(try DeepLink(link))"
      } catch {
        return Mirror(reflecting: error).children.first?.label ?? "\(error)"
      }
    }

    #expect(
      Set(reasons) == [
        "foreign", "tooLong", "controlCharacter", "fragment", "wrongEscape", "emptySegment",
        "dotSegment", "unknown", "superfluous", "incomplete", "wrongParameter", "repeatedParameter",
      ]
    )
  }
}

extension ShopApp {
  fileprivate var anyID: Entry.ID { Entry.ID(scene: first, number: 99) }
  fileprivate var cart: Entry { Entry(id: anyID, route: AnyRoute(HomeRoute.cart), cause: .key) }
}
