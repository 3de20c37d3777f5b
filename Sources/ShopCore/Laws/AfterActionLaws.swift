/// The laws that can be checked after each action, from what it found and what it left.
public struct AfterActionLaws: Sendable {
  let step: Step

  /// Takes an action with everything it changed.
  public init(_ step: Step) {
    self.step = step
  }

  /// Every law that did not hold; empty while all do.
  public var violations: [Violation] {
    var tally = LawTally()
    check(into: &tally)
    return tally.violations
  }

  /// Puts each law to the test that the action is a case of.
  func check(into tally: inout LawTally) {
    checkWindowIsolation(into: &tally)
    checkRejectChangesNothing(into: &tally)
    check(step.record.action, into: &tally)
  }

  private func check(_ action: Action, into tally: inout LawTally) {
    switch action {
    case .scene(let action, _):
      guard let old = step.acting?.before, let new = step.acting?.after else { return }
      if let detour = step.record.detour {
        check(detour, from: old, to: new, into: &tally)
      } else {
        check(action, from: old, to: new, into: &tally)
      }
    case .app:
      for change in step.changes { checkNumbersGoOn(in: change, into: &tally) }
      checkCloseForgets(into: &tally)
      checkSignInLeadsOn(into: &tally)
      checkSignOutForgets(into: &tally)
      checkOpened(into: &tally)
      checkMove(into: &tally)
    case .shop: break
    }
  }

  private func checkWindowIsolation(into tally: inout LawTally) {
    tally.check(
      .windowIsolation,
      holds: step.record.verdict.isKept,
      by: step,
      step.record.verdict.trespassed.map(\.letter).joined(separator: ", ") + " moved as well"
    )
  }

  private func checkRejectChangesNothing(into tally: inout LawTally) {
    guard !step.record.outcome.isChange else { return }
    let areWindowsKept = step.changes.isEmpty && step.windowsBefore == step.windowsAfter
    tally.check(
      .rejectChangesNothing,
      holds: areWindowsKept && step.shopChange == nil,
      by: step,
      "\(step.record.outcome), and yet \(areWindowsKept ? "the shop" : "the state") changed"
    )
  }

  private func check(
    _ action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    if case .edit(_, let field, _) = action, field.isSecret {
      checkSecretIsKept(field, in: new, into: &tally)
    }
    checkWhatIsPresented(action, from: old, to: new, into: &tally)
    checkNothingIsLost(by: action, from: old, to: new, into: &tally)
    if case .back = action, !old.presentations.isEmpty {
      return checkBackOverPresented(from: old, to: new, into: &tally)
    }
    if let state = action.restored {
      // One that is refused is no other case than any refusal.
      guard step.record.outcome.isChange || step.record.outcome == .unchanged else { return }
      if let acting = step.acting { checkNumbersGoOn(in: acting, into: &tally) }
      return checkRestored(state, from: old, to: new, into: &tally)
    }
    switch step.record.outcome.subject {
    case .tabs: break
    case .presentations:
      checkPresented(by: action, from: old, to: new, into: &tally)
      return checkTabsBelow(from: old, to: new, into: &tally)
    case .neither: return
    }
    checkTabIsolation(action, from: old, to: new, into: &tally)
    checkTabs(action, from: old, to: new, into: &tally)
  }

  /// Whatever comes of it, a dismissal and a step in a flow change what they are aimed at alone.
  private func checkWhatIsPresented(
    _ action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    if case .dismiss(let id) = action {
      tally.check(
        .dismissHitsItsOwn,
        holds: new.presentations.elementsEqual(old.presentations.prefix { $0.id != id }),
        by: step,
        "another presentation than \(id) changed"
      )
    }
    if let flow = action.flow {
      checkFlow(flow, action, from: old, to: new, into: &tally)
      tally.check(
        .oneStep,
        holds: new.presentations.starts(with: old.presentations.dropLast()),
        by: step,
        "what stands under something else that is presented changed unseen"
      )
    }
  }

