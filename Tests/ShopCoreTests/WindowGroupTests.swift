import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `Windows` {
  let app = ShopApp.sample(windows: 2)

  @Test func `made from the same defaults never move one another`() {
    let before = app.scene(app.second)

    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.act(.selectTab(.search), in: app.first)

    #expect(app.scene(app.second) == before)
    #expect(app.scene(app.first) != before)
  }

  @Test(arguments: [
    SceneState(selection: 9), SceneState(stacks: TabStacks([.deep, .deep, .deep, .deep])),
  ])
  func `restore no state with a tab that the app lacks`(state: SceneState) throws {
    let before = app.lastState
    var windows = before.windows
    windows[0].scene = state
    let moment = AppState(
      windows: windows,
      focus: before.focus,
      arrangement: before.arrangement,
      nextScene: before.nextScene
    )

    let tab = max(state.selection, state.stacks.tabs.upperBound - 1)
    #expect(app.act(.undo(to: state), in: app.first) == .noSuchTab(tab))
    #expect(app.act(.travel(to: moment)) == .noSuchTab(tab))
    #expect(app.lastState == before)
  }

  @Test func `restore no more windows than there can be`() {
    #expect(app.act(.travel(to: AppState(windowCount: 40))) == .tooManyWindows(limit: 26))
    #expect(app.windows.windows.count == 2)
  }

  @Test func `are at least one, each once, with the focus on one of them`() throws {
    let window = AppState(windowCount: 1).windows[0]
    let focus = SceneID(number: 77)
    let none = AppState(windows: [], focus: focus, arrangement: Arrangement(), nextScene: 1)
    let twice = AppState(
      windows: [window, window],
      focus: focus,
      arrangement: Arrangement(),
      nextScene: 1
    )

    for state in [none, twice] {
      #expect(state == AppState(windowCount: 1))
      app.act(.travel(to: state))
      #expect(app.windows.windows.map(\.letter) == ["A"])
      #expect(app.windows.focus == app.first)
      app.act(.openWindow(nil))
      #expect(Set(app.windows.windows.map(\.id)).count == 2)
    }
  }

  @Test func `go on after Z with two letters, and take the first that is free`() {
    let windows = SceneGroup(state: AppState(windowCount: 26), limit: 30)
    let app = ShopApp(shop: Shop(.verified), windows: windows)
    app.act(.openWindow(nil))
    app.act(.openWindow(nil))

    app.act(.closeWindow(windows.windows[2].id))
    app.act(.openWindow(nil))
    app.act(.openWindow(nil))

    #expect(windows.windows.suffix(4).map(\.letter) == ["AA", "AB", "C", "AC"])
  }

  @Test func `are duplicated with equal routes and entries of their own`() throws {
    app.act(.navigate(.home(.category("tea"))), in: app.first)
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    let original = try #require(app.scene(app.first)).stack(of: .home)

    app.act(.duplicateWindow(app.first))

    let copy = try #require(app.scene(app.windows.focus)).stack(of: .home)
    #expect(copy.path == original.path)
    #expect(Set(copy.entries.map(\.id)).isDisjoint(with: original.entries.map(\.id)))
    #expect(app.windows.windows.map(\.letter) == ["A", "C", "B"])
  }

  @Test func `go separate ways once duplicated`() throws {
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.act(.duplicateWindow(app.first))
    let copy = app.windows.focus
    let before = app.scene(app.first)

    app.act(.back, in: copy)

    #expect(app.scene(app.first) == before)
    #expect(app.scene(copy)?.stack(of: .home).isAtRoot == true)
  }

  @Test func `are forgotten when closed, and nothing else is`() {
    app.act(.navigate(.home(.cart)), in: app.second)
    let kept = app.scene(app.second)
    let closed = app.first

    app.act(.closeWindow(closed))

    #expect(app.scene(closed) == nil)
    #expect(app.windows.state.windows.map(\.scene) == [kept])
  }

  @Test func `come back as they were when reopened, in their place, under their letter`() {
    app.act(.navigate(.home(.cart)), in: app.first)
    let before = app.windows.state
    app.act(.focusWindow(app.first))

    app.act(.closeWindow(app.first))
    app.act(.reopenWindow)

    #expect(app.windows.state == before)
  }

  @Test func `get another letter when reopened after theirs was taken`() {
    app.act(.closeWindow(app.first))
    app.act(.openWindow(nil))

    app.act(.reopenWindow)

    #expect(Set(app.windows.windows.map(\.letter)) == ["A", "B", "C"])
  }

  @Test func `pass the focus on when the focused one is closed`() {
    let neighbour = app.second

    app.act(.closeWindow(app.first))

    #expect(app.windows.focus == neighbour)
  }

  @Test(arguments: [AppAction.openWindow(nil), .duplicateWindow(SceneID(number: 1))])
  func `give the focus back to the one they were opened from`(opening: AppAction) throws {
    let app = ShopApp.sample(windows: 3)
    app.act(opening)
    let opened = app.windows.focus
    try #require(opened != app.first)

    app.act(.closeWindow(opened))
    #expect(app.windows.focus == app.first)

    app.act(.reopenWindow)
    #expect(app.windows.focus == opened)
    app.act(.closeWindow(opened))
    #expect(app.windows.focus == app.first)
  }

  @Test func `pass the focus to a neighbour where the one they were opened from is gone`() {
    let app = ShopApp.sample(windows: 3)
    let neighbour = app.third
    app.act(.openWindow(nil))
    let opened = app.windows.focus
    app.act(.closeWindow(app.first))

    app.act(.closeWindow(opened))

    #expect(app.windows.focus == neighbour)
  }

  @Test func `know after a restart which one they were opened from`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 3))
    try kept.send(.app(.openWindow(nil)))

    #expect(kept.restored.state == kept.app.lastState)
    #expect(kept.restored.state.windows.last?.window.opener == kept.app.first)
  }

  @Test func `leave the focus where it is when another one is closed`() {
    let app = ShopApp.sample(windows: 3)
    let (middle, last) = (app.second, app.third)

    app.act(.focusWindow(last))
    app.act(.closeWindow(middle))
    #expect(app.windows.focus == last)
    app.act(.closeWindow(last))
    #expect(app.windows.focus == app.first)
  }

  @Test func `pass the focus on to the one that takes their place`() {
    let app = ShopApp.sample(windows: 3)
    app.act(.focusWindow(app.second))
    let next = app.third

    app.act(.closeWindow(app.second))

    #expect(app.windows.focus == next)
  }

  @Test func `give no number again when they come back after many others were closed`() throws {
    let before = app.lastState
    let window = app.second
    app.act(.navigate(.home(.cart)), in: window)
    app.act(.present(.sheet(.filter("tea"))), in: window)
    let sheet = try #require(app.presented(in: window))
    app.act(.closeWindow(window))
    for _ in 0..<30 {
      app.act(.openWindow(nil))
      app.act(.closeWindow(app.windows.focus))
    }

    app.act(.travel(to: before))
    app.act(.navigate(.home(.cart)), in: window)
    app.act(.present(.alert(.paymentDeclined)), in: window)
    let alert = try #require(app.presented(in: window))

    #expect(alert.id.number > sheet.id.number)
    #expect(app.act(.dismiss(sheet.id), in: window) == .presentationGone(sheet.id))
  }

  @Test func `stay closed while there is no room for them`() {
    let app = ShopApp.sample(windows: 2, limit: 2)
    app.act(.closeWindow(app.second))
    app.act(.openWindow(nil))

    #expect(app.act(.reopenWindow) == .tooManyWindows(limit: 2))
    #expect(app.windows.windows.count == 2)
  }

  @Test func `are duplicated as they are looked at, in the tab that is selected`() throws {
    app.act(.look(.root(.home), selection: 2, scroll: 1), in: app.first)
    app.act(.selectTab(.search), in: app.first)
    app.act(.edit(.root(.search), .query, .insert("tea")), in: app.first)

    app.act(.duplicateWindow(app.first))

    let original = try #require(app.scene(app.first))
    let copy = try #require(app.scene(app.windows.focus))
    #expect(copy.selectedTab == .search)
    #expect(copy.stacks == original.stacks)
  }

  @Test func `ask below an alert too before a checkout in them is lost`() throws {
    app.act(.present(.fullScreenCover(.checkout)), in: app.first)
    let flow = try #require(app.scene(app.first)?.presentations.last)
    app.act(.edit(flow.screen, .street, .insert("Mill Lane 4")), in: app.first)
    app.act(.present(.alert(.paymentDeclined)), in: app.first)

    app.act(.closeWindow(app.first))

    #expect(app.windows.windows.count == 2)
    #expect(
      app.scene(app.first)?.presentations.last?.content
        == .confirmationDialog(.leave(flow.id, then: .closingWindow))
    )
  }

  @Test func `refuse to be none and to be more than fit`() {
    let app = ShopApp.sample(windows: 1, limit: 1)
    let before = app.windows.state

    let outcomes = [app.act(.closeWindow(app.first)), app.act(.openWindow(nil))]

    #expect(outcomes == [.lastWindow, .tooManyWindows(limit: 1)])
    #expect(app.windows.state == before)
  }

  @Test func `open where they are told to, and move nobody by it`() {
    let before = app.scene(app.first)

    let outcome = app.act(.openWindow(LinkTarget(.home([.category("tea"), .product("cup")]))))

    #expect(outcome?.isChange == true)
    #expect(
      app.scene(app.windows.focus)?.stack(of: .home).path
        == NavigationPath([HomeRoute.category("tea"), .product("cup")])
    )
    #expect(app.scene(app.first) == before)
  }

  @Test func `search for what the link says that opens them`() {
    app.act(.openWindow(LinkTarget(searching: "tea")))

    let scene = app.scene(app.windows.focus)
    #expect(scene?.selectedTab == .search)
    #expect(scene?.stack(of: .search).root.text(of: .query) == "tea")
  }

  @Test(arguments: [(AppAction.focusNextWindow, [1, 2, 0]), (.focusPreviousWindow, [2, 1, 0])])
  func `take the focus in turn, round the end`(action: AppAction, visited: [Int]) {
    let app = ShopApp.sample(windows: 3)
    let ids = app.windows.windows.map(\.id)

    let focused = visited.map { _ in
      app.act(action)
      return app.windows.focus
    }

    #expect(focused == visited.map { ids[$0] })
  }

  @Test func `that are gone are named when an action is aimed at them`() {
    let gone = app.first
    app.act(.closeWindow(gone))

    #expect(app.act(.back, in: gone) == .noSuchWindow(gone))
  }

  @Test func `all lose their paths when somebody signs out`() {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.profile(.orders)), in: app.second)

    app.act(.signOut)

    #expect(app.windows.state.windows.allSatisfy { $0.scene.stacks.isEmpty })
    #expect(app.shop.state.account == nil)
    #expect(app.act(.reopenWindow) == .nothingToReopen)
  }
}

extension BackStack {
  /// With one entry above the root.
  fileprivate static var deep: BackStack {
    BackStack(
      entries: [
        Entry(
          id: Entry.ID(scene: SceneID(number: 1), number: 900),
          route: AnyRoute(HomeRoute.cart),
          cause: .key
        )
      ]
    )
  }
}
