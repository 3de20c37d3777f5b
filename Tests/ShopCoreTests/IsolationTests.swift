import Foundation
import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `The isolation monitor` {
  /// The classic mistake: one router made at app level and handed to every window.
  private func appWithOneRouter() -> ShopApp {
    let router = SceneRouter(scene: SceneID(number: 1))
    return ShopApp.sample(windows: 2) { _, _ in router }
  }

  @Test func `names the window that moved though it should not`() throws {
    let app = appWithOneRouter()

    let record = try #require(
      app.send(.scene(.navigate(.home(.cart)), in: app.first), cause: .key)
    )

    #expect(!record.verdict.isKept)
    #expect(record.verdict.wronglyMoved.map(\.letter) == ["B"])
  }

  @Test func `notices at the next action what was changed past the one entry point`() throws {
    let app = ShopApp.sample(windows: 2)
    app.windows.router(app.second)?.home.navigate(to: .cart)

    let record = try #require(app.send(.scene(.back, in: app.first), cause: .key))

    #expect(record.verdict.wronglyMoved.map(\.letter) == ["B"])
  }

  @Test func `finds nothing wrong in windows that have a router each`() throws {
    let app = ShopApp.sample(windows: 2)

    let record = try #require(
      app.send(.scene(.navigate(.home(.cart)), in: app.first), cause: .key)
    )

    #expect(record.verdict.isKept)
  }
}

@MainActor @Suite struct `A random walk` {
  @Test(arguments: 1...8)
  func `of ten thousand actions breaks no law`(windows: Int) throws {
    let seed = UInt64(windows) * 7919

    let report = ShopVerification(.verified, windows: windows).random(events: 10_000, seed: seed)

    for found in report.counterexamples {
      Issue.record("\(windows) windows, seed \(seed): \(found.story)")
    }
    #expect(report.events == 10_000)
  }

  @Test func `goes the same way again from the same seed`() {
    let app = ShopApp.sample()
    var first = RandomWalk(seed: 42, through: Catalog.sample)
    var second = RandomWalk(seed: 42, through: Catalog.sample)

    let actions = (0..<50).map { _ in first.next(in: app) }

    #expect(actions == (0..<50).map { _ in second.next(in: app) })
  }
}

@MainActor @Suite struct `The way of a random walk` {
  @Test func `leads through orders, refused cards, reviews, filters and every account`() {
    var seen: Set<String> = []

    // What is rare comes soon after a beginning, or late.
    for seed: UInt64 in 1...1_000 where seen.count < 10 {
      let setting = SceneSystem.Setting.shop(windows: 1, limit: 2)
      guard let app = SceneSystem(ShopState(catalog: Catalog.sample), setting).shopApp
      else { return }
      var walk = RandomWalk(seed: seed, through: Catalog.sample)
      for _ in 0..<300 where seen.count < 10 {
        let action = walk.next(in: app)
        for step in app.sendAll(action, cause: .script) {
          if let name = name(of: step.record, sent: action) { seen.insert(name) }
        }
      }
    }

    #expect(
      seen == [
        "order", "refusal", "review", "filter", "switch", "sign-out", "wrong field",
        "late answer", "answer too late", "move",
      ]
    )
  }

  /// What came of an action, where that is one of the things looked for.
  private func name(of record: ActionRecord, sent action: Action) -> String? {
    switch record.outcome {
    case .presented(let presentation):
      guard case .scene(let action, _) = record.action, case .settle? = action.form
      else { return nil }
      return presentation.content == .alert(.paymentDeclined) ? "refusal" : nil
    case .placeMoved: return "move"
    default: break
    }
    switch record.outcome.shop {
    case .orderPlaced:
      // One that was answered at once is part of the action that sent it.
      if case .scene(let action, _) = action, case .settle? = action.form { return "late answer" }
      return "order"
    case .reviewWritten: return "review"
    case .categoryFiltered: return "filter"
    case .accountSwitched: return "switch"
    case .signedOut: return "sign-out"
    case .fieldWrong: return "wrong field"
    case .paymentGone: return "answer too late"
    default: return nil
    }
  }
}
