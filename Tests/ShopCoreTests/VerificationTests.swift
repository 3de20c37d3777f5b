import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `Verifying a wiring` {
  /// There are no frames to look at here.
  private func expected(of wiring: NamedWiring) -> Set<Law> {
    wiring.brokenLaws.subtracting([.frameIsolation])
  }

  @Test(arguments: NamedWiring.allCases)
  func `by random histories finds the laws it breaks, and no others`(wiring: NamedWiring) {
    let setting = TrialSetting(wiring: wiring, shop: .verified, windows: 3)

    var verification = RandomVerification(setting, events: 12_000, seed: 5)
    let result = verification.run()

    #expect(Set(result.brokenLaws) == expected(of: wiring))
  }

  @Test func `that mixes mistakes finds what each of them breaks`() {
    var wiring = Wiring()
    wiring.tabKeys = .keyOfAllTabs
    wiring.reselection = .doesNothing
    wiring.earlyLinks = .areLost
    let setting = TrialSetting(mixing: wiring, shop: .verified, windows: 2)

    var verification = RandomVerification(setting, events: 4_000, seed: 5)
    let result = verification.run()

    let mixed: [NamedWiring] = [.tabStorage, .noPopToRootOnRetap, .droppedColdLink]
    #expect(Set(result.brokenLaws) == Set(mixed.flatMap(\.brokenLaws)))
  }

  @Test(arguments: NamedWiring.allCases)
  func `by every history of three events finds none but those`(wiring: NamedWiring) {
    let setting = TrialSetting(wiring: wiring, shop: .verified, windows: 2, limit: 2)

    var exploration = Exploration(setting, depth: 3)
    let result = exploration.run()

    #expect(Set(result.brokenLaws).isSubset(of: expected(of: wiring)))
    #expect(wiring.isRight == result.holds)
  }

  @Test func `shortens the way to the router that two windows share to one action`() throws {
    let setting = TrialSetting(wiring: .appLevelPath, shop: .verified, windows: 2)

    var verification = RandomVerification(setting, events: 2_000, seed: 1)
    let found = try #require(verification.run().counterexamples[.windowIsolation])

    #expect(found.history.events.count == 1)
    #expect(found.history.firstViolation(of: .windowIsolation, in: setting) != nil)
  }

  @Test(arguments: [1, 5, 8] as [UInt64])
  func `shortens the way to a dropped link to that link in a window there is`(seed: UInt64) throws {
    let setting = TrialSetting(wiring: .droppedColdLink, shop: .verified, windows: 1)

    var verification = RandomVerification(setting, events: 1_000, seed: seed)
    let found = try #require(verification.run().counterexamples[.linkLandsOnce])

    #expect(found.history.events.count == 1)
  }

  @Test func `shortens the way to a moved place to the windows there are`() throws {
    let setting = TrialSetting(wiring: .appLevelPath, shop: .verified, windows: 2)
    let (c, d) = (SceneID(number: 3), SceneID(number: 4))
    let history = History([
      .app(.openWindow(nil)), .app(.openWindow(nil)), .app(.closeWindow(SceneID(number: 1))),
      .scene(.navigate(.home(.product("teapot"))), in: c), .app(.movePlace(from: c, to: d)),
    ])
    #expect(history.firstViolation(of: .oneStep, in: setting) != nil)

    let short = history.shortened(breaking: .oneStep, in: setting)

    #expect(short.events.count == 2)
    #expect(short.events.allSatisfy { $0.windows.allSatisfy { $0 < c } })
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `shortens until leaving out any one event would mend it`(wiring: NamedWiring) {
    let setting = TrialSetting(wiring: wiring, shop: .verified, windows: 2)
    var count = 0

    for seed in 1...3 {
      var verification = RandomVerification(setting, events: 1_000, seed: UInt64(seed))
      for (law, found) in verification.run().counterexamples {
        count += 1
        for index in found.history.events.indices {
          var events = found.history.events
          events.remove(at: index)
          let isBroken = History(events).firstViolation(of: law, in: setting) != nil
          #expect(!isBroken, "\(law) without \(found.history.events[index]), seed \(seed)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `finds the same from the same seed`() {
    let setting = TrialSetting(wiring: .sharedTabStack, shop: .verified, windows: 2)
    var first = RandomVerification(setting, events: 2_000, seed: 3)
    var second = RandomVerification(setting, events: 2_000, seed: 3)

    let found = first.run().counterexamples

    #expect(!found.isEmpty)
    #expect(found == second.run().counterexamples)
  }

  @Test func `walks through other histories from each seed`() {
    let seeds = (1...20).flatMap { seed in
      (0..<200).map { RandomVerification.seed(of: $0, from: seed) }
    }

    #expect(Set(seeds).count == seeds.count)
  }

  @Test func `counts the time of what is saved, and of coming back with it, beside the events`() {
    let setting = TrialSetting(shop: .verified, windows: 2)
    let clock = CountedClock()
    var verification = RandomVerification(setting, events: 1_001, seed: 1, stopwatch: clock.next)

    verification.advance()
    let saved = verification.result.timeBeside
    verification.advance()

    #expect(saved > .zero)
    // Of the second history nothing is saved.
    #expect(verification.isFinished)
    #expect(verification.result.timeBeside == saved)
  }

  @Test func `finds a window that changes though nobody touched it`() {
    let trial = Trial(TrialSetting(shop: .verified, windows: 2))
    let router = trial.app.windows.router(trial.app.second)

    router?.home.navigate(to: .cart)

    #expect(trial.sweep().map(\.law) == [.windowIsolation])
    #expect(trial.sweep().isEmpty)
  }

  @Test func `signs out once while a link waits for its window`() {
    let trial = Trial(TrialSetting(shop: .verified, windows: 2))
    let link = LinkTarget(.home([.cart]))

    let violations = trial.carryOut(.relaunchByLink(link, in: trial.app.first))

    #expect(violations.isEmpty)
    #expect(trial.tally.cases(of: .signOutForgets) == 1)
  }
}

@MainActor @Suite struct `An exploration` {
  private let setting = TrialSetting(shop: .verified, windows: 2, limit: 2)

  @Test func `looks at each law it has events for`() {
    var exploration = Exploration(setting, depth: 3)

    let result = exploration.run()

    let untested = Law.allCases.filter { result.tally.cases(of: $0) == 0 }
    #expect(Set(untested) == [.linkRoundTrip, .frameIsolation])
    #expect(result.holds)
  }

  @Test func `compares every window after each event, touched or not`() {
    let events = EventChoices(of: setting.shop.catalog)
      .events(at: Trial(setting).app.moment, limit: 2)
    let relaunches = events.count { if case .action = $0 { false } else { true } }
    var exploration = Exploration(setting, depth: 1)

    let result = exploration.run()

    // Once by the verdict on each action, and once more by the sweep.
    #expect(result.events == events.count)
    #expect(result.tally.cases(of: .windowIsolation) >= 2 * events.count - relaunches)
  }

  @Test func `starts the program by a link that wants a sign-in, where nobody is signed in`() {
    let choices = EventChoices(of: setting.shop.catalog)
    let trial = Trial(setting)
    let guarded = { (trial: Trial) in
      choices.events(at: trial.app.moment, limit: 2).filter { event in
        if case .relaunchByLink(let target, _) = event { target.tab == .profile } else { false }
      }
    }

    #expect(guarded(trial).isEmpty)
    _ = trial.carryOut(.action(.shop(.signOut)))

    let events = guarded(trial)
    #expect(events.count == 2)
    for event in events { #expect(trial.carryOut(event).isEmpty) }
    #expect(trial.app.presented(in: trial.app.first)?.content.waits == true)
  }

  @Test func `goes on from each state once`() {
    var exploration = Exploration(setting, depth: 2)

    let events = exploration.run().events

    let choices = EventChoices(of: setting.shop.catalog)
    let beginning = Trial(setting).app.moment
    var states: Set<Fingerprint> = [Fingerprint(of: beginning)]
    var expected = choices.events(at: beginning, limit: 2).count
    for event in choices.events(at: beginning, limit: 2) {
      let trial = Trial(setting)
      _ = trial.carryOut(event)
      let moment = trial.app.moment
      guard states.insert(Fingerprint(of: moment)).inserted else { continue }
      expected += choices.events(at: moment, limit: 2).count
    }
    #expect(events == expected)
    #expect(exploration.stateCount == states.count)
  }

  @Test func `takes states for one that differ only in the numbers of their entries`() {
    let first = Trial(setting)
    let second = Trial(setting)
    let window = first.app.first

    _ = first.carryOut(.action(.scene(.navigate(.home(.cart)), in: window)))
    for action in [SceneAction.navigate(.home(.product("cup"))), .back, .navigate(.home(.cart))] {
      _ = second.carryOut(.action(.scene(action, in: window)))
    }

    #expect(first.app.lastState != second.app.lastState)
    #expect(Fingerprint(of: first.app.moment) == Fingerprint(of: second.app.moment))
  }
}

@MainActor @Suite struct `The laws of places` {
  @Test(arguments: [1, 7, 7_919] as [UInt64])
  func `hold for every place of the shop and for whatever is wrong`(seed: UInt64) {
    var places = PlaceVerification(TrialSetting(shop: .verified, windows: 3), seed: seed)

    let result = places.run()

    #expect(result.holds)
    #expect(result.tally.cases(of: .linkRoundTrip) > 100)
    // Beside the wrong links there are four histories, each of dozens of values.
    #expect(result.tally.cases(of: .rejectChangesNothing) > 100)
  }
}

@MainActor @Suite struct `What is damaged to see what a window loses` {
  /// What a key names, whichever tab or place it names it for.
  private func kind(of key: String) -> String {
    switch SceneKey(key, in: .shop) {
    case .entry: "entry"
    case .presentation: "presentation"
    case .root: "root"
    case .selectedTab, .origins, .nextNumber, nil: key
    }
  }

  @Test func `is a value of each kind there is`() {
    let places = PlaceVerification(TrialSetting(shop: .verified, windows: 3), seed: 1)

    let saved = places.saved

    let kinds = saved.flatMap { $0.scenes.values.flatMap(\.keys) }.map(kind)
    #expect(Set(kinds) == ["tab", "origins", "next", "root", "entry", "presentation"])
    #expect(
      Set(saved.flatMap { $0.app.keys }) == ["windows", "focus", "arrangement", "nextScene"]
    )
  }
}

@MainActor @Suite struct `What is mixed up to see whether it is taken for right` {
  @Test func `is one value, in which one part says what another one said`() throws {
    let saved = PlaceVerification(TrialSetting(shop: .verified, windows: 3), seed: 1).saved[0]
    let mixer = SavedMixer(saved)
    var generator = SeededGenerator(seed: 1)
    var places: Set<String> = []

    for _ in 0..<200 {
      guard let mixed = mixer.mixUp(using: &generator) else { continue }
      let changedScenes = saved.scenes.keys.filter { saved.scenes[$0] != mixed.stored.scenes[$0] }
      let changedValues = changedScenes.flatMap { scene in
        (saved.scenes[scene] ?? [:]).keys.filter {
          saved.scenes[scene]?[$0] != mixed.stored.scenes[scene]?[$0]
        }
      }
      #expect(changedScenes == (mixed.scene.map { [$0] } ?? []), "\(mixed.words)")
      #expect(changedValues.count == (mixed.scene == nil ? 0 : 1), "\(mixed.words)")
      #expect((saved.app != mixed.stored.app) == (mixed.scene == nil), "\(mixed.words)")
      places.insert(mixed.scene.map { "window \($0)" } ?? "all windows")
    }

    #expect(places.count > 2)
  }
}

@MainActor @Suite struct `The laws of places under a mistake` {
  @Test(arguments: NamedWiring.allCases) func `are broken where it breaks them, and nowhere else`(
    wiring: NamedWiring
  ) {
    var places = PlaceVerification(TrialSetting(wiring: wiring, shop: .verified, windows: 3))

    #expect(wiring.brokenLaws.isSuperset(of: places.run().brokenLaws))
  }
}

@MainActor @Suite struct `A tally of the laws` {
  @Test func `notes the time that passes until a case is taken as its law's`() {
    let clock = CountedClock()
    var tally = LawTally()
    tally.beginTiming(by: clock.next, weight: 10)

    tally.check(.oneStep, holds: true, by: nil, "")
    tally.check(.tabIsolation, holds: false, by: nil, "Search changed")
    tally.endTiming()
    tally.check(.oneStep, holds: true, by: nil, "")

    #expect(tally.cases(of: .oneStep) == 2)
    #expect(tally.time(of: .oneStep) == .seconds(10))
    #expect(tally.time(of: .tabIsolation) == .seconds(10))
    #expect(tally.violations.map(\.finding) == ["Search changed"])
  }
}

/// A clock that is a second later whenever it is asked.
private final class CountedClock: @unchecked Sendable {
  private var seconds = 0

  @Sendable func next() -> Duration {
    seconds += 1
    return .seconds(seconds)
  }
}
