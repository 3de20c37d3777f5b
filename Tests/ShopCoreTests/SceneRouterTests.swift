import Foundation
import NavigationLaws
import SceneNavigation
@testable import ShopCore
import TestSupport
import Testing

@MainActor @Suite struct `A scene router` {
  let app = ShopApp.sample(windows: 1)
  private var id: SceneID { app.first }
  private var router: SceneRouter {
    get throws { try #require(app.windows.router(id)) }
  }

  @Test func `finds a tab's stack, selection and scroll offset as they were left`() throws {
    app.act(.look(.root(.home), selection: 4, scroll: 2), in: id)
    app.act(.navigate(.home(.product("teapot"))), in: id)
    let screen = try router.screen
    app.act(.look(screen, selection: 1, scroll: 9), in: id)
    let before = try router.stack(of: .home)

    app.act(.selectTab(.search), in: id)
    app.act(.navigate(.search(AnyRoute(Person.ID("ada")))), in: id)
    app.act(.selectTab(.home), in: id)

    #expect(try router.stack == before)
    #expect(before.view == ViewState(selection: 1, scroll: 9))
    #expect(before.root.selection == 4)
  }

  @Test func `makes nothing by looking at a tab that was never used`() throws {
    let before = try router.state

    let stack = try router.stack(of: .profile)

    #expect(stack.isAtRoot)
    #expect(try router.state == before)
    #expect(before.stacks.isEmpty)
  }

  @Test func `makes a stack when its tab is first needed, and only then`() {
    var made: [Int] = []
    let router = SceneRouter(of: .shop, scene: SceneID(number: 1)) { tab in
      made.append(tab)
      return BackStackStore()
    }

    _ = router.stack(of: .search)
    router.profile.navigate(to: .orders)
    router.profile.navigate(to: .settings)

    #expect(made == [AppTab.home.position, AppTab.profile.position])
  }

  @Test func `makes no stack for a look at a tab nobody has stood in`() {
    var made: [Int] = []
    let router = SceneRouter(of: .shop, scene: SceneID(number: 1)) { tab in
      made.append(tab)
      return BackStackStore()
    }

    let outcome = router.apply(.look(.root(.search), selection: 2, scroll: 0), cause: .script)

    #expect(outcome == .entryGone(nil))
    #expect(made == [AppTab.home.position])
  }

  @Test func `answers alike wherever it stands alike, whatever was before`() throws {
    let app = ShopApp.sample(windows: 2)
    app.act(.selectTab(.search), in: app.first)
    app.act(.selectTab(.home), in: app.first)
    #expect(app.scene(app.first) == app.scene(app.second))

    let look = SceneAction.look(.root(.search), selection: 1, scroll: 0)

    #expect(app.act(look, in: app.first) == .entryGone(nil))
    #expect(app.act(look, in: app.second) == .entryGone(nil))
  }

  @Test func `announces that a tab is used which was looked at before`() {
    let router = SceneRouter(scene: SceneID(number: 1))
    let announced = Announcements { _ = router.stack(of: .profile) }

    router.profile.navigate(to: .orders)

    #expect(announced.count == 1)
  }

  @Test func `announces the first change of the tab it begins with`() {
    let router = SceneRouter(scene: SceneID(number: 1))
    let announced = Announcements { _ = router.stack }

    router.home.navigate(to: .cart)

    #expect(announced.count == 1)
  }

  @Test func `keeps what an observer presents, dismisses or selects in answer to a change`() {
    let router = SceneRouter(scene: SceneID(number: 1))
    answer(to: { _ = router.presentations }) {
      _ = router.present(.alert(.paymentTimedOut), cause: .script)
    }
    _ = router.present(.alert(.paymentDeclined), cause: .script)
    #expect(
      router.presentations.map(\.content) == [.alert(.paymentDeclined), .alert(.paymentTimedOut)]
    )
    #expect(Set(router.presentations.map(\.id)).count == 2)

    answer(to: { _ = router.presentations }) { _ = router.dismiss(router.presentations[0].id) }
    _ = router.dismiss(router.presentations[1].id)
    #expect(router.presentations.isEmpty)

    answer(to: { _ = router.selectedTab }) {
      _ = router.apply(.selectTab(.profile), cause: .script)
    }
    _ = router.apply(.selectTab(.search), cause: .key)
    #expect(router.selectedTab == .profile)
  }

