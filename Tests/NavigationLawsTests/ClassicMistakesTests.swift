import ClassicMistakes
import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `Every classic mistake` {
  @Test func `is found in at most four steps`() {
    for mistake in Mistake.all {
      #expect(mistake.report.broken == mistake.laws, "\(mistake.title)\n\(mistake.report)")
      for example in mistake.report.counterexamples {
        #expect((1...4).contains(example.length), "\(example)")
        #expect(example.isShortest, "\(example)")
      }
    }
  }

  @Test func `is absent where windows, tabs and sheets have what is theirs`() {
    var policies = Policies()
    policies.restoration = .allButPresentations
    let alphabet = Alphabet<WithoutMistakes>(
      routes: Mistake.routes,
      sheets: [.compose, .settings]
    )

    let report = expectLaws(
      of: Verification(alphabet, policies: policies) { WithoutMistakes() },
      exhaustiveTo: 3
    )

    #expect(report.isComplete, "\(report)")
    #expect(report.skipped == ["frame-isolation", "link-round-trip", "screen-equals-state"])
  }
}
