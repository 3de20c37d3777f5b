import ClassicMistakes
import NavigationLaws
import Testing

@MainActor @Suite struct `A verification` {
  @Test func `is the same for the same seed`() {
    let first = Verification(FaultySystem.Fault.backPopsAll).run(events: 800, seed: 7)
    let second = Verification(FaultySystem.Fault.backPopsAll).run(events: 800, seed: 7)
    let third = Verification(FaultySystem.Fault?.none).run(events: 800, seed: 8)

    #expect(first == second)
    #expect(first.steps != third.steps)
  }

  @Test func `looks at every history up to a length`() throws {
    let report = Verification(FaultySystem.Fault.closedWindowComesBack).everyHistory(upTo: 3)

    #expect(report.depth == 3)
    #expect(report.seed == nil)
    #expect(try #require(report.counterexample(of: "close-forgets")).isShortest)
  }

  @Test func `finds what takes four steps and a wait among every history`() throws {
    let alphabet = Alphabet<UncancelledTask>(routes: [], sheets: [.compose, .settings])
    let report = Verification(alphabet) { UncancelledTask() }.everyHistory(upTo: 4)

    #expect(try #require(report.counterexample(of: "dismiss-hits-its-own")).length == 4)
  }

  @Test func `has histories of at least one event`() {
    var verification = Verification(FaultySystem.Fault?.none)
    verification.historyLength = 0

    #expect(verification.run(events: 10).events == 10)
  }

