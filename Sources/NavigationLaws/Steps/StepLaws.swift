public import SceneNavigation

/// The laws that are checked after each action of an app on SceneNavigation.
public struct StepLaws: Sendable {
  let app: AppDescription
  let returning: (@Sendable (SceneState) -> SceneState)?

  /// The laws of an app.
  ///
  /// `returning` says how the app restores an earlier state that contains something of an account
  /// that signed out.
  public init(
    of app: AppDescription,
    returning: (@Sendable (SceneState) -> SceneState)? = nil
  ) {
    (self.app, self.returning) = (app, returning)
  }

  /// The laws that an action did not keep; empty if it kept all.
  public func violations(of step: Step) -> [Violation] {
    var report = StepReport()
    check(step, into: &report)
    return report.violations
  }

  func check(_ step: Step, into report: inout StepReport) {
    report.check(step) { checkAll(step, into: &$0) }
  }

  private func checkAll(_ step: Step, into report: inout StepReport) {
    checkWindowIsolation(step, into: &report)
    checkRejectChangesNothing(step, into: &report)
    switch step.record.action {
    case .scene(let action, _):
      guard let window = step.acting?.window, let old = step.acting?.before,
        let new = step.acting?.after
      else { return }
      var check = SceneCheck(
        laws: self,
        outcome: step.record.outcome,
        cause: step.record.cause,
        isIsolated: step.record.verdict.isKept,
        window: window,
        old: old,
        new: new,
        report: report
      )
      check.run(step.record.redirectedAction ?? action)
      report = check.report
    case .shared:
      for change in step.changes { checkNumbersContinue(in: change, into: &report) }
      checkSignInContinues(step, into: &report)
      checkSignOutForgets(step, into: &report)
    case .app:
      for change in step.changes { checkNumbersContinue(in: change, into: &report) }
      checkCloseForgets(step, into: &report)
      checkOpened(step, into: &report)
      checkMove(step, into: &report)
    }
  }

  private func checkWindowIsolation(_ step: Step, into report: inout StepReport) {
    report.check(
      .windowIsolation,
      holds: step.record.verdict.isKept,
      step.record.verdict.wronglyMoved.map(\.letter).list("and") + " moved as well"
    )
  }

  private func checkRejectChangesNothing(_ step: Step, into report: inout StepReport) {
    guard !step.record.outcome.isChange else { return }
    let areWindowsSaved = step.changes.isEmpty && step.windowsBefore == step.windowsAfter
    report.check(
      .rejectChangesNothing,
      holds: areWindowsSaved && step.sharedChange == nil,
      "the answer was “\(step.record.outcome)”, but "
        + "\(areWindowsSaved ? "what all windows share" : "the state") changed"
    )
  }

  /// Numbers are never reused in a scene, even after time travel; otherwise a late dismissal would
  /// hit something else.
  func checkNumbersContinue(in change: SceneChange, into report: inout StepReport) {
    guard let before = change.before, let after = change.after else { return }
    report.check(
      .dismissHitsItsOwn,
      holds: after.nextNumber >= before.nextNumber,
      "\(change.window.letter) will give a new step the id of an earlier one"
    )
  }
}

/// The laws of one action in one window.
struct SceneCheck {
  let laws: StepLaws
  let outcome: Outcome
  let cause: Cause
  /// True if the action moved no other window.
  let isIsolated: Bool
  let window: SceneWindow
  let old: SceneState
  let new: SceneState
  var report: StepReport

  var app: AppDescription { laws.app }

  private var acting: SceneChange { SceneChange(window: window, before: old, after: new) }

  mutating func check(_ law: LawName, holds: Bool, _ finding: @autoclosure () -> String) {
    report.check(law, holds: holds, finding())
  }

  mutating func run(_ action: SceneAction) {
    if case .edit(_, let field, _) = action, app.isSecret(field) {
      checkSecretIsKept(field)
    }
    checkWhatIsPresented(action)
    checkNothingIsLost(by: action)
    if case .back = action, !old.presentations.isEmpty {
      return checkBackOverPresented()
    }
    if let state = action.restored {
      // A refused action is checked as a refusal.
      guard outcome.isChange || outcome == .unchanged else { return }
      laws.checkNumbersContinue(in: acting, into: &report)
      return checkRestored(state)
    }
    switch outcome {
    case .presented, .dismissed:
      checkPresented(by: action)
      return checkTabsBelow()
    // It is about the reason for doing nothing, or about the whole window at once.
    case .presentationGone, .covered, .notForTab, .notAModal, .tooManyAnswers, .restored,
      .noSuchTab, .ofAccountLeft, .app(_, .refusal):
      return
    case .app, .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged,
      .windowOpened, .windowDuplicated, .windowClosed, .windowReopened, .windowFocused,
      .placeMoved, .arranged, .traveled, .unchanged, .linkWaits, .tooManyLinks, .alreadyAtRoot,
      .rootStays, .noLink, .notInStack, .entryGone, .noSuchWindow, .lastWindow, .tooManyWindows,
      .nothingToReopen, .formCleared, .nothingToSubmit:
      break
    }
    checkTabIsolation(action)
    checkTabs(action)
  }

  /// Whatever its outcome, a dismissal or a step in a flow changes only its target.
  private mutating func checkWhatIsPresented(_ action: SceneAction) {
    if case .dismiss(let id) = action {
      check(
        .dismissHitsItsOwn,
        holds: new.presentations.elementsEqual(old.presentations.prefix { $0.id != id }),
        "it closed another presentation, or not its own"
      )
    }
    if let flow = outcome.flowPushed(in: new) ?? action.flow {
      checkFlow(flow, action)
      check(
        .oneStep,
        holds: new.presentations.starts(with: old.presentations.dropLast()),
        "something below another presentation changed out of sight"
      )
    }
  }
}

extension Outcome {
  /// The flow that the action advances; nil if it advances none.
  fileprivate func flowPushed(in state: SceneState) -> Presentation.ID? {
    guard case .pushed(let entry) = self else { return nil }
    return state.presentations.first { $0.stack.contains(entry.id) }?.id
  }
}
