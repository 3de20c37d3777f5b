import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `Expecting laws` {
  private let right = Verification(FaultySystem.Fault?.none)
  private let wrong = Verification(FaultySystem.Fault.pushesTwice)

  @Test func `records nothing where all hold, or break as expected`() {
    expectLaws(of: right, events: 500)
    expectLaws(of: wrong, breaking: ["one-step"], events: 500)
  }

  @Test func `records one issue a law, with its story and the seed`() {
    withKnownIssue {
      expectLaws(of: wrong, events: 500, seed: 3)
    } matching: { issue in
      let words = "\(issue)"
      return words.contains("one-step is broken: the stack did not grow by exactly that step.")
        && words.contains("1. In A: push tea.") && words.contains("seed 3")
    }
  }

  @Test func `records a known mistake that is not found`() {
    withKnownIssue {
      expectLaws(of: right, breaking: ["one-step"], events: 500)
    } matching: {
      "\($0)".contains("“one-step” was expected to break, but holds (seed 1).")
    }
    withKnownIssue {
      expectLaws(of: right, breaking: ["two-step"], events: 500)
    } matching: {
      "\($0)".contains("there is no law “two-step” (seed 1).")
    }
  }

  #if compiler(>=6.3)
    @Test func `warns of what was never met`() {
      let alphabet = Alphabet<FaultySystem>(routes: ["tea"])
      withKnownIssue {
        expectLaws(of: Verification(alphabet) { FaultySystem() }, events: 500)
      } matching: { issue in
        issue.severity == .warning
          && "\(issue)".contains(
            "Never reached: any sheet (the alphabet has none). Never checked: "
          )
      }
    }
  #endif

  @Test func `of one history records the law alone`() throws {
    expectLaw("one-step", of: right, after: [.push("tea", in: 0)])
    expectLaw("window-isolation", of: wrong, after: [.push("tea", in: 0)])
    withKnownIssue { expectLaw("one-step", of: wrong, after: [.push("tea", in: 0)]) }
    withKnownIssue {
      expectLaw("restore-is-identity", of: right, after: [.push("tea", in: 0)])
    } matching: {
      "\($0)".contains("“restore-is-identity” was not checked by this history.")
    }
    let history = try #require(wrong.run(events: 100).counterexamples.first).history
    try expectLaw(of: right, after: history)
  }
}
