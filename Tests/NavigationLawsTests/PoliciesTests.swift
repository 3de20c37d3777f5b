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

  @Test func `says for which reasons an event may be refused`() {
    let all: Set = ["covered", "gone", "at the root"]
    #expect(broken(.linksLoseTheirTab) { $0.refusals = all } == ["link-round-trip"])
    #expect(
      broken(.linksLoseTheirTab) { $0.refusals = ["gone", "covered"] }
        == ["link-round-trip", "reject-changes-nothing"]
    )
  }
}
