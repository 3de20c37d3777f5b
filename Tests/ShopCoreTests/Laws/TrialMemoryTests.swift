import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite final class `The laws of more than one step` {
  private let app = ShopApp.sample(windows: 2)
  private var memory = TrialMemory()

  /// What is found of an action, had it come to something else.
  private func broken(
    by action: Action,
    _ spoil: (Step) -> Step = { $0 }
  ) throws -> [Law] {
    let step = try #require(app.sendAll(action, cause: .key).first)
    var tally = LawTally()
    memory.check(spoil(step), in: app, into: &tally)
    return tally.violations.map(\.law)
  }

  private func scene(_ action: SceneAction) -> Action { .scene(action, in: app.second) }

  @Test func `find a window that is reopened elsewhere than it was closed`() throws {
    app.act(.navigate(.home(.cart)), in: app.second)
    let window = app.second
    for isSpoiled in [false, true] {
      #expect(try broken(by: .app(.closeWindow(window))).isEmpty)

      let laws = try broken(by: .app(.reopenWindow)) { step in
        guard isSpoiled, let change = step.changes.first else { return step }
        let fresh = SceneState(nextNumber: change.after?.nextNumber ?? 1)
        return step.with(SceneChange(window: change.window, before: nil, after: fresh))
      }

      #expect(laws == (isSpoiled ? [.restoreIsIdentity] : []))
    }
  }

  @Test(arguments: [false, true])
  func `find a window that a sign-in did not lead on`(isSpoiled: Bool) throws {
    app.act(.signOut)
    app.act(.navigate(.profile(.orders)), in: app.second)
    #expect(app.presented(in: app.second)?.content.isSignIn == true)

    let laws = try broken(by: .shop(.signIn(Account.samples[0].id))) { step in
      guard isSpoiled, let change = step.changes.first, var left = change.before else {
        return step
      }
      left.presentations = []
      return step.with(SceneChange(window: change.window, before: change.before, after: left))
    }

    #expect(laws == (isSpoiled ? [.linkLandsOnce] : []))
  }

  @Test func `find somebody who stands on an account's own and is not signed in`() throws {
    app.act(.signOut)
    let order = Entry(
      id: Entry.ID(scene: app.second, number: 9),
      route: AnyRoute(ProfileRoute.order("1001")),
      cause: .key
    )

    let laws = try broken(by: scene(.navigate(.profile(.settings)))) { step in
      guard let change = step.changes.first, var inside = change.after else { return step }
      inside.stacks[.profile]?.push(order)
      return step.with(SceneChange(window: change.window, before: change.before, after: inside))
    }

    #expect(laws == [.signOutForgets])
  }

  @Test func `find a payment that placed two orders, or one for an account that was left`()
    throws
  {
    func payment(_ account: Account.ID) -> Payment.ID {
      let flow = Presentation.ID(scene: app.second, number: 3)
      return Payment.ID(presentation: flow, account: account, number: 1)
    }
    let own = scene(.settle(payment(Account.samples[0].id), .accepted))
    let other = scene(.settle(payment(Account.samples[1].id), .accepted))
    let place = { (step: Step) in step.with(outcome: .shop(.orderPlaced("1001"))) }

    #expect(try broken(by: own, place).isEmpty)
    #expect(try broken(by: own, place) == [.rejectChangesNothing])
    #expect(try broken(by: other, place) == [.rejectChangesNothing])
    #expect(try broken(by: other).isEmpty)
  }

  @Test func `find a copy that forgot where one came from`() throws {
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)
    app.act(.selectTab(.search), in: app.second)
    let copying = Action.app(.duplicateWindow(app.second))
    #expect(try broken(by: copying).isEmpty)
    let origin = app.second

    let laws = try broken(by: .app(.duplicateWindow(origin))) { [app] step in
      app.windows.router(app.windows.focus)?.restore(SceneState(selectedTab: .search))
      app.monitor.takeChanges()
      return step
    }

    #expect(laws == [.windowIsolation])
  }

  @Test func `are broken also where that does not happen again when it is played again`() {
    let setting = TrialSetting(shop: ShopState(catalog: Catalog.sample), windows: 2)
    let history = History([Action.scene(.navigate(.home(.cart)), in: app.first)])
    let once = Violation(.oneStep, by: nil, finding: "two steps were taken")

    let found = Counterexample(shortening: history, breaking: once, in: setting)

    #expect(found == Counterexample(violation: once, history: history))
  }
}
