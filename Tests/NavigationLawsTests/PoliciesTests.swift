import NavigationLaws
import Testing

@MainActor @Suite struct `A declared policy` {
  private let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"], sheets: ["filter"])

  private func broken(_ fault: FaultySystem.Fault, _ change: (inout Policies) -> Void) -> Set<
    String
  > {
    var policies = Policies()
    change(&policies)
    return Verification(alphabet, policies: policies) { FaultySystem(fault) }.run(events: 3_000)
      .broken
  }

  @Test func `lets links push`() {
    #expect(broken(.linkIsPushed) { $0.links = .push } == [])
    #expect(broken(.linkIsPushed) { $0.links = .either } == [])
    #expect(broken(.linkIsPushed) { $0.links = .replace } == ["link-lands-once"])
  }

  @Test func `lets a re-tap do nothing`() {
    #expect(broken(.retapDoesNothing) { $0.retap = .changesNothing } == [])
  }

  @Test func `lets back go on to another tab`() {
    let fault = FaultySystem.Fault.backAtRootSelectsTheFirstTab
    #expect(broken(fault) { $0.backAtRoot = .selectsFirstTab } == [])
    #expect(broken(fault) { $0.backAtRoot = .selectsAnotherTab } == [])
    #expect(broken(.backPopsAll) { $0.backAtRoot = .selectsAnotherTab } == ["one-step"])
  }

  @Test func `lets a sign-out leave what is nobody's`() {
    var alphabet = alphabet
    alphabet.privateRoutes = ["cup"]
    var policies = Policies()
    policies.signOut = .removesPrivateRoutes

    let report = Verification(alphabet, policies: policies) {
      FaultySystem(.signOutForgetsOneWindow)
    }
    .run(events: 3_000)

    #expect(report.broken == ["sign-out-forgets"])
    let pushed = report.counterexamples.first?.history.events.first { $0.kind == .push }
    #expect(pushed?.path == ["cup"])
  }

  @Test func `says for which reasons an event may be refused`() {
    let all: Set = ["covered", "gone", "at the root"]
    #expect(broken(.linksLoseTheirTab) { $0.refusals = all } == ["link-round-trip"])
    #expect(
      broken(.linksLoseTheirTab) { $0.refusals = ["gone", "covered"] }
        == ["link-round-trip", "reject-changes-nothing"]
    )
  }
}