  /// Each action does to the tabs what it is for.
  private func checkTabs(
    _ action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    switch action {
    case .navigate(let destination), .dismissAndNavigate(_, let destination):
      checkNavigate(to: destination, from: old, to: new, into: &tally)
    case .back: checkBack(from: old, to: new, into: &tally)
    case .pop(let count): checkPop(from: old, to: new, into: &tally) { $0.pop(count) }
    case .popToRoot: checkPop(from: old, to: new, into: &tally) { $0.pop($0.depth) }
    case .popTo(let destination):
      checkPop(from: old, to: new, into: &tally) { stack in
        guard destination.tab == old.selectedTab else { return }
        let above = stack.entriesFromTop.prefix { $0.route != destination.route }
          .reduce(0) { count, _ in count + 1 }
        if above < stack.depth { stack.pop(above) }
      }
    case .replaceStack(let path): checkReplaced(with: path, from: old, to: new, into: &tally)
    case .selectTab(let tab) where tab == old.selectedTab:
      checkReselection(of: tab, from: old, to: new, into: &tally)
    case .selectTab(let tab):
      tally.check(
        .tabSwitchPreserves,
        holds: new.selectedTab == tab && new.stacks == old.stacks,
        by: step,
        "switching to \(tab.title) changed a stack"
      )
    case .openLink(let target), .dismissAndOpenLink(_, let target):
      checkLink(to: target, from: old, to: new, into: &tally)
    case .popFlowToRoot, .advance, .clearForm: checkTabsBelow(from: old, to: new, into: &tally)
    case .look(let screen, _, _), .beginEditing(let screen, _), .edit(let screen, _, _),
      .endEditing(let screen):
      tally.check(
        .oneStep,
        holds: new.isOther(than: old, onlyOn: screen),
        by: step,
        "another screen changed than the one that was looked at"
      )
    case .present, .dismiss, .submit, .settle, .undo, .redo: break
    }
  }

  private func checkTabIsolation(
    _ action: SceneAction,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    let acting = action.tab(in: old)
    let changed = new.stacks.firstChange(since: old.stacks, besides: acting)
    tally.check(
      .tabIsolation,
      holds: changed == nil,
      by: step,
      "an action in \(acting.title) changed \(changed?.title ?? "nothing")"
    )
  }

  private func checkNavigate(
    to destination: Destination,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    var below = new.stack(of: destination.tab)
    let top = below.top
    below.pop()
    let isInSight = new.selectedTab == destination.tab && new.presentations.isEmpty
    tally.check(
      .oneStep,
      holds: top?.route == destination.route && top?.cause == step.record.cause
        && below == old.stack(of: destination.tab) && isInSight,
      by: step,
      !isInSight
        ? "the step was taken unseen"
        : top?.route == destination.route
          ? "more than one entry was pushed, or by somebody else"
          : "the destination does not stand on top"
    )
  }

  /// What is popped is what the action says, and one stands in the same tab.
  private func checkPop(
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally,
    _ pop: (inout BackStack) -> Void
  ) {
    let before = old.stack(of: old.selectedTab)
    var expected = before
    pop(&expected)
    tally.check(
      .oneStep,
      holds: expected == new.stack(of: old.selectedTab) && new.selectedTab == old.selectedTab,
      by: step,
      "other entries went than were to be popped"
    )
    // All there is was presented from the top.
    tally.check(
      .dismissHitsItsOwn,
      holds: new.presentations.isEmpty || expected.depth == before.depth,
      by: step,
      "what an entry presented is there, and the entry is not"
    )
  }

  /// A stack that is replaced leads along the path, keeps the entries that led there, and is seen.
  private func checkReplaced(
    with path: TabPath,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    let before = old.stack(of: path.tab)
    let after = new.stack(of: path.tab)
    tally.check(
      .oneStep,
      holds: after.leads(along: path.path) && new.selectedTab == path.tab
        && new.presentations.isEmpty
        && after.hasEntries(of: before, upTo: before.staying(along: path.path)),
      by: step,
      "the stack that was replaced does not lead along its path, or is not seen"
    )
  }

  private func checkBack(from old: SceneState, to new: SceneState, into tally: inout LawTally) {
    var expected = old.stack(of: old.selectedTab)
    let popped = expected.pop()
    let isOneStep = expected == new.stack(of: old.selectedTab)
    let isTold =
      if case .tabSelected(let tab) = step.record.outcome {
        popped == 0 && tab == new.selectedTab
          && tab == old.origins.last(besides: old.selectedTab)
      } else {
        popped == 1 || step.record.outcome == .alreadyAtRoot
      }
    tally.check(
      .oneStep,
      holds: isOneStep && isTold,
      by: step,
      isOneStep ? "back did not say what it did" : "back was not one step"
    )
  }

  private func checkReselection(
    of tab: AppTab,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    var root = old.stack(of: tab).root
    if old.stack(of: tab).isAtRoot { (root.selection, root.scroll) = (0, 0) }
    tally.check(
      .retapPopsToRoot,
      holds: new.selectedTab == tab && new.stack(of: tab) == BackStack(root: root),
      by: step,
      "\(tab.title) does not stand at its root's top"
    )
  }

  private func checkLink(
    to target: LinkTarget,
    from old: SceneState,
    to new: SceneState,
    into tally: inout LawTally
  ) {
    // What waits has not landed yet, and what found no room never will.
    if case .linkWaits = step.record.outcome { return }
    if case .tooManyLinks(let limit) = step.record.outcome, limit > 0 { return }
    let before = old.stack(of: target.tab)
    let after = new.stack(of: target.tab)
    let path = target.steps
    let kept = before.staying(along: path)
    var root = before.root
    if let text = target.searchText { root.search(for: text) }
    let finding: String? =
      if new.selectedTab != target.tab {
        "\(target.tab.title) is not selected"
      } else if !new.presentations.isEmpty {
        "it landed behind what is presented"
      } else if !after.leads(along: path) {
        "the stack does not lead there"
      } else if !after.hasEntries(of: before, upTo: kept) {
        "entries that already led there did not stay"
      } else if after.root != root {
        "the root does not look as the link says"
      } else if let other = new.stacks.firstChange(since: old.stacks, besides: target.tab) {
        "\(other.title) changed as well"
      } else if !step.record.verdict.isKept {
        "it changed more than one window"
      } else {
        nil
      }
    tally.check(.linkLandsOnce, holds: finding == nil, by: step, finding ?? "")
  }
}

