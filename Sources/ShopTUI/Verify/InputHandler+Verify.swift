import DesignSystem
import NavigationLaws
import ShopCore

/// Verification beside the windows, and counterexamples played in their place.
extension InputHandler {
  /// Verifies the wiring of the windows, or closes the verification.
  func toggleVerification() {
    if case .verification = desktop.shownDock { closeDock() } else { verify(desktop.wiring) }
  }

  func verify(_ wiring: NamedWiring) {
    guard !desktop.keepsWiring else {
      desktop.say("Scripts cannot verify: use “shop verify”.")
      return
    }
    guard !desktop.isHalf else {
      desktop.say("Leave right beside wrong with = first: V verifies your own windows.")
      return
    }
    do {
      show(try VerificationRun(of: wiring))
    } catch {
      desktop.say("\(error)")
    }
  }

  /// Shows a verification; without room for it, it does not run.
  func show(_ run: VerificationRun) {
    openDock(.verification(VerificationPanel(run: run)), withKeys: true)
  }

  var verificationPanel: VerificationPanel? {
    if case .verification(let panel) = desktop.dock { panel } else { nil }
  }

  /// What is being verified, until it ends or its panel is closed.
  var verification: VerificationRun? {
    verificationPanel.flatMap { $0.run.isOver ? nil : $0.run }
  }

  /// Verifies one slice, and scrolls to the result at the end.
  func continueVerification() {
    guard let run = verification else { return }
    run.advance()
    if run.isOver { showResult() }
  }

  /// Stops a running verification; false if none is running.
  func stopVerifying() -> Bool {
    guard let run = verification else { return false }
    run.stop()
    showResult()
    return true
  }

  private func showResult() {
    guard case .verification(var panel) = desktop.dock else { return }
    panel.position = nil
    desktop.dock = .verification(panel)
  }

  /// Plays the shortest counterexample for a law in separate windows.
  func playCounterexample(of law: String) {
    guard let run = verificationPanel?.run, let found = run.report.counterexample(of: law) else {
      return
    }
    let events = run.log(of: law)
    guard !events.isEmpty else {
      desktop.say("Broken from the start: \(found.finding).")
      return
    }
    do {
      let played = try PlayedHistory(
        of: found,
        events,
        under: run.wiring,
        windows: run.windows,
        like: desktop.canvas
      )
      desktop.show(inPlaceOfThis: played.desktop)
      if desktop.standIn === played.desktop { self.played = played }
    } catch {
      desktop.say("\(error)")
    }
  }

  func handleInPlayed(_ key: Key) -> Request? {
    if key == Key(.left) || key == .character("h") {
      carryOut { try $0.stepBack() }
      return nil
    }
    switch desktop.keymap.command(for: key) {
    case .quit where key == .control("c"): return .quit
    case let command?: return carryOutInPlayed(command)
    case nil: return nil
    }
  }

  /// Carries out a key or a click on a hint during a played counterexample.
  func carryOutInPlayed(_ command: Command) -> Request? {
    switch command {
    case .open: carryOut { $0.isOver ? try $0.playAgain() : try $0.advance() }
    case .inspector: carryOut { $0.toggleObjects() }
    case .help: explainPlayed()
    case .back, .quit, .verify: endPlaying()
    default: return requestOnly(command)
    }
    return nil
  }

  /// Performs the next step if it is due and visible; without room it waits for a key.
  func advancePlayback() {
    guard let played, let deadline = played.deadline, deadline <= .now else { return }
    if desktop.isTooSmall {
      played.pause()
    } else if desktop.standIn === played.desktop {
      carryOut { try $0.advance() }
    } else {
      self.played = nil
    }
  }

  private func endPlaying() {
    played = nil
    desktop.standIn = nil
  }

  /// Shows the lesson about the mistake, or all lessons if it is several; the step waits below.
  private func explainPlayed() {
    guard let played, !played.wiring.isRight else { return }
    played.pause()
    show(Lesson(about: played.wiring).map { .lesson($0) } ?? .lessons)
  }

  private func carryOut(_ change: (PlayedHistory) throws -> Void) {
    guard let played else { return }
    do {
      try change(played)
      desktop.standIn = played.desktop
    } catch {
      endPlaying()
      desktop.say("\(error)")
    }
  }
}