  @Test func `makes one coordinator for a tab, also where an observer answers to its making`() {
    let router = SceneRouter(scene: SceneID(number: 1))
    answer(to: { _ = router.stack(of: .profile) }) { router.profile.navigate(to: .people) }

    router.profile.navigate(to: .orders)

    #expect(router.profile.path == [.people, .orders])
  }

  @Test func `has a state that is read without being observed`() {
    let group = SceneGroup(state: AppState(windowCount: 1))
    let id = group.windows[0].id
    let announced = Announcements {
      _ = group.state
      _ = group.router(id)?.state
    }

    group.router(id)?.home.navigate(to: .cart)
    group.router(id)?.show(AppTab.search.position)
    _ = group.open()

    #expect(announced.count == 0)
  }

  @Test func `pops the selected tab to its root when it is selected again`() throws {
    app.act(.selectTab(.profile), in: id)
    app.act(.navigate(.profile(.people)), in: id)
    app.act(.selectTab(.home), in: id)
    app.act(.navigate(.home(.cart)), in: id)
    app.act(.navigate(.home(.product("cup"))), in: id)

    app.act(.selectTab(.home), in: id)

    #expect(try router.stack(of: .home).isAtRoot)
    #expect(try router.stack(of: .profile).depth == 1)
  }

  @Test func `pops as far as an action says, and as the place is above the root`() throws {
    let routes = [HomeRoute.category("tea"), .product("teapot"), .product("cup"), .cart]
    for route in routes { app.act(.navigate(.home(route)), in: id) }

    app.act(.popTo(.home(.product("teapot"))), in: id)
    #expect(try router.home.path == [.category("tea"), .product("teapot")])
    app.act(.popToRoot, in: id)
    #expect(try router.stack(of: .home).isAtRoot)
  }

  @Test func `scrolls to the top when the selected tab is selected at its root`() throws {
    app.act(.look(.root(.home), selection: 5, scroll: 3), in: id)

    let outcome = app.act(.selectTab(.home), in: id)

    #expect(outcome == .scrolledToTop(.home))
    #expect(try router.stack.root == ViewState())
  }

  @Test func `selects the tab a destination belongs to`() throws {
    app.act(.navigate(.profile(.orders)), in: id)

    #expect(try router.selectedTab == .profile)
    #expect(try router.profile.path == [.orders])
    #expect(try router.stack(of: .home).isAtRoot)
  }

  @Test func `keeps what is typed with the screen it was typed on`() throws {
    app.act(.selectTab(.search), in: id)
    app.act(.beginEditing(.root(.search), .query), in: id)
    app.act(.edit(.root(.search), .query, .insert("tea")), in: id)
    app.act(.navigate(.search(AnyRoute(Product.ID("teapot")))), in: id)

    app.act(.back, in: id)

    #expect(try router.stack.view.text(of: .query) == "tea")
    #expect(try router.stack.view.editing == .query)
  }

  @Test func `aims at an entry in whichever tab holds it`() throws {
    app.act(.navigate(.home(.cart)), in: id)
    let screen = try router.screen
    app.act(.selectTab(.search), in: id)

    let outcome = app.act(.look(screen, selection: 2, scroll: 0), in: id)

    #expect(outcome == .viewChanged)
    #expect(try router.stack(of: .home).view.selection == 2)
  }

  @Test func `gives every entry of its tabs another id`() throws {
    app.act(.navigate(.home(.cart)), in: id)
    app.act(.navigate(.profile(.orders)), in: id)
    app.act(.navigate(.search(AnyRoute(Person.ID("ada")))), in: id)

    let ids = try AppTab.allCases.flatMap { tab in
      try router.stack(of: tab).entries.map(\.id)
    }

    #expect(Set(ids).count == 3)
  }

