/// The laws that can be checked after each action, from the state before and after it.
public struct AfterActionLaws: Sendable {
  let record: ActionRecord
  let before: AppState
  let after: AppState
  /// Whether the cart, the orders, the account, the settings or what is sold became other.
  let changesShop: Bool

  public init(
    record: ActionRecord,
    before: AppState,
    after: AppState,
    changesShop: Bool = false
  ) {
    self.record = record
    self.before = before
    self.after = after
    self.changesShop = changesShop
  }

  /// Every law that did not hold; empty while all do.
  public var violations: [Violation] {
    windowIsolation + rejectChangesNothing + closeForgets + signOutForgets + sceneLaws
      + placeMoves
  }

  private var windowIsolation: [Violation] {
    guard !record.verdict.isKept else { return [] }
    let letters = record.verdict.trespassed.map(\.letter).joined(separator: ", ")
    return [violation(.windowIsolation, "\(letters) moved as well")]
  }

  private var rejectChangesNothing: [Violation] {
    guard !record.outcome.isChange, before != after || changesShop else { return [] }
    let changed = before == after ? "the shop" : "the state"
    return [violation(.rejectChangesNothing, "\(record.outcome), and yet \(changed) changed")]
  }

  private var closeForgets: [Violation] {
    guard case .app(.closeWindow(let id)) = record.action, case .windowClosed = record.outcome,
      after.scene(id) != nil
    else { return [] }
    return [violation(.closeForgets, "window \(id) is still there")]
  }

  private var signOutForgets: [Violation] {
    guard record.outcome.leavesAccount else { return [] }
    return after.windows.filter { $0.scene != SceneState(nextEntry: $0.scene.nextEntry) }.map {
      violation(.signOutForgets, "window \($0.window.letter) keeps a trail, or what is presented")
    }
  }

  private var sceneLaws: [Violation] {
    guard case .scene(let action, let id) = record.action,
      let old = before.scene(id), let new = after.scene(id)
    else { return [] }
    guard record.outcome.isAboutTabs else { return dismissHitsItsOwn(action, old, new) }
    return dismissHitsItsOwn(action, old, new) + tabIsolation(action, old, new)
      + oneStep(action, old, new)
      + tabSelection(action, old, new) + linkLandsOnce(action, old, new)
      + linkRoundTrip(action, new)
  }

  private func tabIsolation(
    _ action: SceneAction,
    _ old: SceneState,
    _ new: SceneState
  ) -> [Violation] {
    let acting = action.tab(in: old)
    return AppTab.allCases.filter { $0 != acting && old.stack(of: $0) != new.stack(of: $0) }.map {
      violation(.tabIsolation, "an action in \(acting.title) changed \($0.title)")
    }
  }

  private func oneStep(
    _ action: SceneAction,
    _ old: SceneState,
    _ new: SceneState
  ) -> [Violation] {
    let tab = action.tab(in: old)
    var expected = old.stack(of: tab)
    let actual = new.stack(of: tab)
    switch action {
    case .navigate(let destination):
      guard let top = actual.top, top.route == destination.route, !expected.contains(top.id) else {
        return [violation(.oneStep, "the destination does not stand on top")]
      }
      expected.push(top)
      return expected == actual ? [] : [violation(.oneStep, "more than one entry was pushed")]
    case .back where !old.presentations.isEmpty:
      let isKept = old.stacks == new.stacks && old.selectedTab == new.selectedTab
      return isKept ? [] : [violation(.oneStep, "back over a presentation moved what is below")]
    case .back:
      let popped = expected.pop()
      guard expected == actual else { return [violation(.oneStep, "back was not one step")] }
      if case .tabSelected = record.outcome {
        return popped == 0 ? [] : [violation(.oneStep, "back left a tab above its root")]
      }
      let isTold = popped == 1 || record.outcome == .alreadyAtRoot
      return isTold ? [] : [violation(.oneStep, "back at the root did not say so")]
    case .pop(let count):
      expected.pop(count)
      return expected == actual ? [] : [violation(.oneStep, "pop did not take \(count)")]
    case .popToRoot, .popTo, .replaceStack, .openLink, .selectTab, .look, .beginEditing, .edit,
      .endEditing, .present, .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance, .submit,
      .clearForm,
      .settle, .popFlowToRoot:
      return []
    }
  }

