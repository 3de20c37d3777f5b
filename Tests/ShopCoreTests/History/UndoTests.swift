import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `Taking a step back` {
  private let app = ShopApp.sample(windows: 2)
  private let actionLog: ActionLog

  init() {
    actionLog = ActionLog(of: app)
  }

  private func undo(in id: SceneID) throws -> ActionRecord? {
    let state = try #require(actionLog.undoHistory.lastStep(in: id)?.state)
    return app.send(.scene(.undo(to: state), in: id), cause: .key)
  }

  private func redo(in id: SceneID) throws -> ActionRecord? {
    let state = try #require(actionLog.undoHistory.lastUndoneStep(in: id)?.state)
    return app.send(.scene(.redo(to: state), in: id), cause: .key)
  }

  @Test func `moves one window and leaves the others as they are`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.home(.product("cup"))), in: app.second)
    let other = app.scene(app.second)

    let record = try #require(try undo(in: app.first))

    #expect(record.outcome == .restored)
    #expect(record.verdict.isKept)
    #expect(app.scene(app.first)?.stack(of: .home).isAtRoot == true)
    #expect(app.scene(app.second) == other)
    #expect(actionLog.undoHistory.lastStep(in: app.second) != nil)
  }

  @Test func `and doing it again ends where one was`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.selectTab(.search), in: app.first)
    let before = app.scene(app.first)

    _ = try undo(in: app.first)
    _ = try undo(in: app.first)
    #expect(actionLog.undoHistory.lastStep(in: app.first) == nil)
    _ = try redo(in: app.first)
    _ = try redo(in: app.first)

    #expect(app.scene(app.first) == before)
    #expect(actionLog.undoHistory.lastUndoneStep(in: app.first) == nil)
  }

  @Test func `brings a place back that was moved to another window, in each by itself`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.home(.product("cup"))), in: app.second)
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.send(.app(.movePlace(from: app.first, to: app.second)), cause: .key)

    _ = try undo(in: app.first)
    #expect(app.scene(app.first)?.stack(of: .home).depth == 2)
    _ = try undo(in: app.first)
    #expect(app.scene(app.first)?.stack(of: .home).depth == 1)
    _ = try undo(in: app.second)
    #expect(
      app.scene(app.second)?.stack(of: .home).top?.route == AnyRoute(HomeRoute.product("cup"))
    )
  }

  @Test func `can be taken again after it was done again`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    _ = try undo(in: app.first)
    _ = try redo(in: app.first)

    _ = try undo(in: app.first)

    #expect(app.scene(app.first)?.stack(of: .home).isAtRoot == true)
  }

  @Test func `brings back the tabs one came from, where back leads across them`() throws {
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)
    app.act(.selectTab(.search), in: app.first)
    let before = try #require(app.scene(app.first))
    app.act(.selectTab(.profile), in: app.first)

    _ = try undo(in: app.first)

    #expect(app.scene(app.first) == before)
  }

  @Test func `passes over what only moved the selection or typed`() throws {
    app.act(.selectTab(.search), in: app.first)
    let looks: [SceneAction] = [
      .look(.root(.search), selection: 3, scroll: 0), .beginEditing(.root(.search), .query),
      .edit(.root(.search), .query, .insert("tea")),
    ]
    for look in looks { #expect(app.act(look, in: app.first) == .viewChanged) }

    _ = try undo(in: app.first)

    #expect(app.scene(app.first)?.selectedTab == .home)
    #expect(actionLog.undoHistory.lastStep(in: app.first) == nil)
  }

  @Test func `is over for what could be done again once one goes elsewhere in that window`() throws
  {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.home(.cart)), in: app.second)
    _ = try undo(in: app.first)
    _ = try undo(in: app.second)

    app.act(.selectTab(.profile), in: app.first)

    #expect(actionLog.undoHistory.lastUndoneStep(in: app.first) == nil)
    #expect(actionLog.undoHistory.lastUndoneStep(in: app.second) != nil)
  }

  @Test func `gives no entry's number away again`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let gone = try #require(app.scene(app.first)?.stack(of: .home).top)
    _ = try undo(in: app.first)

    app.act(.navigate(.home(.cart)), in: app.first)

    #expect(app.scene(app.first)?.stack(of: .home).top?.id != gone.id)
  }
}

@MainActor @Suite struct `Taking a step back from before a sign-in` {
  private let app = ShopApp.sample(windows: 2)
  private let actionLog: ActionLog

  init() {
    actionLog = ActionLog(of: app)
    app.act(.signOut)
  }

