import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `Verifying a wiring` {
  /// What random histories find, without and with relaunches.
  private func verify(
    _ wiring: Wiring,
    windows: Int,
    events: Int,
    seed: UInt64,
    isShortening: Bool = true
  ) -> VerificationReport {
    var verification = ShopVerification(.verified, windows: windows, composed: wiring)
    verification.searchLimit = 1_500
    verification.isShortening = isShortening
    let report = verification.random(events: events, seed: seed)
    return report.adding(
      verification.saved(events: events / 4, seed: seed, besides: report.broken)
    )
  }

  private func names(_ laws: some Sequence<LawName>) -> Set<String> { Set(laws.map(\.rawValue)) }

  @Test(arguments: NamedWiring.allCases)
  func `by random histories finds the laws it breaks, and no others`(wiring: NamedWiring) {
    let report = verify(
      wiring.switches,
      windows: 3,
      events: 4_000,
      seed: 5,
      isShortening: false
    )

    // There are no frames to look at here.
    #expect(report.broken == names(wiring.brokenLaws.subtracting([.frameIsolation])))
    // A payment is answered later only with one of the cards.
    let rare = ["is accepted", "is declined", "times out"].map { "event the payment \($0)" }
    #expect(Set(report.neverReached).subtracting(rare + ["event ask to leave"]) == [])
  }

  @Test func `that mixes mistakes finds what each of them breaks`() {
    var wiring = Wiring()
    wiring.tabKeys = .keyOfAllTabs
    wiring.reselection = .doesNothing
    wiring.earlyLinks = .areLost

    let report = verify(wiring, windows: 2, events: 2_000, seed: 5, isShortening: false)

    let mixed: [NamedWiring] = [.tabStorage, .noPopToRootOnRetap, .droppedColdLink]
    #expect(report.broken == names(mixed.flatMap(\.brokenLaws)))
  }

  @Test(arguments: NamedWiring.allCases)
  func `by every history of two events finds none but those`(wiring: NamedWiring) {
    var verification = ShopVerification(.verified, windows: 2, composed: wiring.switches)
    verification.searchLimit = 500

    let report = verification.every(upTo: 2)

    #expect(report.broken.isSubset(of: names(wiring.brokenLaws)))
    #expect(wiring.isRight == report.broken.isEmpty)
  }

  @Test func `shortens the way to the router that two windows share to one step`() throws {
    let report = verify(NamedWiring.appLevelPath.switches, windows: 2, events: 500, seed: 1)

    let found = try #require(report.counterexample(of: "window-isolation"))

    #expect(found.length == 1)
    #expect(found.isShortest)
    #expect(
      found.story == """
        window-isolation is broken: B moved as well.
        The law: An action in one window changes no other window.

        1. In A: push product(teapot).
           A  Home  ⇒  Home › product(teapot)
           B  Home  ⇒  Home › product(teapot)   ← moved, not touched

        1 step, found in a history of \(found.foundLength); no shorter history breaks it.
        """
    )
  }

  @Test(arguments: [1, 5, 8] as [UInt64])
  func `shortens the way to a dropped link to that link`(seed: UInt64) throws {
    let report = verify(NamedWiring.droppedColdLink.switches, windows: 1, events: 1_000, seed: seed)

    let found = try #require(report.counterexample(of: "link-lands-once"))

    #expect(found.length == 1)
  }

  @Test func `finds the same from the same seed`() {
    let wiring = NamedWiring.sharedTabStack.switches

    let reports = (0..<2).map { _ in verify(wiring, windows: 2, events: 500, seed: 3) }

    #expect(!reports[0].counterexamples.isEmpty)
    #expect(reports[0] == reports[1])
  }

  @Test func `replays a counterexample as actions of the app`() throws {
    let verification = ShopVerification(
      .verified,
      windows: 2,
      composed: NamedWiring.sharedTabStack.switches
    )
    let report = verification.random(events: 300, seed: 3)
    let found = try #require(report.counterexample(of: "tab-isolation"))

    let log = verification.log(of: found.history)

    let app = ShopApp(
      shop: Shop(.verified),
      windows: SceneGroup(
        state: AppState(windowCount: 2),
        makeRouter: NamedWiring.sharedTabStack.makeRouters()
      )
    )
    var broken: Set<LawName> = []
    for case .action(let action) in log {
      broken.formUnion(app.sendChecked(action, cause: .script).map(\.law))
    }
    #expect(broken.contains(.tabIsolation))
  }
}

@MainActor @Suite struct `Verifying every history` {
  @Test func `looks at each law it has events for`() {
    let verification = ShopVerification(.verified, windows: 2)

    let report = verification.every(upTo: 2).adding(
      verification.every(upTo: 1, savingEachAction: true)
    )

    #expect(report.counterexamples.isEmpty)
    #expect(
      report.neverChecked.isSubset(of: ["one-payment-one-order", "link-is-not-behind-a-sheet"])
    )
    #expect(report.skipped == ["frame-isolation", "screen-equals-state", "link-round-trip"])
  }

  @Test func `ends when somebody has enough`() {
    var verification = ShopVerification(.verified, windows: 2)
    verification.progress = { $0.events < 100 }

    let report = verification.every(upTo: 3)

    #expect(report.isInterrupted)
    #expect(report.events < 1_000)
  }
}

@MainActor @Suite struct `The laws of places` {
  @Test(arguments: [1, 7, 7_919] as [UInt64])
  func `hold for every place of the shop and for whatever is wrong`(seed: UInt64) {
    let report = ShopVerification(.verified, windows: 3).places(seed: seed)

    #expect(report.counterexamples.isEmpty)
    let cases = Dictionary(uniqueKeysWithValues: report.laws.map { ($0.name, $0.cases) })
    #expect(cases["link-round-trip"] ?? 0 > 100)
    // Beside the wrong links there are four histories, each of dozens of values.
    #expect(cases["reject-changes-nothing"] ?? 0 > 100)
  }

  @Test func `are broken under all mistakes at once where those break them, and nowhere else`() {
    let wiring = NamedWiring(mixing: NamedWiring.allCases)

    let report = ShopVerification(.verified, windows: 3, composed: wiring.switches).places()

    #expect(Set(wiring.brokenLaws.map(\.rawValue)).isSuperset(of: report.broken))
  }
}

@MainActor @Suite struct `What is damaged to see what a window loses` {
  private let saved: [StoredScenes]

  init() {
    let verification = PlaceVerification(.verified, .shop(windows: 3), seed: 1)
    saved = (0..<4).map { verification.saved(of: $0) }
  }

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
    let kinds = saved.flatMap { $0.scenes.values.flatMap(\.keys) }.map(kind)
    #expect(Set(kinds) == ["tab", "origins", "next", "root", "entry", "presentation"])
    #expect(
      Set(saved.flatMap { $0.app.keys }) == ["windows", "focus", "arrangement", "nextScene"]
    )
  }

  @Test func `is mixed up in one value, in which one part says what another one said`() throws {
    let saved = saved[0]
    let mixer = StorageMutator(saved)
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
