import SceneNavigation

extension SceneCheck {
  mutating func checkTabs(_ action: SceneAction) {
    switch action {
    case .navigate(let route, let tab), .dismissAndNavigate(_, let route, let tab):
      checkNavigate(to: route, in: tab)
    case .back: checkBack()
    case .pop(let count): checkPop() { $0.pop(count) }
    case .popToRoot: checkPop() { $0.pop($0.depth) }
    case .popTo(let route):
      checkPop() { stack in
        let above = stack.entriesFromTop.prefix { $0.route != route }
          .reduce(0) { count, _ in count + 1 }
        if above < stack.depth { stack.pop(above) }
      }
    case .replaceStack(let path, let tab):
      checkReplaced(with: path, in: tab)
    case .selectTab(let tab) where tab == old.selection:
      checkReselection(of: tab)
    case .selectTab(let tab):
      let title = app.tabs[tab].title
      check(
        .tabSwitchPreserves,
        holds: new.selection == tab && new.stacks == old.stacks,
        "switching to \(title) changed a stack"
      )
    case .openLink(let target), .dismissAndOpenLink(_, let target):
      checkLink(to: target)
    case .popFlowToRoot, .advance, .clearForm:
      checkTabsBelow()
    case .look(let screen, _, _, _), .beginEditing(let screen, _), .edit(let screen, _, _),
      .endEditing(let screen):
      check(
        .oneStep,
        holds: new.isOther(than: old, onlyOn: screen),
        "a screen other than the visible one changed"
      )
    case .present, .dismiss, .undo, .redo, .app: break
    }
  }

  mutating func checkTabIsolation(_ action: SceneAction) {
    let (acting, tabs) = (action.tab(in: old), app.tabs)
    let changed = new.stacks.firstChange(since: old.stacks, besides: acting)
    check(
      .tabIsolation,
      holds: changed == nil,
      "an action in \(tabs[acting].title) changed \(changed.map { tabs[$0].title } ?? "nothing")"
    )
  }

  private mutating func checkNavigate(to route: AnyRoute, in tab: Int) {
    var below = new.stack(of: tab)
    let top = below.top
    below.pop()
    let isInSight = new.selection == tab && new.presentations.isEmpty
    check(
      .oneStep,
      holds: top?.route == route && top?.cause == cause
        && below == old.stack(of: tab) && isInSight,
      !isInSight
        ? "the step was taken out of sight"
        : top?.route == route
          ? "more than one entry was pushed, or with another cause"
          : "the destination is not on top"
    )
  }

  /// A pop removes what the action says and stays in the same tab.
  private mutating func checkPop(_ pop: (inout BackStack) -> Void) {
    let before = old.stack(of: old.selection)
    var expected = before
    pop(&expected)
    check(
      .oneStep,
      holds: expected == new.stack(of: old.selection) && new.selection == old.selection,
      "the wrong entries were popped"
    )
    // Everything was presented from the top entry.
    check(
      .dismissHitsItsOwn,
      holds: new.presentations.isEmpty || expected.depth == before.depth,
      "a presentation outlived the entry that presented it"
    )
  }

  /// A replaced stack has the given path, keeps the common prefix, and is selected.
  private mutating func checkReplaced(with path: NavigationPath, in tab: Int) {
    let before = old.stack(of: tab)
    let after = new.stack(of: tab)
    check(
      .oneStep,
      holds: after.matches(path) && new.selection == tab
        && new.presentations.isEmpty
        && after.hasEntries(of: before, upTo: before.commonPrefixCount(with: path)),
      "the replaced stack does not match its path, or is not visible"
    )
  }

  private mutating func checkBack() {
    var expected = old.stack(of: old.selection)
    let popped = expected.pop()
    let isOneStep = expected == new.stack(of: old.selection)
    let isTold =
      if case .tabSelected(let tab) = outcome {
        popped == 0 && tab == new.selection
          && tab == old.origins.last(besides: old.selection)
      } else {
        popped == 1 || outcome == .alreadyAtRoot
      }
    check(
      .oneStep,
      holds: isOneStep && isTold,
      isOneStep ? "back did not report what it did" : "back was not one step"
    )
  }

  private mutating func checkReselection(of tab: Int) {
    var root = old.stack(of: tab).root
    if old.stack(of: tab).isAtRoot { root.scrollToTop() }
    let title = app.tabs[tab].title
    let after = new.stack(of: tab)
    check(
      .retapPopsToRoot,
      holds: new.selection == tab && after == BackStack(root: root),
      after.isAtRoot
        ? "\(title) is not at the top of its root" : "\(title) was not popped to its root"
    )
  }

  private mutating func checkLink(to target: LinkTarget) {
    // A waiting link has not opened yet, and a dropped one never will.
    if case .linkWaits = outcome { return }
    if case .tooManyLinks(let limit) = outcome, limit > 0 { return }
    let before = old.stack(of: target.position)
    let after = new.stack(of: target.position)
    let path = target.path
    let kept = before.commonPrefixCount(with: path)
    var root = before.root
    root.write(target.texts)
    let finding: String? =
      if new.selection != target.position {
        "\(app.tabs[target.position].title) is not selected"
      } else if !new.presentations.isEmpty {
        "it landed behind what is presented"
      } else if !after.matches(path) {
        "the stack does not lead there"
      } else if !after.hasEntries(of: before, upTo: kept) {
        "entries that already led there were not kept"
      } else if after.root != root {
        "the root does not show what the link says"
      } else if let other = new.stacks.firstChange(since: old.stacks, besides: target.position) {
        "\(app.tabs[other].title) changed as well"
      } else if !isIsolated {
        "it changed more than one window"
      } else {
        nil
      }
    check(.linkLandsOnce, holds: finding == nil, finding ?? "")
  }
}

extension SceneAction {
  fileprivate func tab(in state: SceneState) -> Int {
    switch self {
    case .navigate(_, let tab), .dismissAndNavigate(_, _, let tab), .replaceStack(_, let tab):
      tab
    case .openLink(let target), .dismissAndOpenLink(_, let target): target.position
    case .look(let screen, _, _, _), .beginEditing(let screen, _), .edit(let screen, _, _),
      .endEditing(let screen):
      switch screen {
      case .root(let tab): tab
      case .entry(let id): state.tab(with: id) ?? state.selection
      case .presentation: state.selection
      }
    case .back, .pop, .popToRoot, .popTo, .selectTab, .present, .dismiss, .advance, .clearForm,
      .popFlowToRoot, .undo, .redo, .app:
      state.selection
    }
  }
}

extension SceneState {
  /// The tab whose stack has an entry; the selected tab is searched first, from its top.
  fileprivate func tab(with id: Entry.ID) -> Int? {
    if stack(of: selection).contains(id) { return selection }
    return stacks.tab(with: id)
  }
}