extension SceneState {
  /// The tab whose stack has an entry; the one that is selected is looked through first, from its top.
  fileprivate func tab(with id: Entry.ID) -> AppTab? {
    if stack(of: selectedTab).contains(id) { return selectedTab }
    return AppTab.allCases.first { $0 != selectedTab && stack(of: $0).contains(id) }
  }

  /// Whether it is what it was, but for how one screen is looked at.
  fileprivate func isOther(than old: SceneState, onlyOn screen: ScreenID) -> Bool {
    guard selectedTab == old.selectedTab else { return false }
    if stacks == old.stacks {
      return presentations.count == old.presentations.count
        && zip(presentations, old.presentations).allSatisfy { $0.isOther(than: $1, onlyOn: screen) }
    }
    return presentations == old.presentations
      && AppTab.allCases.allSatisfy { tab in
        let (now, before) = (stack(of: tab), old.stack(of: tab))
        return now == before || now.isOther(than: before, onlyOn: screen)
      }
  }
}

extension Presentation {
  /// Whether it is what it was, but for how a screen of it is looked at.
  fileprivate func isOther(than old: Presentation, onlyOn screen: ScreenID) -> Bool {
    guard has(screen) else { return self == old }
    return id == old.id && content == old.content
      && stack.isOther(than: old.stack, onlyOn: screen)
  }

  fileprivate func has(_ screen: ScreenID) -> Bool {
    switch screen {
    case .presentation(let id): self.id == id
    case .entry(let id): stack.contains(id)
    case .root: false
    }
  }
}

extension BackStack {
  /// Whether it is what it was, but for how an entry is looked at, or the root where the screen is none.
  fileprivate func isOther(than old: BackStack, onlyOn screen: ScreenID) -> Bool {
    guard case .entry(let id) = screen else {
      return hasEntries(of: old, upTo: depth) && depth == old.depth
    }
    guard let entry = entry(with: id) else { return false }
    var expected = old
    expected.updateView(of: id) { $0 = entry.view }
    return self == expected
  }
}

extension SceneAction {
  /// The tab an action acts in.
  fileprivate func tab(in state: SceneState) -> AppTab {
    switch self {
    case .navigate(let destination): destination.tab
    case .replaceStack(let path): path.tab
    case .openLink(let target), .dismissAndOpenLink(_, let target): target.tab
    case .look(let screen, _, _), .beginEditing(let screen, _), .edit(let screen, _, _),
      .endEditing(let screen):
      switch screen {
      case .root(let tab): tab
      case .entry(let id): state.tab(with: id) ?? state.selectedTab
      case .presentation: state.selectedTab
      }
    case .dismissAndNavigate(_, let destination): destination.tab
    case .back, .pop, .popToRoot, .popTo, .selectTab, .present, .dismiss, .advance, .submit,
      .clearForm, .settle, .popFlowToRoot, .undo, .redo:
      state.selectedTab
    }
  }
}

extension Outcome {
  fileprivate enum Subject {
    case tabs
    /// What stands over the tabs.
    case presentations
    /// Why nothing was done, or all of the window at once.
    case neither
  }

  /// What in its window an outcome is about.
  fileprivate var subject: Subject {
    switch self {
    case .presented, .dismissed: .presentations
    case .presentationGone, .covered, .guardLoop, .notForTab, .restored: .neither
    case .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged, .fieldWrong,
      .formCleared, .shelfFiltered, .paymentSent, .orderPlaced, .windowOpened, .windowDuplicated,
      .windowClosed, .windowReopened, .windowFocused, .placeMoved, .arranged, .traveled,
      .cartChanged, .reviewWritten, .settingsChanged, .dealingsLearned, .signedIn,
      .accountSwitched, .signedOut, .unchanged, .linkWaits, .tooManyLinks, .alreadyAtRoot,
      .rootStays, .noLink, .notInStack, .entryGone, .noSuchWindow, .nothingToSubmit,
      .alreadyPaying, .payingElsewhere, .paymentGone, .nothingToOrder, .sumTooLarge,
      .nobodySignedIn, .lastWindow, .tooManyWindows, .nothingToReopen, .noSuchProduct,
      .choiceMissing, .noSuchChoice, .notForSale, .outOfStock, .noSuchAccount:
      .tabs
    }
  }
}
