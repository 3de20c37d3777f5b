import NavigationLaws
import Testing

@MainActor @Suite struct `Windows that do not start empty` {
  private var policies: Policies {
    var policies = Policies()
    policies.restoration = .nothing
    return policies
  }

  @Test func `are what a new window and a signed-out one look like`() {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"])

    let report = Verification(alphabet, policies: policies) { StartingSystem() }.run()

    #expect(report.broken == [], "\(report)")
    for law in ["close-forgets", "sign-out-forgets", "link-lands-once"] {
      #expect(report.laws.first { $0.name == law }?.verdict == .holds, "\(report)")
    }
  }

  @Test(arguments: [StartingSystem.ColdLink.loses, .losesLater, .losesWithoutPlainRelaunch])
  func `can lose the link that opens the app`(coldLink: StartingSystem.ColdLink) throws {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"])

    let report = Verification(alphabet, policies: policies) { StartingSystem(coldLink) }.run()

    #expect(report.broken == ["link-lands-once"], "\(report)")
    let example = try #require(report.counterexample(of: "link-lands-once"))
    #expect(example.length == (coldLink == .losesLater ? 2 : 1), "\(example)")
  }

  @Test func `need not include the one for which the link came`() {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"])
    let link = NavigationLink<OnlyTab, String>(["tea"], in: .stack)

    let report = Verification(alphabet, policies: policies) { StartingSystem(.opensInTheFirst) }
      .replay([.openWindow, .openWindow, .relaunchByLink(link, in: 3)])

    #expect(report.broken == [], "\(report)")
  }

  @Test func `come back without being told to restore nothing`() {
    var policies = Policies()
    policies.restoration = .nothing

    let report = Verification(Alphabet<FaultySystem>(routes: ["tea"]), policies: policies) {
      FaultySystem()
    }
    .run(events: 1_000)

    #expect(report.broken == ["restore-is-identity"], "\(report)")
  }

  @Test func `can bring back what only an account may see`() throws {
    var policies = policies
    policies.restoration = .everything
    let alphabet = Alphabet<StartingSystem>(routes: ["tea", "diary"], privateRoutes: ["diary"])

    let report = Verification(alphabet, policies: policies) { StartingSystem(.restoresTheAccount) }
      .run()

    let found = try #require(report.counterexample(of: "sign-out-forgets"), "\(report)")
    #expect(found.finding == "diary, which only an account may see, came back to A")
    #expect(found.length == 3)
  }

  @Test func `have events that are possible only later, and are told of those that never are`() {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"], sceneEvents: [.submit, .never])

    let report = Verification(alphabet, policies: policies) { StartingSystem() }.run()

    #expect(report.steps[.sceneEvent] ?? 0 > 0, "\(report)")
    #expect(report.neverReached == ["event never"])
  }

  @Test func `may have the same tab twice in the alphabet`() {
    let alphabet = Alphabet<FaultySystem>(tabs: [.home, .search, .home], routes: ["tea"])

    #expect(Verification(alphabet) { FaultySystem() }.run().broken == [])
  }
}
