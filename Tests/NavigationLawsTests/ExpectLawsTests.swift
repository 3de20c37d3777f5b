import ClassicMistakes
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

  @Test func `names the policies by which an app may decide otherwise`() {
    withKnownIssue {
      expectLaws(of: wrong, events: 500)
    } matching: { issue in
      "\(issue)".contains(
        "An app may decide otherwise, in Policies: pushMayReturn, pushMayReplace, pushMaySelectTab, "
          + "backAtRoot, backMaySelectTab."
      )
    }
    let known = Set(Mirror(reflecting: Policies()).children.compactMap(\.label))
    let named = Set(LawName.allCases.flatMap(\.policies))
    #expect(named.isSubset(of: known), "\(named.subtracting(known))")
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
      "\($0)".contains("“two-step” was expected to break, but there is no such law (seed 1).")
    }
    withKnownIssue {
      expectLaws(
        of: Verification(Alphabet(routes: Mistake.routes)) { AppLevelPath() },
        breaking: ["window-isolation", "restore-is-identity"],
        events: 500
      )
    } matching: {
      "\($0)".contains(
        "“restore-is-identity” was expected to break, but was skipped: not supported"
      )
    }
  }

  @Test func `records that no law was checked`() {
    var alphabet = Alphabet<FaultySystem>(routes: ["tea"])
    alphabet.weights = [:]
    withKnownIssue {
      withKnownIssue(isIntermittent: true) {
        expectLaws(of: Verification(alphabet) { FaultySystem() }, events: 500)
      } matching: {
        "\($0)".contains("Never reached")
      }
    } matching: {
      "\($0)".contains("No law was checked: 0 events were performed.")
    }
  }

  @Test func `records that there are no laws to check`() {
    withKnownIssue {
      withKnownIssue(isIntermittent: true) {
        expectLaws(
          of: Verification(Alphabet<FaultySystem>(routes: ["tea"]), laws: []) { FaultySystem() }
        )
      } matching: {
        "\($0)".contains("Never reached")
      }
    } matching: {
      "\($0)".contains(
        "No law was checked: the verification has none. Name some in “laws:”, or leave it out."
      )
    }
  }

  @Test func `goes on after a mistake that is known`() {
    let known = Law<FaultySystem>("no-push", "Nothing is pushed.", on: [.push]) { _ in
      .breaks("something was pushed")
    }
    let alphabet = Alphabet<FaultySystem>(routes: ["tea"], links: [])
    let both = Verification(alphabet, and: [known]) { FaultySystem(.switchPops) }

    let report = both.run(events: 0, exhaustiveTo: 2, continuingAfter: ["no-push"])
    #expect(report.broken == ["no-push", "tab-switch-preserves"])

    let cut = both.everyHistory(upTo: 2)
    #expect(cut.broken == ["no-push"])
    #expect(cut.description.contains("(every history up to 2 or to a broken law)"))
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
    // It would have crashed.
    expectLaw("no-crash", of: right, after: [.push("tea", in: 0)])
    withKnownIssue { expectLaw("one-step", of: wrong, after: [.push("tea", in: 0)]) }
    withKnownIssue {
      expectLaw("restore-is-identity", of: right, after: [.push("tea", in: 0)])
    } matching: {
      "\($0)".contains("“restore-is-identity” was not checked by this history.")
    }
    withKnownIssue {
      expectLaw("two-step", of: right, after: [.push("tea", in: 0)])
    } matching: {
      "\($0)".contains("“two-step” is not a law.")
    }
    withKnownIssue {
      expectLaw("one-step", of: right, after: [.push("tea", in: 0), .push("tea", in: 99)])
    } matching: {
      "\($0)".contains("Event 2, “push”: there is no window 99, only windows 0 to 1.")
    }
    let history = try #require(wrong.run(events: 100).counterexamples.first).history
    try expectLaw(of: right, after: history)
  }
}
