import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `The timeline` {
  @Test(arguments: 1...4) func `has the state after every action`(windows: Int) {
    let app = ShopApp.sample(windows: windows, limit: 6)
    let actionLog = ActionLog(of: app)
    var walk = RandomWalk(seed: UInt64(windows), through: Catalog.sample)
    var states: [Int: AppState] = [0: app.lastState]
    app.observe { states[$0.record.number] = app.lastState }

    for _ in 0..<1_500 { app.send(walk.next(in: app), cause: .script) }

    let timeline = actionLog.timeline
    #expect(timeline.latest == app.actionCount)
    for number in timeline.earliest...timeline.latest {
      #expect(timeline.state(after: number) == states[number])
    }
  }

  @Test func `keeps ten thousand actions and few more`() {
    let app = ShopApp.sample(windows: 3)
    let actionLog = ActionLog(of: app)

    for number in 0..<10_600 {
      let id = app.windows.windows[number % 3].id
      app.act(number.isMultiple(of: 2) ? .navigate(.home(.cart)) : .back, in: id)
    }

    let timeline = actionLog.timeline
    #expect(timeline.count >= Timeline.limit)
    #expect(timeline.count < Timeline.limit + 300)
    #expect(timeline.latest == 10_600)
    #expect(timeline.beginning == .limit)
    #expect(timeline.state(after: timeline.latest) == app.lastState)
    #expect(timeline.state(after: timeline.earliest) != nil)
    #expect(timeline.state(after: timeline.earliest - 1) == nil)
  }

  @Test(arguments: [ShopAction.signOut, .signIn(Account.samples[1].id)])
  func `drops what belonged to an account that signed out`(leaving: ShopAction) {
    let app = ShopApp.sample(windows: 2)
    let actionLog = ActionLog(of: app)
    app.act(.navigate(.profile(.order("1001"))), in: app.first)

    app.act(leaving)

    let timeline = actionLog.timeline
    #expect(timeline.count == 0)
    #expect(timeline.beginning == .everyWindowChanged)
    #expect(timeline[1] == nil)
    #expect(timeline.state(after: 1) == nil)
    #expect(timeline.state(after: 2) == app.lastState)
    #expect(actionLog.undoHistory.lastStep(in: app.first) == nil)
  }

  @Test func `names the action that made an entry`() throws {
    let app = ShopApp.sample(windows: 2)
    app.act(.navigate(.home(.cart)), in: app.first)
    let old = try #require(app.scene(app.first)?.stack(of: .home).top)
    let actionLog = ActionLog(of: app)

    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.act(.navigate(.home(.product("cup"))), in: app.second)
    app.act(.duplicateWindow(app.first))

    let own = try #require(app.scene(app.first)?.stack(of: .home).top)
    let other = try #require(app.scene(app.windows.windows[2].id)?.stack(of: .home).top)
    let copy = try #require(app.scene(app.windows.windows[1].id)?.stack(of: .home).top)
    #expect(actionLog.timeline.maker(of: old.id, in: app.first) == nil)
    #expect(actionLog.timeline.maker(of: own.id, in: app.first) == 2)
    #expect(actionLog.timeline.maker(of: other.id, in: app.windows.windows[2].id) == 3)
    #expect(actionLog.timeline.maker(of: copy.id, in: app.windows.windows[1].id) == 4)
  }

  @Test func `takes less for a snapshot than a line of text`() {
    #expect(MemoryLayout<Timeline.Snapshot>.stride <= 512)
  }
}
