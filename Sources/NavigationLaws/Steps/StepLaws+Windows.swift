import SceneNavigation

extension StepLaws {
  func checkCloseForgets(_ step: Step, into report: inout StepReport) {
    guard case .windowClosed(let window) = step.record.outcome else { return }
    report.check(
      .closeForgets,
      holds: !step.windowsAfter.windows.contains(window)
        && step.changes.allSatisfy { $0.window == window && $0.after == nil },
      "closing \(window.letter) changed another window, or left it there"
    )
  }

  func checkSignInContinues(_ step: Step, into report: inout StepReport) {
    guard step.reach == .waitingWindows else { return }
    let unasked = step.changes.first { $0.before?.presentations.isEmpty ?? true }
    report.check(
      .windowIsolation,
      holds: unasked == nil,
      "\(unasked?.window.letter ?? "") moved without waiting for anything"
    )
  }

  func checkOpened(_ step: Step, into report: inout StepReport) {
    switch step.record.outcome {
    case .windowOpened, .windowDuplicated, .windowReopened:
      let moved = step.changes.filter { !$0.isAppearance }.map(\.window.letter)
      report.check(
        .openingChangesNothing,
        holds: moved.isEmpty,
        "\(moved.list("and")) moved"
      )
    default: return
    }
    guard case .app(.openWindow(let target?)) = step.record.carriedOut,
      case .windowOpened(let window, let link) = step.record.outcome,
      let new = step.changes.first(where: { $0.window == window })?.after
    else { return }
    // A link that waits, is refused, or leads to a sign-in has not landed yet.
    if let link, !link.isLanding { return }
    report.check(
      .linkLandsOnce,
      holds: link != nil && new.presentations.isEmpty && new.selection == target.position
        && new.stack(of: target.position).matches(target.path),
      "\(window.letter) was opened for a link but does not show its place"
    )
  }

  func checkSignOutForgets(_ step: Step, into report: inout StepReport) {
    guard let state = step.everyWindow else { return }
    let filled = state.windows.filter {
      $0.scene != SceneState(nextNumber: $0.scene.nextNumber)
    }
    report.check(
      .signOutForgets,
      holds: filled.isEmpty,
      filled.map(\.window.letter).list("and")
        + " \(filled.count == 1 ? "keeps" : "keep") a back stack or a presentation"
    )
  }
}
