import NavigationLaws
import NavigationTesting
import Testing

private let notGrown =
  "with nothing pending any more, the stack did not grow by exactly that step"

@MainActor @Suite struct `What is announced for later` {
  private func verification(_ fault: LateSystem.Fault? = nil) -> Verification<LateSystem> {
    Verification(Alphabet<LateSystem>(routes: ["tea"], sheets: ["filter"])) { LateSystem(fault) }
  }

  @Test func `is checked when it has happened, and nothing is missing if it does`() {
    let report = expectLaws(of: verification(), exhaustiveTo: 3)

    #expect(report.isComplete, "\(report)")
    #expect(report.laws.last?.name == "everything-settles")
    #expect(report.laws.last?.verdict == .holds)
  }

  @Test(arguments: [
    (
      LateSystem.Fault.forgetsThePush, "one-step", 2,
      "“push tea” in A was to happen later; \(notGrown)"
    ),
    (
      .listsNothingAsPending, "one-step", 1,
      "“push tea” in A replied “later” with nothing in “pending”, and the stack did not grow by exactly that step"
    ),
    (
      .pushesTwice, "one-step", 2,
      "“push tea” in A was to happen later; \(notGrown)"
    ),
    (
      .dropsThePushWhileBusy, "one-step", 3,
      "“push tea” in B was to happen later; \(notGrown)"
    ),
    (
      .neverSettles, "everything-settles", 1,
      "“animation” is still pending after time passed 32 times"
    ),
    (
      .isNeverSettled, "everything-settles", 0,
      "“clock” is still pending after time passed 32 times"
    ),
    (
      .letsNoTimePass, "everything-settles", 1,
      "“animation” is pending, but the system does not let time pass"
    ),
  ])
  func `breaks a law if it does not happen`(
    fault: LateSystem.Fault,
    law: String,
    steps: Int,
    finding: String
  ) throws {
    let random = verification(fault).run(events: 300)
    let every = verification(fault).everyHistory(upTo: max(2, steps))
    for report in [random, every] {
      let found = try #require(report.counterexample(of: law), "\(report)")
      #expect(found.finding == finding)
      #expect(found.length == steps, "\(found)")
      #expect(found.isShortest, "\(found)")
      let again = try verification(fault).replay(found.history)
      #expect(again.counterexample(of: law)?.finding == finding)
    }
    withKnownIssue {
      expectLaws(of: verification(fault), breaking: random.broken.subtracting([law]), events: 300)
    } matching: {
      "\($0)".contains("\(law) is broken: \(finding).")
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `is waited for where a router refuses everything until then`(seed: UInt64) {
    let alphabet = Alphabet<LateSystem>(routes: ["tea"], sheets: ["filter"])

    let verification = Verification(alphabet) { LateSystem(.refusesWhileBusy) }
    verification.isShortening = false
    let report = verification.run(seed: seed)

    #expect(report.broken == ["dismiss-hits-its-own"], "\(report)")
  }

  @Test func `is not lost because another window closes`() throws {
    let report = verification(.closesTooMuch).replay([.push("tea", in: 0), .closeWindow(1)])

    let found = try #require(report.counterexample(of: "one-step"), "\(report)")
    #expect(found.finding.hasPrefix("“push tea” in A was to happen later; \(notGrown)"))
  }

  @Test func `may be a relaunch, which ends what was pending`() {
    let alphabet = Alphabet<SlowSystem>(routes: ["tea"], sheets: ["filter"])
    var policies = Policies()
    policies.restoration = .allButPresentations
    let report = Verification(alphabet, policies: policies) { SlowSystem(.savesTooLate) }
      .replay([.push("tea", in: 0), .present("filter", in: 1), .dismiss(0, in: 1), .relaunch])

    #expect(report.broken == ["restore-is-identity"], "\(report)")
  }

  @Test func `may be a closing, which is checked too`() throws {
    let report = verification(.forgetsTheClosing).replay([.closeWindow(1), .timePasses])

    let found = try #require(report.counterexample(of: "close-forgets"), "\(report)")
    #expect(found.finding.hasPrefix("“close the window” in B was to happen later; with nothing"))
  }

  @Test(arguments: [
    EventKind.openWindow, .duplicateWindow, .closeWindow, .relaunch, .signIn, .push, .back,
    .popToRoot, .selectTab, .openLink, .present, .dismiss,
  ])
  func `may be any event, whatever else happens by then`(slow: EventKind) {
    let alphabet = Alphabet<SlowWindows>(routes: ["tea", "cup"], sheets: ["account"])
    var policies = Policies()
    policies.pushMaySelectTab = true
    policies.privateSheets = ["account"]

    let report = Verification(alphabet, policies: policies) { SlowWindows(slow) }
      .run(events: 10_000, exhaustiveTo: 3)

    #expect(report.broken == [], "\(report)")
  }

  @Test func `may be a link, which closes what was presented by then`() {
    let alphabet = Alphabet<SlowWindows>(routes: ["tea"], sheets: ["account"])

    expectLaws(
      of: Verification(alphabet) { SlowWindows(.openLink, insists: true) },
      events: 10_000,
      exhaustiveTo: 3
    )
  }

  @Test func `settles often enough to be checked where everything takes a while`() {
    let alphabet = Alphabet<SlowWindows>(routes: ["tea"], sheets: ["account"])

    let report = Verification(alphabet) {
      SlowWindows(.push, .back, .popToRoot, .selectTab, .openLink, .present, .dismiss)
    }
    .run(events: 5_000)

    #expect(report.broken == [], "\(report)")
    for law in ["one-step", "tab-switch-preserves", "link-lands-once", "present-adds-one"] {
      #expect(report.laws.first { $0.name == law }?.cases ?? 0 > 30, "\(report)")
    }
  }

  @Test func `may be as much as the history is long`() {
    var alphabet = Alphabet<LateSystem>(routes: ["tea"])
    alphabet.weights = [.push: 1]

    expectLaws(of: Verification(alphabet) { LateSystem() }, events: 500)
  }

  @Test func `is told without the waiting`() throws {
    let report = verification(.neverSettles).run(events: 300)

    #expect(
      try #require(report.counterexample(of: "everything-settles")).story.hasPrefix(
        """
        everything-settles is broken: “animation” is still pending after time passed 32 times.
        The law: What is pending happens when time passes, until nothing is.

        1. In A: push tea (happens later).
           A  stack
           B  stack

        1 step
        """
      )
    )
  }

