import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A verification inside the program` {
  @Test func `ends with every law held, and says what it reached`() throws {
    let run = try EndedRuns.run(of: .perScene)

    #expect(run.report.counterexamples.isEmpty)
    // A payment is answered later only with one of the cards.
    let rare = ["is accepted", "is declined", "times out"].map { "event the payment \($0)" }
    #expect(Set(run.report.neverReached).subtracting(rare) == [])
    #expect(run.report.events >= 6_700)
    #expect(run.histories >= 30 + 600 / 30 + 2)
    let broken = NamedWiring.allCases.flatMap(\.brokenLaws).map(\.rawValue)
    let holding = Set(run.report.laws.filter { $0.verdict == .holds }.map(\.name))
    #expect(holding.isSuperset(of: broken))
  }

  @Test func `has a case of every law, however slow the machine is`() throws {
    let run = try VerificationRun(of: .perScene, effort: VerificationRun.Effort(time: .zero))

    while !run.isOver { run.advance() }

    #expect(run.report.laws.filter { $0.verdict == .neverChecked }.map(\.name) == [])
  }

  @Test func `looks at the same histories as one that is done at once`() throws {
    let shop = try ShopState.verified()
    let verification = ShopVerification(shop, windows: 2)
    var gradual = verification.gradual(seed: 3)

    for _ in 0..<5 { gradual.checkHistory() }

    #expect(gradual.histories == 5)
    #expect(gradual.report == verification.random(events: gradual.events, seed: 3))
  }

  @Test func `takes its turn at once while it goes on, and none after it`() throws {
    let run = try VerificationRun(of: .perScene, effort: EndedRuns.effort)
    #expect(run.deadline.map { $0 <= .now } == true)

    run.advance()
    let events = run.report.events
    run.stop()
    run.advance()

    #expect(run.deadline == nil)
    #expect(run.isStopped)
    #expect(events > 0)
    #expect(run.report.events < 6_000)
  }
}

@MainActor @Suite struct `Verifying beside the windows` {
  /// Has what is verified go on to its end, as the loop does.
  private func finish(_ stage: Stage) {
    while stage.input.verification != nil { stage.input.continueVerification() }
    stage.desktop.draw()
  }

  /// A stage that shows a verification that ended.
  private func verified(_ wiring: NamedWiring) throws -> Stage {
    let run = try EndedRuns.run(of: wiring)
    let stage = try Stage(windows: 2, columns: 120, rows: 40, wiring: wiring)
    stage.input.show(run)
    finish(stage)
    return stage
  }

  @Test func `counts, ticks the laws off, and can be stopped`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)

    stage.press(.character("V"))
    while stage.input.verification?.report.events == 0 { stage.input.continueVerification() }
    stage.desktop.draw()

    let text = stage.desktop.canvas.text
    #expect(text.contains("Step 1 of 4: random histories"))
    #expect(text.firstMatch(of: #/[0-9,]+ events in [0-9]+ histor(y|ies)…/#) != nil)
    #expect(text.firstMatch(of: #/window-isolation +[0-9,]+ ✓/#) != nil)
    #expect(text.contains("frame-isolation               not checked ·"))
    #expect(!text.contains("screen-equals-state"))
    stage.press(Key(.escape))
    finish(stage)
    #expect(stage.desktop.canvas.text.contains("Stopped. ✓"))
    stage.press(Key(.escape))
    #expect(stage.desktop.dock == nil)
    #expect(stage.app.actionCount == 0)
  }

  @Test func `says that nothing was checked where it was stopped at once`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)

    stage.press(.character("V"), Key(.escape))

    let text = stage.desktop.canvas.text
    #expect(text.contains("Stopped before anything was checked."))
    #expect(!text.contains("laws hold"))
    #expect(!text.contains("was reached"))
  }

  @Test func `is not begun right beside wrong`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)

    stage.press(.character("="), .character("V"))

    #expect(stage.desktop.canvas.text.contains("Leave right beside wrong with = first"))
    #expect(!stage.desktop.canvas.text.contains("V verify"))
    #expect(stage.input.verification == nil)
  }

  @Test func `leaves the windows to whoever goes back to them meanwhile`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)

    stage.press(.character("V"), Key(.tab), Key(.enter))

    #expect(stage.lastRecord?.verdict.moved.map(\.letter) == ["A"])
    #expect(stage.input.verification != nil)
    stage.press(.character("V"))
    stage.input.continueVerification()
    #expect(stage.input.verification == nil)
  }

  @Test func `plays the shortest way to what broke, and leaves everything as it was`() throws {
    let stage = try verified(.appLevelPath)
    let before = stage.desktop.canvas
    let state = stage.app.lastState
    #expect(before.text.contains("\(NamedWiring.appLevelPath.brokenLaws.count) laws broken: "))
    #expect(before.text.contains("▶ window-isolation"))

    stage.press(Key(.enter))
    let beginning = stage.desktop.canvas.text
    stage.press(.character(" "))
    let broken = stage.desktop.canvas.text
    stage.press(Key(.left))
    let back = stage.desktop.canvas.text
    stage.press(Key(.escape))

    #expect(beginning.contains("window-isolation · step 0 of 1"))
    #expect(beginning.contains("─ Inspector"))
    #expect(broken.contains("window-isolation · step 1 of 1"))
    #expect(broken.contains("Enter  A · product “Teapot” pushed"))
    #expect(broken.contains("✗ B moved as well"))
    #expect(back == beginning)
    #expect(stage.desktop.canvas == before)
    #expect(stage.app.lastState == state)
    #expect(stage.app.actionCount == 0)
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `finds what every mistake breaks, and plays it to where that is seen`(
    wiring: NamedWiring
  ) throws {
    let run = try EndedRuns.run(of: wiring)
    #expect(run.report.broken == Set(wiring.brokenLaws.map(\.rawValue)))
    let stage = try verified(wiring)

    stage.press(Key(.enter))
    let played = try #require(stage.input.played)
    while !played.isOver { stage.press(.character(" ")) }

    #expect(stage.desktop.canvas.text.contains("✗ \(played.found.finding.prefix(30))"))
    #expect(stage.desktop.canvas.text.contains("Space again"))
  }

  @Test func `tells why, and comes back to the step, which waits`() throws {
    let stage = try verified(.appLevelPath)
    stage.press(Key(.enter))
    let step = stage.desktop.canvas

    stage.press(.character("?"))
    let lesson = stage.desktop.canvas.text
    stage.press(Key(.escape))

    #expect(lesson.contains("Why it happens"))
    #expect(lesson.contains("─ Inspector"))
    #expect(stage.desktop.canvas == step)
    #expect(stage.input.played?.deadline == nil)
    stage.press(.character(" "))
    #expect(stage.input.played?.next == 1)
  }

  @Test func `leads to all lessons where several mistakes are mixed`() throws {
    let mixture = NamedWiring(mixing: [.appLevelPath, .appStorage])
    let stage = try verified(mixture)
    stage.press(Key(.enter), .character("?"))

    guard case .menu(let menu)? = stage.desktop.overlay, menu.page == .lessons else {
      Issue.record("\(stage.desktop.canvas.text)")
      return
    }
  }

  @Test func `says that there is no room, whatever is open`() throws {
    let stage = try verified(.appLevelPath)
    stage.press(Key(.enter), .character("?"))

    stage.desktop.resize(to: (columns: 20, rows: 3))
    stage.desktop.draw()

    #expect(stage.desktop.isTooSmall)
    #expect(!stage.desktop.canvas.text.contains("One router"))
  }

  @Test func `plays by itself at reading speed, and waits at the end`() throws {
    let stage = try verified(.appLevelPath)
    stage.press(Key(.enter))
    let played = try #require(stage.input.played)

    let deadline = try #require(played.deadline)
    #expect(deadline > .now + .seconds(1))
    while !played.isOver { stage.press(.character(" ")) }

    #expect(played.deadline == nil)
  }

  @Test func `takes away the picture of the objects, and brings it back`() throws {
    let stage = try verified(.appLevelPath)
    stage.press(Key(.enter))
    let before = stage.desktop.canvas

    stage.press(.character("i"))
    #expect(!stage.desktop.canvas.text.contains("─ Inspector"))
    stage.press(.character("i"))

    #expect(stage.desktop.canvas == before)
  }

  @Test(arguments: [(80, 24), (120, 31), (160, 48)])
  func `is played with the picture of the objects beside it`(columns: Int, rows: Int) throws {
    let stage = try verified(.appLevelPath)
    stage.desktop.resize(to: (columns, rows))
    stage.press(Key(.enter))

    #expect(stage.desktop.canvas.text.contains("router 1"))
  }

  @Test func `names the window in which a link is opened`() throws {
    let stage = try verified(.appLevelPath)
    _ = stage.input.carryOut(.playCounterexample("opening-changes-nothing"))
    while stage.input.played?.isOver == false { stage.press(.character(" ")) }

    let lines = stage.desktop.canvas.text.split(separator: "\n").filter { $0.contains("shop open") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains(" --new-window") || $0.contains(" --window ") })
  }

  @Test func `is refused where a script is written or played`() throws {
    let stage = try Stage(windows: 2)
    stage.desktop.keepsWiring = true

    stage.press(.character("V"))

    #expect(stage.desktop.dock == nil)
    #expect(stage.desktop.canvas.text.contains("Scripts cannot verify: use “shop verify”."))
  }

  @Test func `does not go on where there is no room to see it`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 12)

    stage.press(.character("V"))

    #expect(stage.input.verification == nil)
    #expect(stage.desktop.canvas.text.contains("No room here: 80×24 is enough"))
  }
}
