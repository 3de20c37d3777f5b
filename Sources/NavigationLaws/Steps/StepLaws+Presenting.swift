import SceneNavigation

extension SceneCheck {
  mutating func checkTabsBelow() {
    check(
      .tabIsolation,
      holds: old.stacks == new.stacks && old.selection == new.selection,
      "a presentation changed what is below it"
    )
  }

  /// A presentation covers everything, and a dismissal takes those above along.
  ///
  /// Only a link, or a step that leaves the presentation, may dismiss all, and only if nothing asks
  /// first.
  mutating func checkPresented(by action: SceneAction) {
    // Dismissals are checked whatever their outcome.
    if case .dismiss = action { return }
    let kept = old.presentations.prefix { $0.id != action.presentationLeft }
    let now = new.presentations
    let continues = action.opensLink || action.presentationLeft != nil
    let mayClear = continues && app.dismissalCheck(of: Array(kept)) == .free
    let isRight: Bool
    if case .presented(let added) = outcome {
      isRight =
        now.last == added && (now.dropLast() == kept || mayClear && now.count == 1)
        && added.presenter == new.stack(of: new.selection).top?.id
    } else if case .dismissed(let gone) = outcome {
      isRight = now[...] == kept.prefix { $0.id != gone.id } || mayClear && now.isEmpty
    } else {
      return
    }
    check(.dismissHitsItsOwn, holds: isRight, "another presentation came or went as well")
  }

  /// Text typed into a secret field is in no state, since that would be saved.
  mutating func checkSecretIsKept(_ field: FieldID) {
    let isKept = new.presentations.allSatisfy { presented in
      presented.stack.root.drafts[field] == nil
        && presented.stack.entriesFromTop.allSatisfy { $0.view.drafts[field] == nil }
    }
    check(.signOutForgets, holds: isKept, "what was typed into “\(field.rawValue)” would be saved")
  }

  /// Advancing in a flow pushes one step; popping it to the root ends at its first step.
  mutating func checkFlow(_ id: Presentation.ID, _ action: SceneAction) {
    guard let before = old.presentations.first(where: { $0.id == id })?.stack,
      let after = new.presentations.first(where: { $0.id == id })?.stack
    else { return }
    let isRight: Bool
    if case .pushed(let entry) = outcome {
      var below = after
      below.pop()
      isRight = after.top == entry && below.hasSameEntries(as: before)
    } else if case .popFlowToRoot = action, case .popped = outcome {
      isRight = after.isAtRoot
    } else {
      return
    }
    check(.oneStep, holds: isRight, "the flow is not one step further, or not at its start")
  }

  /// Back and links discard no input without asking, and a question must be answered before a link
  /// opens.
  mutating func checkNothingIsLost(by action: SceneAction) {
    guard !old.presentations.isEmpty, action == .back || action.opensLink else { return }
    let kept = old.presentations.prefix { $0.id != action.presentationLeft }
    if action.opensLink, let question = kept.last, app.asksToLeave(question) {
      check(
        .dismissHitsItsOwn,
        holds: new.presentations.elementsEqual(kept),
        "a link skipped the open question, or asked another over it"
      )
    }
    guard let flow = kept.last(where: app.hasUnsavedInput) else { return }
    check(
      .dismissHitsItsOwn,
      holds: new.presentations.contains { $0.id == flow.id },
      "entered text was discarded without asking"
    )
  }

  /// Undo and redo restore the window's state exactly, except for the next number, a sign-in that
  /// has happened since, and state that belongs to an account.
  mutating func checkRestored(_ state: SceneState) {
    let isOwn = new.stacks.tabs.allSatisfy { tab in
      let before = old.stack(of: tab)
      return new.stack(of: tab).entries(differingFrom: before).allSatisfy {
        $0.entry.id.scene == window.id || before.contains($0.entry.id)
      }
    }
    check(.windowIsolation, holds: isOwn, "entries of another window were restored in this one")
    var expected = state
    expected.nextNumber = new.nextNumber
    check(
      .restoreIsIdentity,
      holds: new == expected || new == app.withoutWaiting(expected)
        || new == laws.returning?(expected),
      "the window is not where it was"
    )
  }

  /// Over a presentation, back pops one step, dismisses it, or asks first; nothing below it
  /// changes.
  mutating func checkBackOverPresented() {
    let isOneStep =
      if case .dismissed = outcome {
        new.presentations.elementsEqual(old.presentations.dropLast())
      } else if case .presented = outcome {
        new.presentations.dropLast().elementsEqual(old.presentations)
      } else if case .popped = outcome {
        new.isOneStepBackInFlow(of: old)
      } else {
        new.presentations == old.presentations
      }
    check(
      .oneStep,
      holds: isOneStep && old.stacks == new.stacks && old.selection == new.selection,
      isOneStep ? "back over a presentation moved what is below" : "back was not one step"
    )
  }
}

extension SceneState {
  /// True if nothing changed except that the flow on top went back one step.
  fileprivate func isOneStepBackInFlow(of old: SceneState) -> Bool {
    guard let flow = presentations.last, let before = old.presentations.last else { return false }
    var expected = before.stack
    return expected.pop() == 1 && flow.id == before.id && expected.hasSameEntries(as: flow.stack)
      && presentations.dropLast().elementsEqual(old.presentations.dropLast())
  }
}
