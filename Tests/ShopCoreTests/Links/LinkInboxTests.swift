import NavigationLaws
import Testing

@testable import SceneNavigation
@testable import ShopCore

@MainActor @Suite struct `A link to a window that is not ready` {
  private let app = ShopApp.sample(windows: 2, areReady: false)

  private func open(_ path: TabPath, in id: SceneID) -> ActionRecord? {
    app.send(.scene(.openLink(LinkTarget(path)), in: id), cause: .link)
  }

  @Test func `waits, and changes nothing yet`() {
    let before = app.windows.state

    let outcomes = [
      open(.home([.cart]), in: app.second)?.outcome,
      open(.profile([.orders]), in: app.second)?.outcome,
    ]

    #expect(outcomes == [.linkWaits(place: 1), .linkWaits(place: 2)])
    #expect(app.windows.state == before)
    #expect(app.windows.router(app.first)?.waitingLinks.isEmpty == true)
  }

  @Test func `is opened when the window is ready, after those that came before it`() {
    var records: [ActionRecord] = []
    _ = open(.home([.cart]), in: app.second)
    _ = open(.home([.product("cup")]), in: app.second)
    app.observe { records.append($0.record) }

    app.finishLaunching()

    #expect(records.map(\.cause) == [.link, .link])
    #expect(
      app.scene(app.second)?.stack(of: .home).path == NavigationPath([HomeRoute.product("cup")])
    )
    #expect(app.scene(app.first) == SceneState())
  }

  @Test func `is opened only once`() {
    _ = open(.home([.cart]), in: app.first)
    app.finishLaunching()
    app.act(.back, in: app.first)
    let before = app.windows.state

    app.finishLaunching()

    #expect(app.windows.state == before)
  }

  @Test func `is opened at once in a window that is ready`() {
    app.finishLaunching()

    let record = open(.home([.cart]), in: app.first)

    #expect(record?.outcome == .replaced(kept: 0, depth: 1))
  }

  @Test func `is refused where too many wait`() {
    for _ in 0..<64 { _ = open(.home([.cart]), in: app.first) }
    let before = app.windows.state

    let record = open(.home([.product("cup")]), in: app.first)

    #expect(record?.outcome == .tooManyLinks(limit: 64))
    #expect(app.windows.state == before)
    #expect(app.windows.router(app.first)?.waitingLinks.count == 64)
  }

  @Test func `waits in the inbox of the window that was opened for it`() {
    let target = LinkTarget(searching: "tea")
    let step = app.sendAll(.app(.openWindow(target)), cause: .link).first

    #expect(step.map { StepLaws.shop.violations(of: $0).isEmpty } == true)
    let router = app.windows.router(app.windows.focus)

    #expect(router?.waitingLinks == [WaitingLink(target: target, cause: .link)])
    app.finishLaunching()
    #expect(router?.state.stack(of: .search).root.text(of: .query) == "tea")
  }

  @Test func `is looked at by the guard when it is opened, not before`() {
    _ = open(.profile([.orders]), in: app.first)
    #expect(app.shop.state.account != nil)
    app.finishLaunching()
    app.act(.signOut)

    app.act(.openWindow(LinkTarget(.profile([.orders]))))

    let scene = app.scene(app.windows.focus)
    #expect(scene?.presentations.first?.content.waits == true)
    #expect(scene?.stack(of: .profile).isAtRoot == true)
  }

  @Test func `is forgotten when somebody signs out`() {
    _ = open(.home([.cart]), in: app.first)

    app.act(.signOut)

    #expect(app.windows.router(app.first)?.waitingLinks.isEmpty == true)
    app.finishLaunching()
    #expect(app.windows.state.windows.allSatisfy { $0.scene.stacks.isEmpty })
    #expect(app.windows.state.windows.allSatisfy { $0.scene.presentations.isEmpty })
  }

  @Test func `breaks no law by waiting`() throws {
    let link = SceneAction.openLink(LinkTarget(.home([.cart])))

    let violations = app.sendChecked(.scene(link, in: app.first), cause: .link)

    #expect(violations.isEmpty)
  }
}

@MainActor @Suite struct `Launching a window` {
  private enum Step: Hashable {
    case restore
    case link(Int)
    case useTab(AppTab)
  }

  private static let targets = [
    LinkTarget(.home([.category("tea"), .product("cup")])),
    LinkTarget(searching: "lamp"),
    LinkTarget(.profile([.orders])),
  ]

  private static let steps: [Step] =
    [.restore] + targets.indices.map { .link($0) } + [.useTab(.search), .useTab(.profile)]

  /// A window as it was kept: deep in two tabs, with a text in its search.
  private func saved() -> SceneState {
    let router = SceneRouter(scene: SceneID(number: 1))
    let actions: [SceneAction] = [
      .navigate(.home(.category("tea"))), .navigate(.home(.product("teapot"))),
      .selectTab(.search), .edit(.root(.search), .query, .insert("tea")),
      .navigate(.profile(.settings)), .look(.root(.home), selection: 2, scroll: 1),
    ]
    for action in actions { #expect(router.apply(action, cause: .key).isChange) }
    return router.state
  }

  @Test func `ends in the same state whatever comes first: being restored, links, or its tabs`() {
    let saved = saved()
    for order in Self.steps.permutations {
      let router = SceneRouter(scene: SceneID(number: 1))
      let app = ShopApp.sample(windows: 1, areReady: false) { _, _ in router }

      for step in order {
        switch step {
        case .restore: router.restore(saved)
        case .link(let number):
          app.send(.scene(.openLink(Self.targets[number]), in: app.first), cause: .link)
        case .useTab(let tab): _ = router.coordinator(of: tab)
        }
      }
      app.finishLaunching()

      #expect(router.state == linked(saved, in: order), "\(order)")
    }
  }

  /// What comes of opening the links one after the other in a window that already exists.
  private func linked(_ state: SceneState, in order: [Step]) -> SceneState {
    let router = SceneRouter(scene: SceneID(number: 1), state: state)
    for case .link(let number) in order {
      _ = router.apply(.openLink(Self.targets[number]), cause: .link)
    }
    return router.state
  }
}

extension Array {
  /// Every order of the elements.
  fileprivate var permutations: [[Element]] {
    guard !isEmpty else { return [[]] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