  @Test func `says what it never met`() {
    let alphabet = Alphabet<FaultySystem>(routes: ["tea"], links: [])
    let report = Verification(alphabet) { FaultySystem(.dismissalClosesTheTop) }.run(events: 1_000)

    #expect(report.broken == [])
    #expect(!report.isComplete)
    #expect(report.neverReached == ["any sheet (the alphabet has none)"])
    #expect(
      report.neverChecked == [
        "dismiss-hits-its-own", "link-is-not-behind-a-sheet", "link-lands-once", "present-adds-one",
      ]
    )
    #expect(report.description.contains("Never reached: any sheet (the alphabet has none)."))
    #expect(!report.description.contains("17 hold"))
  }

  @Test func `says how an app with one window declares that it has one`() {
    var alphabet = Alphabet<OneWindow>(routes: ["tea"])
    let report = Verification(alphabet) { OneWindow() }.run(events: 100)
    #expect(
      report.neverReached == ["a second window (an app with one sets “windowLimit” to 1)"]
    )
    #expect(report.neverChecked == ["close-forgets"])

    alphabet.windowLimit = 1
    #expect(Verification(alphabet) { OneWindow() }.run(events: 100).isComplete)
  }

  @Test func `says that a route was never reached where it is always refused`() {
    let alphabet = Alphabet<UncancelledTask>(routes: [], sheets: [.compose])
    let report = Verification(alphabet, laws: []) { UncancelledTask() }.run(events: 500)

    #expect(report.neverReached == ["any route (the alphabet has none)"])
    #expect(
      report.refusals.keys.sorted { $0.rawValue < $1.rawValue } == [.back, .dismiss, .present]
    )
  }

  @Test func `tells a law that is skipped from one that holds`() throws {
    let report = Verification(Alphabet(routes: Mistake.routes)) { AppLevelPath() }.run(events: 500)

    let law = try #require(report.laws.first { $0.name == "restore-is-identity" })
    #expect(law.verdict == .skipped("not supported: relaunch"))
    #expect(report.skipped.contains("screen-equals-state"))
    #expect(
      report.description.contains(
        "  – restore-is-identity         skipped: not supported: relaunch"
      )
    )
  }

  @Test func `reports what does not break every time as flaky`() throws {
    // Whatever run is the third, fifth and so on, pushes twice.
    final class Runs { var count = 0 }
    let runs = Runs()
    let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"])
    let verification = Verification(alphabet) {
      runs.count += 1
      return FaultySystem(runs.count % 2 == 1 ? .pushesTwice : nil)
    }

    let report = verification.run(events: 200)

    let example = try #require(report.counterexample(of: "one-step"))
    #expect(example.reproductions != nil)
    #expect(!example.isShortest)
    #expect(
      example.story.contains(
        ". Flaky: the same steps do not always lead to the same; "
          + "\(example.reproductions ?? 3) of 3 replays broke the law again."
      )
    )
  }

  @Test func `shortens a flaky history, and tells it as it was when the law broke`() throws {
    final class Runs { var count = 0 }
    let runs = Runs()
    let alphabet = Alphabet<FaultySystem>(routes: ["tea"])
    let verification = Verification(alphabet) {
      runs.count += 1
      return FaultySystem(runs.count % 2 == 1 ? .pushesTwice : nil)
    }

    let example = try #require(verification.run(events: 200).counterexample(of: "one-step"))

    #expect(example.history.events.map(\.kind) == [.push], "\(example)")
    #expect(example.story.contains("› tea › tea"), "\(example)")
    #expect(!example.story.contains("a replay in which it held"))
  }

  @Test func `calls flaky what no longer breaks when its story is told`() throws {
    // Found in the first run, and again in the three that look whether it always breaks.
    final class Runs { var count = 0 }
    let runs = Runs()
    let verification = Verification(Alphabet<FaultySystem>(routes: ["tea"])) {
      runs.count += 1
      return FaultySystem(runs.count <= 4 ? .pushesTwice : nil)
    }
    verification.isShortening = false

    let example = try #require(verification.run(events: 50).counterexample(of: "one-step"))

    #expect(example.reproductions == 0)
    #expect(!example.isShortest)
    #expect(example.story.hasSuffix("The steps above are those of a replay in which it held."))
  }

  @Test func `says that histories influence each other where they share a router`() throws {
    let shared = FaultySystem()
    let verification = Verification(Alphabet<FaultySystem>(routes: ["tea"])) { shared }

    let report = verification.run(events: 200)

    let example = try #require(report.counterexample(of: "fresh-start"), "\(report)")
    #expect(example.finding.hasPrefix("in a later history "))
    #expect(example.length == 1)
    #expect(example.story.hasSuffix("1 step; no shorter history breaks it."), "\(example)")
    #expect(try verification.replay(example.history).broken == ["fresh-start"])
    let fixed = Verification(Alphabet<FaultySystem>(routes: ["tea"])) { FaultySystem() }
    let replayed = try fixed.replay(example.history)
    #expect(replayed.laws.contains { $0.name == "fresh-start" && $0.verdict == .holds })
  }

  @Test func `gives laws the ids of the app's own presentations`() {
    let law = Law<FaultySystem>("own-ids", "Ids are the app's.", on: [.present]) { step in
      .holds(
        if: step.after.map(\.presented)
          == step.system.windows.map { step.system.snapshot(of: $0).presented },
        otherwise: "\(step.after.map(\.presented)) is not what the app has"
      )
    }
    let alphabet = Alphabet<FaultySystem>(routes: ["tea"], sheets: ["filter"])

    let report = Verification(alphabet, laws: [law]) { FaultySystem() }.run(events: 500)

    #expect(report.broken == [], "\(report)")
    #expect(report.laws.first?.verdict == .holds)
  }

  @Test(arguments: 1...8)
  func `keeps no link where a push does the same`(seed: UInt64) throws {
    let law = Law<FaultySystem>("no-cup-in-between", "No cup has a step on both sides.") { step in
      .holds(if: step.new?.path != ["tea", "cup", "tea"], otherwise: "there is one")
    }
    let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"])
    let verification = Verification(alphabet, laws: [law]) { FaultySystem(.linkIsPushed) }

    let example = try #require(verification.run(events: 3_000, seed: seed).counterexamples.first)

    #expect(example.history.events.map(\.kind) == [.push, .push, .push], "\(example)")
  }

  @Test(arguments: [true, false])
  func `replays a history to compare where a link leads only for the law about it`(
    isAsked: Bool
  ) {
    let link = NavigationLink<FaultySystem.Tab, String>(["tea"], in: .search)
    let laws = Law<FaultySystem>.all.filter { isAsked == ($0.name == "link-lands-once") }
    var systems = 0
    let verification = Verification(Alphabet(routes: ["tea"]), laws: laws) {
      systems += 1
      return FaultySystem()
    }

    let report = verification.replay(Array(repeating: .relaunchByLink(link, in: 0), count: 5))

    #expect(report.broken == [])
    #expect(systems == (isAsked ? 7 : 2))
  }

  @Test func `lets a history that was found end when time has passed`() throws {
    let report = Verification(FaultySystem.Fault.timePushes).replay([.push("tea", in: 1)])

    #expect(report.broken == ["window-isolation"])
    #expect(try #require(report.counterexamples.first).history.events.last?.kind == .timePasses)
  }
}

/// An app with one stack in one window.
@MainActor private final class OneWindow: NavigationSystem {
  private var path: [String] = []

  let windows = [0]

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> { WindowSnapshot(path: path) }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    switch action {
    case .push(let route): path.append(route)
    case .back: if path.popLast() == nil { return .refused("at the root") }
    case .popToRoot: path = []
    case .open(let link): path = link.path
    case .select, .present, .dismiss: return .unsupported
    }
    return .done
  }
}