  @Test func `can be pending before the first step`() throws {
    let report = verification(.isNeverSettled).run(events: 300)

    #expect(
      try #require(report.counterexample(of: "everything-settles")).story.hasSuffix(
        "\n\nIt is broken before the first step."
      )
    )
  }

  @Test func `has a regression test that holds once it is mended`() throws {
    let history = try #require(verification(.neverSettles).run().counterexamples.first).history

    #expect(history.law == "everything-settles")
    try expectLaw(of: verification(), after: history)
  }

  @Test(arguments: [false, true])
  func `may be the end of a presentation, or its beginning, or a whole relaunch`(slidesUp: Bool) {
    let alphabet = Alphabet<SlowSystem>(routes: ["tea"], sheets: ["filter", "sort"])
    var policies = Policies()
    policies.restoration = .allButPresentations

    expectLaws(
      of: Verification(alphabet, policies: policies) { SlowSystem(slidesUp: slidesUp) },
      exhaustiveTo: 3
    )
  }

  @Test func `of a presentation moves no stack`() {
    let alphabet = Alphabet<SlowSystem>(routes: ["tea"], sheets: ["filter"])

    let report = Verification(alphabet) { SlowSystem(.emptiesTheStack, slidesUp: true) }
      .replay([.push("tea", in: 0), .present("filter", in: 0), .push("tea", in: 1), .timePasses])

    #expect(report.broken == ["window-isolation", "tab-isolation"], "\(report)")
  }

  @Test(arguments: [
    (
      SlowSystem.Fault.closesWhateverIsThere, "dismiss-hits-its-own",
      "sort closed by itself, without a dismissal"
    ),
    (.emptiesTheStack, "window-isolation", "A moved by itself when time had passed"),
  ])
  func `of a dismissal closes what was dismissed alone, and moves no stack`(
    fault: SlowSystem.Fault,
    law: String,
    finding: String
  ) throws {
    let alphabet = Alphabet<SlowSystem>(routes: ["tea"], sheets: ["filter", "sort"])
    let report = Verification(alphabet) { SlowSystem(fault) }.run()

    let found = try #require(report.counterexample(of: law), "\(report)")
    #expect(found.length == 4)
    #expect(found.finding.replacing("filter", with: "sort") == finding)
  }

  /// One window in which a dismissal closes, some time later, what is on top by then.
  private final class TopDown: NavigationSystem {
    private var sheets: [PresentedSheet] = []
    private(set) var pending: [String] = []
    private var count = 0

    let windows = [0]

    func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
      WindowSnapshot(path: [], presented: sheets)
    }

    func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
      switch action {
      case .present(let name):
        count += 1
        sheets.append(PresentedSheet(name, id: "\(count)"))
        return .done
      case .dismiss:
        pending.append("sliding down")
        return .later
      default: return .refused("no")
      }
    }

    func passTime() -> Reply {
      _ = (pending.popLast(), sheets.popLast())
      return .done
    }
  }

  @Test func `of a dismissal is told apart from one of the same name`() {
    let found = Verification(Alphabet<TopDown>(routes: ["tea"], sheets: ["filter"])) { TopDown() }
      .replay([
        .present("filter", in: 0), .dismiss(0, in: 0), .present("filter", in: 0), .timePasses,
      ])
      .counterexample(of: "dismiss-hits-its-own")

    #expect(found?.finding == "filter closed, but another filter was dismissed")
  }

  @Test func `can be a dismissal of what was presented before the first step`() {
    let alphabet = Alphabet<SlowSystem>(routes: ["tea"], sheets: ["filter"])

    let report = Verification(alphabet) { SlowSystem(welcomes: true) }
      .replay([.dismiss(0, in: 0), .timePasses, .push("tea", in: 0)])

    #expect(report.events == 3)
    #expect(report.broken.isEmpty, "\(report)")
  }
}
