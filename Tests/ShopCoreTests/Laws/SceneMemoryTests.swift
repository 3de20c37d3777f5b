import SceneNavigation
import Testing

@testable import NavigationLaws
@testable import ShopCore

@MainActor @Suite final class `The laws of more than one step` {
  private let system = SceneSystem(ShopState.verified, .shop(windows: 2))
  private var memory = SceneMemory()

  private var second: SceneID { system.windows[1] }

  private func act(_ action: SceneAction) { system.send(.scene(action, in: second)) }

  /// What is found of an action, had it come to something else.
  private func broken(
    by action: SceneNavigation.Action,
    _ spoil: (Step) -> Step = { $0 }
  ) throws -> [LawName] {
    let step = try #require(system.store.sendAll(action, cause: .key).first)
    var report = StepReport()
    memory.check(spoil(step), in: system, into: &report)
    return report.violations.map(\.law)
  }

  @Test func `find a window that is reopened elsewhere than it was closed`() throws {
    act(.navigate(.home(.cart)))
    let window = second
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

  @Test func `find a copy that forgot where one came from`() throws {
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    system.send(.shop(.changeSettings(settings)))
    act(.selectTab(.search))
    #expect(try broken(by: .app(.duplicateWindow(second))).isEmpty)

    let laws = try broken(by: .app(.duplicateWindow(second))) { [system] step in
      system.store.windows.router(system.store.windows.focus)?
        .restore(SceneState(selectedTab: .search))
      system.store.monitor.takeChanges()
      return step
    }

    #expect(laws == [.windowIsolation])
  }
}

@MainActor @Suite struct `The laws of the shop` {
  private let system = SceneSystem(ShopState.verified, .shop(windows: 2))

  private var second: SceneID { system.windows[1] }

  /// What the law finds of the last event, had it come to something else.
  private func finding(_ name: String, _ spoil: (Step) -> Step = { $0 }) throws -> Finding {
    system.steps = system.steps.map(spoil)
    if let step = system.steps.first, step.sharedChange == nil, step.record.outcome.shop != nil {
      system.sharedSteps.append(step)
    }
    let law = try #require(Law<SceneSystem>.shop.first { $0.name == name })
    guard case .typed(let check) = law.check else { return .noCase }
    let step = PlainTransition(
      PlainEvent(kind: .appEvent),
      .done,
      from: PlainPicture(),
      to: PlainPicture(),
      PlainTransition.Facts(),
      by: SystemDoor(system, Vocabulary(Alphabet.shop(ShopState.verified, limit: 2)))
    )
    return check(Transition(plain: step))
  }

  private func isBroken(_ finding: Finding) -> Bool {
    if case .breaks = finding { true } else { false }
  }

  @Test(arguments: [false, true])
  func `find a window that a sign-in did not lead on`(isSpoiled: Bool) throws {
    system.send(.shop(.signOut))
    system.send(.scene(.navigate(.profile(.orders)), in: second))
    system.send(.shop(.signIn(Account.samples[0].id)))

    let finding = try finding("sign-in-leads-on") { step in
      guard isSpoiled, let change = step.changes.first, var left = change.before else {
        return step
      }
      left.presentations = []
      return step.with(SceneChange(window: change.window, before: change.before, after: left))
    }

    #expect(isBroken(finding) == isSpoiled)
    #expect(isSpoiled || finding == .holds)
  }

  @Test func `find an account's own that is shown where nobody is signed in`() throws {
    system.send(.shop(.signOut))
    system.send(.scene(.navigate(.profile(.settings)), in: second))
    let order = Entry(
      id: Entry.ID(scene: second, number: 9),
      route: AnyRoute(ProfileRoute.order("1001")),
      cause: .key
    )

    let finding = try finding("private-places") { step in
      guard let change = step.changes.first, var inside = change.after else { return step }
      inside.stacks[.profile]?.push(order)
      return step.with(SceneChange(window: change.window, before: change.before, after: inside))
    }

    #expect(isBroken(finding))
  }

  @Test func `find a payment that placed two orders, or one for an account that was left`()
    throws
  {
    func payment(_ account: Account.ID) -> SceneNavigation.Action {
      let flow = Presentation.ID(scene: second, number: 3)
      let id = Payment.ID(presentation: flow, account: account, number: 1)
      return .scene(.settle(id, .accepted), in: second)
    }
    let place = { (step: Step) in step.with(outcome: .shop(.orderPlaced("1001"))) }
    let law = "one-payment-one-order"

    system.send(payment(Account.samples[0].id))
    #expect(try finding(law, place) == .holds)
    system.send(payment(Account.samples[0].id))
    #expect(isBroken(try finding(law, place)))
    system.send(payment(Account.samples[1].id))
    #expect(isBroken(try finding(law, place)))
  }
}