  @Test func `gives no entry the id of what is presented, or of a page in it`() throws {
    let scene = SceneID(number: 1)
    let page = Entry(
      id: Entry.ID(scene: scene, number: 60),
      route: AnyRoute(CheckoutStep.delivery),
      cause: .script
    )
    var checkout = Presentation(
      id: Presentation.ID(scene: scene, number: 50),
      content: .fullScreenCover(.checkout),
      cause: .script,
      presenter: nil
    )
    checkout.stack.push(page)
    let state = SceneState(presentations: [checkout], nextNumber: 3)
    let restored = SceneRouter(scene: scene)
    restored.restore(state)

    for router in [SceneRouter(scene: scene, state: state), restored] {
      #expect(router.takeNumber() == Entry.ID(scene: scene, number: 61))
    }
  }

  @Test func `stands as no other window did`() throws {
    let app = ShopApp.sample(windows: 2)
    app.act(.navigate(.home(.cart)), in: app.second)
    let foreign = try #require(app.scene(app.second))
    let before = app.lastState

    #expect(
      app.act(.undo(to: foreign), in: app.first) == .entryGone(foreign.stack(of: .home).top?.id)
    )
    #expect(app.lastState == before)
  }

  @Test func `stands as no state that is another window's anywhere, or in another tab`() throws {
    let app = ShopApp.sample(windows: 2)
    let own = Entry.ID(scene: app.second, number: 9)
    let foreign = Entry.ID(scene: app.first, number: 4)
    func scene(_ entries: [(Entry.ID, AnyRoute)]) -> SceneState {
      var scene = SceneState(nextNumber: 20)
      scene.stacks[.home] = BackStack(
        entries: entries.map { Entry(id: $0, route: $1, cause: .key) }
      )
      return scene
    }
    let cart = AnyRoute(HomeRoute.cart)
    for (state, stray) in [
      (scene([(foreign, cart), (own, cart)]), foreign),
      (scene([(own, AnyRoute(ProfileRoute.settings))]), own),
    ] {
      let before = app.lastState
      var moment = before
      moment.windows[1].scene = state

      #expect(app.act(.undo(to: state), in: app.second) == .entryGone(stray))
      #expect(app.act(.travel(to: moment)) == .entryGone(stray))
      #expect(app.lastState == before)
    }
  }

  @Test func `goes back to no moment at which somebody stood on an account's own`() throws {
    let app = ShopApp.sample(windows: 2)
    app.act(.navigate(.profile(.orders)), in: app.first)
    let moment = app.lastState
    app.act(.signOut)

    let violations =
      app.sendChecked(.scene(.undo(to: moment.windows[0].scene), in: app.first), cause: .key)
      + app.sendChecked(.app(.travel(to: moment)), cause: .key)

    #expect(violations.isEmpty)
    #expect(app.scene(app.first)?.selectedTab == .profile)
    #expect(app.scene(app.first)?.stacks.isEmpty == true)
  }

  @Test func `counts on from any number`() {
    let app = ShopApp.sample(windows: 2)
    let numbers = EntryNumbers(scene: app.first, next: .min)
    #expect(numbers.take().number == 1)
    numbers.skip(to: .max)
    let far = numbers.take()
    #expect(numbers.take().number == far.number + 1)
    app.act(.undo(to: SceneState(selectedTab: .search, nextNumber: .max)), in: app.first)
    #expect(app.act(.navigate(.home(.cart)), in: app.first)?.isChange == true)
    let late = AppState(windows: [], focus: app.first, arrangement: Arrangement(), nextScene: .max)
    let windows = SceneGroup(state: late)
    #expect(windows.open().isChange)
  }

  @Test func `takes no step in Search that could not be restored there`() throws {
    let step = AnyRoute(CheckoutStep.payment)
    let path = TabPath.search(NavigationPath([step]))
    app.act(.present(.sheet(.filter("tea"))), in: id)
    let sheet = try #require(try router.presented).id
    let before = try router.state

    for action in [
      SceneAction.openLink(LinkTarget(path)), .dismissAndNavigate(sheet, .search(step)),
      .dismissAndOpenLink(sheet, LinkTarget(path)),
    ] {
      #expect(app.act(action, in: id) == .notForTab(step, .search))
    }
    #expect(try router.state == before)
    app.act(.dismiss(sheet), in: id)
    for action in [SceneAction.navigate(.search(step)), .replaceStack(path)] {
      #expect(app.act(action, in: id) == .notForTab(step, .search))
    }
    #expect(try router.state.stacks == before.stacks)
  }

  @Test func `presents nothing that could not be restored`() throws {
    let before = try router.state
    let other = AnyRoute(CheckoutStep.payment)

    #expect(app.act(.present(other), in: id) == .notAModal(other))

    #expect(try router.state == before)
  }
}

