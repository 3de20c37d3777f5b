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