  /// Whatever an action does to what is presented, it takes away only what it names and what
  /// stands above that; what is below stays as it is.
  private func dismissHitsItsOwn(
    _ action: SceneAction,
    _ old: SceneState,
    _ new: SceneState
  ) -> [Violation] {
    guard case .dismiss(let id) = action else { return [] }
    let expected = old.presentations.prefix { $0.id != id }
    guard !new.presentations.elementsEqual(expected) else { return [] }
    return [violation(.dismissHitsItsOwn, "another presentation than \(id) changed")]
  }

  private func tabSelection(
    _ action: SceneAction,
    _ old: SceneState,
    _ new: SceneState
  ) -> [Violation] {
    guard case .selectTab(let tab) = action else { return [] }
    if tab != old.selectedTab {
      guard new.selectedTab == tab, new.stacks == old.stacks else {
        return [violation(.tabSwitchPreserves, "switching to \(tab.title) changed a stack")]
      }
      return []
    }
    var root = old.stack(of: tab).root
    if old.stack(of: tab).isAtRoot { (root.selection, root.scroll) = (0, 0) }
    guard new.selectedTab == tab, new.stack(of: tab) == BackStack(root: root) else {
      return [violation(.retapPopsToRoot, "\(tab.title) does not stand at its root's top")]
    }
    return []
  }

  private func linkLandsOnce(
    _ action: SceneAction,
    _ old: SceneState,
    _ new: SceneState
  ) -> [Violation] {
    guard case .openLink(let target) = action else { return [] }
    // What waits, or found no room to, has not landed yet.
    if case .linkWaits = record.outcome { return [] }
    if case .tooManyLinks = record.outcome { return [] }
    let before = old.stack(of: target.tab)
    let after = new.stack(of: target.tab)
    var findings: [String] = []
    if new.selectedTab != target.tab { findings.append("\(target.tab.title) is not selected") }
    if after.path != target.path.path { findings.append("the stack does not lead there") }
    let kept = before.staying(along: target.path.path)
    if after.entries.prefix(kept) != before.entries.prefix(kept) {
      findings.append("entries that already led there did not stay")
    }
    var root = before.root
    if let text = target.searchText { root.search(for: text) }
    if after.root != root { findings.append("the root does not look as the link says") }
    if AppTab.allCases.contains(where: {
      $0 != target.tab && new.stack(of: $0) != old.stack(of: $0)
    }) {
      findings.append("another tab changed as well")
    }
    return findings.map { violation(.linkLandsOnce, $0) }
  }

  /// Where one went must have a link that leads there.
  private func linkRoundTrip(_ action: SceneAction, _ new: SceneState) -> [Violation] {
    switch action {
    case .navigate, .replaceStack, .openLink: break
    case .back, .pop, .popToRoot, .popTo, .selectTab, .look, .beginEditing, .edit, .endEditing,
      .present, .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance, .submit, .clearForm,
      .settle,
      .popFlowToRoot:
      return []
    }
    guard let link = new.link else { return [] }
    do {
      guard try DeepLink(link.text) != link else { return [] }
      return [violation(.linkRoundTrip, "“\(link)” is read as another link")]
    } catch {
      return [violation(.linkRoundTrip, "“\(link)” is refused: \(error)")]
    }
  }

  private func violation(_ law: Law, _ finding: String) -> Violation {
    Violation(law, by: record, finding: finding)
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
      case .entry(let id):
        AppTab.allCases.first { state.stack(of: $0).contains(id) } ?? state.selectedTab
      case .presentation: state.selectedTab
      }
    case .dismissAndNavigate(_, let destination): destination.tab
    case .back, .pop, .popToRoot, .popTo, .selectTab, .present, .dismiss, .advance, .submit,
      .clearForm, .settle, .popFlowToRoot:
      state.selectedTab
    }
  }
}

extension Outcome {
  /// Whether what came of an action is about the tabs, and not about what stands over them or why
  /// nothing was done.
  fileprivate var isAboutTabs: Bool {
    switch self {
    case .presented, .dismissed, .presentationGone, .covered, .guardLoop: false
    default: true
    }
  }
}