  /// Every place undo leads to, one step after the other.
  private func placesUndone() throws -> [SceneState] {
    var places: [SceneState] = []
    while let state = actionLog.undoHistory.lastStep(in: app.first)?.state {
      let outcome = app.act(.undo(to: state), in: app.first)
      #expect(outcome == .restored)
      #expect(app.scene(app.first)?.isSamePlace(as: state) == true)
      places.append(state)
    }
    return places
  }

  @Test func `passes over the sign-ins that nobody is asked for any more`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let cart = try #require(app.scene(app.first))
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.back, in: app.first)
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.signIn("robin"))
    let orders = try #require(app.scene(app.first))

    let places = try placesUndone()

    #expect(places.map { $0.stack(of: .home).depth } == [1, 0])
    #expect(places.first?.isSamePlace(as: cart) == true)
    for _ in places {
      let step = try #require(actionLog.undoHistory.lastUndoneStep(in: app.first))
      app.act(.redo(to: step.state), in: app.first)
    }
    #expect(app.scene(app.first)?.isSamePlace(as: orders) == true)
    #expect(actionLog.undoHistory.lastUndoneStep(in: app.first) == nil)
  }

  @Test func `offers no step that changes nothing, in whichever window one signed in`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.back, in: app.first)
    app.act(.present(.fullScreenCover(.signIn(then: nil))), in: app.second)
    app.act(.signIn("robin"))

    #expect(try placesUndone().map { $0.stack(of: .home).depth } == [0])
    #expect(actionLog.undoHistory.lastStep(in: app.second) == nil)
  }

  @Test func `offers nothing again that a sign-in was`() throws {
    app.act(.navigate(.profile(.orders)), in: app.first)
    let step = try #require(actionLog.undoHistory.lastStep(in: app.first))
    app.act(.undo(to: step.state), in: app.first)
    app.act(.signIn("robin"))

    #expect(actionLog.undoHistory.lastUndoneStep(in: app.first) == nil)
  }
}

@MainActor @Suite struct `Going on from an earlier moment` {
  private let app = ShopApp.sample(windows: 2)
  private let actionLog: ActionLog

  init() {
    actionLog = ActionLog(of: app)
  }

  @Test func `has every window stand as it did, those that have gone and come since too`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)
    let then = try #require(actionLog.timeline.state(after: 1))
    let (first, second) = (app.first, app.second)
    app.act(.closeWindow(second))
    app.act(.openWindow(nil))
    app.act(.back, in: first)

    let record = try #require(app.send(.app(.travel(to: then)), cause: .key))

    #expect(record.outcome == .traveled(isWhole: true))
    #expect(record.verdict.isKept)
    #expect(app.windows.windows.map(\.id) == [first, second])
    #expect(app.scene(first) == then.scene(first))
    #expect(app.act(.reopenWindow) != .nothingToReopen)
  }

  @Test func `says where a sign-in that is settled does not come back`() throws {
    app.act(.signOut)
    app.act(.navigate(.profile(.orders)), in: app.first)
    let asking = app.lastState
    app.act(.signIn("robin"))

    let outcome = app.act(.travel(to: asking))

    #expect(outcome == .traveled(isWhole: false))
    #expect(app.scene(app.first)?.presentations.isEmpty == true)
  }

  @Test func `leaves what was bought as it is`() throws {
    let then = app.lastState
    app.send(.shop(.addToCart("teapot")), cause: .key)
    app.act(.navigate(.home(.cart)), in: app.first)

    app.act(.travel(to: then))

    #expect(app.shop.state.cart.count == 1)
    #expect(app.scene(app.first)?.stack(of: .home).isAtRoot == true)
  }

  @Test func `can itself be taken back in each window`() throws {
    let then = app.lastState
    app.act(.navigate(.home(.cart)), in: app.first)
    let before = app.scene(app.first)
    app.act(.travel(to: then))

    let state = try #require(actionLog.undoHistory.lastStep(in: app.first)?.state)
    app.act(.undo(to: state), in: app.first)

    #expect(app.scene(app.first) == before)
  }

  @Test func `brings nothing back of an account that was left`() throws {
    app.act(.openLink(LinkTarget(.profile([.orders, .order("1001")]))), in: app.first)
    let then = app.lastState
    let scene = try #require(app.scene(app.first))
    app.act(.signOut)
    app.act(.signIn("robin"))
    let now = app.lastState

    #expect(app.act(.travel(to: then)) == .ofAccountLeft)
    #expect(app.act(.undo(to: scene), in: app.first) == .ofAccountLeft)
    #expect(app.act(.redo(to: scene), in: app.first) == .ofAccountLeft)

    #expect(app.lastState == now)
  }

  @Test func `says so where that is now`() {
    app.act(.navigate(.home(.cart)), in: app.first)

    #expect(app.act(.travel(to: app.lastState)) == .unchanged)
  }
}
