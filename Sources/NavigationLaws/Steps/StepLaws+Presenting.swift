import SceneNavigation

/// The laws of what stands over the tabs.
extension StepLaws {
  /// What is presented, and what goes, stands over the tabs and leaves them as they are.
  func checkTabsBelow(
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    tally.check(
      .tabIsolation,
      holds: old.stacks == new.stacks && old.selection == new.selection,
      by: step,
      "what stands over the tabs changed what is below"
    )
  }

  /// What is presented stands over all there was, and what goes takes along what stood over it; only a
  /// link, or a step that leaves what is presented, may clear all of it, where nothing of that asks first.
  func checkPresented(
    by action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    // That is looked at whatever came of it.
    if case .dismiss = action { return }
    let kept = old.presentations.prefix { $0.id != action.presentationLeft }
    let now = new.presentations
    let leadsOn = action.opensLink || action.presentationLeft != nil
    let mayClear = leadsOn && app.wayOut(of: Array(kept)) == .free
    let isRight: Bool
    if case .presented(let added) = step.record.outcome {
      isRight =
        now.last == added && (now.dropLast() == kept || mayClear && now.count == 1)
        && added.presenter == new.stack(of: new.selection).top?.id
    } else if case .dismissed(let gone) = step.record.outcome {
      isRight = now[...] == kept.prefix { $0.id != gone.id } || mayClear && now.isEmpty
    } else {
      return
    }
    tally.check(
      .dismissHitsItsOwn,
      holds: isRight,
      by: step,
      "another presentation came or went as well"
    )
  }

  /// What is typed into a secret field stands in no state, where it would be saved.
  func checkSecretIsKept(
    _ field: FieldID,
    in new: SceneState,
    into tally: inout LawTally
  ) {
    let isKept = new.presentations.allSatisfy { presented in
      presented.stack.root.drafts[field] == nil
        && presented.stack.entriesFromTop.allSatisfy { $0.view.drafts[field] == nil }
    }
    tally.check(
      .signOutForgets,
      holds: isKept,
      by: step,
      "what was typed into “\(field.rawValue)” would be saved"
    )
  }

  /// A step in a flow is one step, and the way to its beginning leads there.
  func checkFlow(
    _ id: Presentation.ID,
    _ action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    guard let before = old.presentations.first(where: { $0.id == id })?.stack,
      let after = new.presentations.first(where: { $0.id == id })?.stack
    else { return }
    let isRight: Bool
    if case .pushed(let entry) = step.record.outcome {
      var below = after
      below.pop()
      isRight = after.top == entry && below.hasSameEntries(as: before)
    } else if case .popFlowToRoot = action, case .popped = step.record.outcome {
      isRight = after.isAtRoot
    } else {
      return
    }
    tally.check(
      .oneStep,
      holds: isRight,
      by: step,
      "the flow does not stand one step further, or not at its beginning"
    )
  }

  /// What somebody entered goes by no step back and no link that did not ask first, and a question that
  /// stands there is answered before a link is followed.
  func checkNothingIsLost(
    by action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    guard !old.presentations.isEmpty, action == .back || action.opensLink else { return }
    let kept = old.presentations.prefix { $0.id != action.presentationLeft }
    if action.opensLink, let question = kept.last, app.asksToLeave(question) {
      tally.check(
        .dismissHitsItsOwn,
        holds: new.presentations.elementsEqual(kept),
        by: step,
        "a link led past the question that was there, or asked another one over it"
      )
    }
    guard let flow = kept.last(where: app.hasSomethingToLose) else { return }
    tally.check(
      .dismissHitsItsOwn,
      holds: new.presentations.contains { $0.id == flow.id },
      by: step,
      "what was entered went without a question"
    )
  }

  /// A step that is taken back or done again puts the window where it stood, but for the numbers of
  /// what comes next, for a sign-in somebody met meanwhile, and for what is an account's own.
  func checkRestored(
    _ state: SceneState,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    let scene = step.acting?.window.id
    let isOwn = new.stacks.tabs.allSatisfy { tab in
      new.stack(of: tab).entriesFromTop.allSatisfy {
        $0.id.scene == scene || old.stack(of: tab).contains($0.id)
      }
    }
    tally.check(
      .windowIsolation,
      holds: isOwn,
      by: step,
      "steps of another window came back in this one"
    )
    var expected = state
    expected.nextNumber = new.nextNumber
    tally.check(
      .restoreIsIdentity,
      holds: new == expected || new == app.withoutWaiting(expected)
        || new == returning?(expected),
      by: step,
      "the window does not stand where it stood"
    )
  }

  /// Numbers are never given twice in a scene, also where an earlier moment comes back: else a late
  /// dismissal would hit something else.
  func checkNumbersGoOn(in change: SceneChange, into tally: inout LawTally) {
    guard let before = change.before, let after = change.after else { return }
    tally.check(
      .dismissHitsItsOwn,
      holds: after.nextNumber >= before.nextNumber,
      by: step,
      "\(change.window.letter) gives numbers again that it gave before"
    )
  }

  /// Back leads one step back in what is presented, closes it, or asks before that; below it
  /// nothing moves.
  func checkBackOverPresented(
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    let isOneStep =
      if case .dismissed = step.record.outcome {
        new.presentations.elementsEqual(old.presentations.dropLast())
      } else if case .presented = step.record.outcome {
        new.presentations.dropLast().elementsEqual(old.presentations)
      } else if case .popped = step.record.outcome {
        new.isOneStepBackInFlow(of: old)
      } else {
        new.presentations == old.presentations
      }
    tally.check(
      .oneStep,
      holds: isOneStep && old.stacks == new.stacks && old.selection == new.selection,
      by: step,
      isOneStep ? "back over a presentation moved what is below" : "back was not one step"
    )
  }
}

extension SceneState {
  /// Whether nothing changed in what is presented but that the flow on top stands one step earlier.
  fileprivate func isOneStepBackInFlow(of old: SceneState) -> Bool {
    guard let flow = presentations.last, let before = old.presentations.last else { return false }
    var expected = before.stack
    return expected.pop() == 1 && flow.id == before.id && expected.hasSameEntries(as: flow.stack)
      && presentations.dropLast().elementsEqual(old.presentations.dropLast())
  }
}
