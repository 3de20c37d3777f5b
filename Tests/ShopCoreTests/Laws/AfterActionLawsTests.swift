import Testing

@testable import ShopCore

@MainActor @Suite struct `The laws after an action` {
  private let app = ShopApp.sample(windows: 2)

  /// What the laws find after an action in the first window, had it left that otherwise.
  private func broken(
    by action: SceneAction,
    leaving change: (inout SceneState) -> Void = { _ in }
  ) throws -> [Law] {
    let step = try #require(app.sendAll(.scene(action, in: app.first), cause: .key).first)
    return AfterActionLaws(step.with(change)).violations.map(\.law)
  }

  private func present(_ content: Presentation.Content) throws -> Presentation {
    app.act(.present(content), in: app.first)
    return try #require(app.windows.router(app.first)?.presented)
  }

  @Test func `find a tab that moved below what was presented`() throws {
    app.act(.navigate(.home(.cart)), in: app.first)

    let broken = try broken(by: .present(.sheet(.filter("tea")))) { $0.stacks[.home] = BackStack() }

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
    app.send(.app(.signOut), cause: .key)
    app.act(.openLink(LinkTarget(.profile([.orders]))), in: app.first)
    let signIn = Action.app(.signIn(Account.samples[0].id))
    let step = try #require(app.sendAll(signIn, cause: .key).first)

    let stray = SceneChange(
      window: try #require(app.windows.window(app.second)),
      before: SceneState(),
      after: SceneState(selectedTab: .search)
    )

    #expect(AfterActionLaws(step).violations.isEmpty)
    #expect(AfterActionLaws(step.with(stray)).violations.map(\.law) == [.windowIsolation])
  }

  @Test func `find a window that was opened for a link nobody heard of`() throws {
    let target = LinkTarget(.home([.cart]))
    let step = try #require(app.sendAll(.app(.openWindow(target)), cause: .link).first)
    let window = try #require(app.windows.windows.last)
    let record = ActionRecord(
      number: 1,
      action: step.record.action,
      cause: .link,
      outcome: .windowOpened(window),
      verdict: step.record.verdict
    )
    let deaf = Step(
      record: record,
      changes: step.changes,
      unmoved: nil,
      windowsBefore: step.windowsBefore,
      windowsAfter: step.windowsAfter
    )

    #expect(AfterActionLaws(deaf).violations.map(\.law) == [.linkLandsOnce])
  }

  @Test func `find a window that was opened for a link and stands elsewhere`() throws {
    let open = Action.app(.openWindow(LinkTarget(.home([.category("tea")]))))
    let step = try #require(app.sendAll(open, cause: .link).first)

    let fresh = SceneChange(window: app.windows.windows[2], before: nil, after: SceneState())

    #expect(AfterActionLaws(step).violations.isEmpty)
    #expect(AfterActionLaws(step.with(fresh)).violations.map(\.law) == [.linkLandsOnce])
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
