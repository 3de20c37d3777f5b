import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `The laws` {
  @Test func `hold of a system without a mistake`() {
    let report = expectLaws(of: Verification(FaultySystem.Fault?.none), exhaustiveTo: 2)

    #expect(report.isComplete, "\(report)")
    #expect(report.skipped.isEmpty)
  }

  @Test(arguments: [
    (FaultySystem.Fault.pushesInAllWindows, "window-isolation", 1),
    (.timePushes, "window-isolation", 2),
    (.timePushesInAnotherTab, "tab-isolation", 3),
    (.drawsAnotherWindow, "frame-isolation", 1),
    (.screenIsLate, "screen-equals-state", 1),
    (.openingPopsOthers, "opening-changes-nothing", 2),
    (.copyIsFresh, "opening-changes-nothing", 2),
    (.closedWindowComesBack, "close-forgets", 3),
    (.restoresTheFirstTab, "restore-is-identity", 2),
    (.refusesAndPushes, "reject-changes-nothing", 3),
    (.supportsNoPushAndPushes, "reject-changes-nothing", 1),
    (.signOutForgetsOneWindow, "sign-out-forgets", 2),
    (.pushesInAllTabs, "tab-isolation", 1),
    (.switchPops, "tab-switch-preserves", 2),
    (.pushesTwice, "one-step", 1),
    (.backPopsAll, "one-step", 3),
    (.retapDoesNothing, "retap-pops-to-root", 2),
    (.linkIsPushed, "link-lands-once", 2),
    (.earlyLinkIsLost, "link-lands-once", 1),
    (.linkOpensBehindASheet, "link-is-not-behind-a-sheet", 2),
    (.linksLoseTheirTab, "link-round-trip", 1),
    (.presentDismissesOthers, "present-adds-one", 3),
    (.dismissalClosesTheTop, "dismiss-hits-its-own", 3),
    (.lateWriteHitsTheSelectedTab, "tab-isolation", 3),
    (.backAtRootSelectsTheFirstTab, "one-step", 2),
    (.timeClosesAnotherSheet, "dismiss-hits-its-own", 2),
    (.sheetsAreNamedByKind, "present-adds-one", 3),
    (.linkOutlivesTheAccount, "sign-out-forgets", 3),
    (.linksDoNotParse, "link-round-trip", 1),
    (.idsAreReused, "opening-changes-nothing", 2),
    (.pushReturns, "one-step", 2),
    (.signOutAsksToSignIn, "sign-out-forgets", 1),
    (.lateDismissalClosesTheWindow, "dismiss-hits-its-own", 3),
    (.backAtRootClosesTheWindow, "one-step", 1),
    (.linkClosesTheWindow, "link-lands-once", 1),
    (.timeClosesAWindow, "window-isolation", 2),
    (.timeOpensAWindow, "window-isolation", 2),
    (.dismissedSheetComesBack, "dismiss-hits-its-own", 3),
    (.refusedDismissalClosesLater, "dismiss-hits-its-own", 3),
    (.backOverASheetDoesNothing, "one-step", 2),
    (.lateWriteSelectsItsTab, "one-step", 3),
  ])
  func `are broken by one mistake each`(
    fault: FaultySystem.Fault,
    law: String,
    steps: Int
  ) throws {
    let report = FaultySystem.report(of: fault)

    let example = try #require(report.counterexample(of: law), "\(report)")
    #expect(example.length == steps, "\(example)")
    #expect(example.isShortest)
  }

  @Test func `look at the screens that are known, though another window has none`() {
    let verification = Verification(Alphabet<HalfShown>(routes: ["tea"])) { HalfShown() }

    let report = verification.replay([.push("tea", in: 1), .push("tea", in: 0)])

    let found = report.counterexample(of: "screen-equals-state")
    #expect(found?.finding == "the screen of A is not its state, but shows “stack”")
    #expect(found?.length == 2)
  }

  @Test func `tell a presentation from one of another window with the same id`() {
    let alphabet = Alphabet<Asking>(routes: ["tea"], sheets: ["sign-in"])

    let report = Verification(alphabet) { Asking() }
      .replay([.push("tea", in: 0), .dismiss(0, in: 0), .push("tea", in: 1)])

    #expect(report.broken == [], "\(report)")
  }

  /// Each window asks for a sign-in instead of a push, and numbers its presentations by itself.
  private final class Asking: NavigationSystem {
    let windows = [0, 1]
    private var sheets: [[PresentedSheet]] = [[], []]
    private var counts = [0, 0]

    func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
      WindowSnapshot(path: [], presented: sheets[window])
    }

    func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
      switch action {
      case .push:
        counts[window] += 1
        sheets[window] = [PresentedSheet("sign-in", id: "\(counts[window])")]
        return .redirected("sign-in")
      case .dismiss(let id):
        guard sheets[window].last?.id == id else { return .refused("gone") }
        sheets[window] = []
        return .done
      default: return .unsupported
      }
    }
  }

  @Test func `see no change in a screen that was not known before`() {
    let verification = Verification(Alphabet<HalfShown>(routes: ["tea"])) { HalfShown() }

    let report = verification.replay([.push("tea", in: 1), .back(in: 0)])

    #expect(!report.broken.contains("frame-isolation"), "\(report)")
    #expect(!report.broken.contains("reject-changes-nothing"), "\(report)")
  }

  /// Nobody knows what the second window shows until back is refused, and neither shows what was
  /// pushed.
  private final class HalfShown: NavigationSystem {
    let windows = [0, 1]
    private var paths: [[String]] = [[], []]
    private var showsAll = false

    func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
      WindowSnapshot(path: paths[window])
    }

    func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
      switch action {
      case .push(let route): paths[window].append(route)
      case .back:
        showsAll = true
        return .refused("no")
      default: return .unsupported
      }
      return .done
    }

    func screen(of window: Int) -> WindowSnapshot<OnlyTab, String>? {
      window == 0 || showsAll ? WindowSnapshot(path: []) : nil
    }
  }

  @Test func `let back dismiss the top presentation alone, also later`() {
    let report = Verification(.backClosesAllSheetsLater)
      .replay([.present("filter", in: 0), .present("filter", in: 0), .back(in: 0), .timePasses])

    #expect(report.broken == ["dismiss-hits-its-own"], "\(report)")
  }

  @Test func `each have a mistake that breaks them, and all mistakes break one`() {
    let broken = FaultySystem.Fault.allCases.map { FaultySystem.report(of: $0).broken }

    #expect(broken.allSatisfy { !$0.isEmpty })
    let all = Set(Law<FaultySystem>.all.map(\.name))
    #expect(all.subtracting(broken.reduce([]) { $0.union($1) }) == [])
  }

  @Test func `can be written without looking at anything, or at the system alone`() {
    let laws = [
      Law<FaultySystem>("all-is-well", "All is well.") { _ in .holds },
      Law<FaultySystem>("two-windows", "There are two windows.", on: [.openWindow]) {
        .holds(if: $0.system.windows.count == 2, otherwise: "there are more")
      },
    ]
    let verification = Verification(Alphabet<FaultySystem>(routes: ["tea"]), laws: laws) {
      FaultySystem()
    }

    #expect(verification.run(events: 500).broken == ["two-windows"])
  }

  @Test func `can be an app's own`() throws {
    let law = Law<FaultySystem>(
      "no-cup-over-tea",
      "No cup stands directly above the tea.",
      on: [.push]
    ) { step in
      guard let path = step.new?.path, path.count > 1 else { return .noCase }
      return .holds(
        if: !zip(path, path.dropFirst()).contains { $0 == ("tea", "cup") },
        otherwise: "there is one"
      )
    }
    let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"], sheets: ["filter"])

    let report = Verification(alphabet, and: [law]) { FaultySystem() }.run(events: 1_000)

    #expect(report.broken == ["no-cup-over-tea"])
    #expect(try #require(report.counterexamples.first).length == 2)
  }
}