@Suite struct `A scene's state` {
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.userInfo = AppDescription.shop.userInfo
    return decoder
  }()
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo = AppDescription.shop.userInfo
    return encoder
  }()

  @MainActor private var lived: SceneState {
    let app = ShopApp.sample(windows: 1)
    app.act(.navigate(.home(.category("tea"))), in: app.first)
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.act(.navigate(.search(AnyRoute(Person.ID("ada")))), in: app.first)
    app.act(.edit(.root(.search), .query, .insert("crème 急須")), in: app.first)
    return app.windows.state.windows[0].scene
  }

  @MainActor @Test func `equals itself after being saved and read, to the byte`() throws {
    let state = lived

    let saved = try encoder.encode(state)
    let read = try decoder.decode(SceneState.self, from: saved)

    #expect(read == state)
    #expect(try encoder.encode(read) == saved)
  }

  @MainActor @Test func `selects the first tab where the saved one no longer exists`() throws {
    let state = lived
    let saved = try #require(String(data: encoder.encode(state), encoding: .utf8))
    let changed = saved.replacing(#""selectedTab":"search""#, with: #""selectedTab":"wishes""#)

    let read = try decoder.decode(SceneState.self, from: Data(changed.utf8))

    #expect(changed != saved)
    #expect(read.selectedTab == .home)
    #expect(read.stacks == state.stacks)
  }

  @MainActor @Test func `leaves out the stack of a tab that is gone with its routes`() throws {
    let state = lived
    let saved = try #require(String(data: encoder.encode(state), encoding: .utf8))
    let route = #"{"type":"wish","value":"kite"}"#
    let entry = #"{"cause":"key","id":{"number":90,"scene":1},"route":\#(route),"view":{}}"#
    let wishes = #""stacks":{"wishes":{"entries":[\#(entry)],"root":{}},"#
    let changed = saved.replacing(#""stacks":{"#, with: wishes)

    let read = try decoder.decode(SceneState.self, from: Data(changed.utf8))

    #expect(changed != saved)
    #expect(read == state)
  }

  @MainActor @Test(arguments: ["0", "-1", "9223372036854775807"])
  func `ends below an entry with a number there cannot be`(number: String) throws {
    let state = lived
    let saved = try #require(String(data: encoder.encode(state), encoding: .utf8))
    let changed = saved.replacing(#"{"number":1,"#, with: #"{"number":\#(number),"#)

    let read = try decoder.decode(SceneState.self, from: Data(changed.utf8))

    #expect(changed != saved)
    #expect(read.stack(of: .home).isAtRoot)
    #expect(read.stacks[.search] == state.stacks[.search])
  }

  @MainActor @Test(arguments: [Int.min, 0, Int.max])
  func `gives its entries numbers there can be, whatever it is told to go on from`(next: Int) {
    let numbers = EntryNumbers(scene: SceneID(number: 1), next: next)

    let first = numbers.take()

    #expect(first.number > 0)
    #expect(numbers.take().number == first.number + 1)
  }

  @MainActor @Test func `ends below a step that stands in a tab that does not take it`() throws {
    let state = lived
    var mixed = state
    mixed.stacks[.profile] = state.stacks[.home]

    let read = try decoder.decode(SceneState.self, from: encoder.encode(mixed))

    #expect(read == state)
  }

  @MainActor @Test func `continues in a new router exactly where it was`() {
    let state = lived

    let router = SceneRouter(scene: SceneID(number: 1), state: state)

    #expect(router.state == state)
  }
}
