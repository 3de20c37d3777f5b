extension PlainLaw {
  static let tabLaws = [tabIsolation, tabSwitchPreserves, oneStep, retapPopsToRoot]

  private static let tabIsolation = PlainLaw(
    .tabIsolation,
    on: .scene + [.timePasses],
    needing: .severalTabs
  ) { step, context in
    if step.event.kind == .timePasses { return onlyPromisedTabsMoved(step, context) }
    guard let old = step.old, let new = step.new else { return .noCase }
    let acting: Int?
    switch step.event.kind {
    // What happened instead may have selected another tab.
    case _ where step.isRedirected: acting = new.tab
    // Covered by other laws.
    case .selectTab: return .noCase
    case .push: acting = context.policies.pushMaySelectTab ? new.tab : old.tab
    case .back, .popToRoot: acting = old.tab
    case .openLink: acting = step.facts.link.flatMap { context.policies.tab(of: $0, in: old) }
    case .writePath: acting = step.event.tab
    case .present: acting = nil
    default: acting = new.tab
    }
    // A custom event may close the tab it happens in.
    let left = step.event.kind == .sceneEvent ? old.tab : nil
    let isEmptying =
      step.event.kind == .openLink && context.policies.links == .replaceAll
      || new.tab != old.tab && context.policies.tabSwitch == .emptiesStacks
    let other = new.paths.indices.first {
      $0 != acting && $0 != left && new.paths[$0] != old.paths[$0]
        && !(isEmptying && new.paths[$0].isEmpty) && !mayChange($0, in: step)
    }
    guard let other else { return .holds }
    return .breaks("the stack of \(context.vocabulary.tabs[other]) changed as well")
  }

  /// True if a change of a tab was announced in the acting window: an event may end what is pending.
  private static func mayChange(_ tab: Int, in step: PlainTransition) -> Bool {
    guard let window = step.window else { return false }
    let promises = step.past.promises
    return promises.isEverything || promises.windows.contains(window)
      || promises.tabs.contains(.init(window: window, tab: tab))
  }

  /// Time may change a tab only if a reply promised it.
  @MainActor private static func onlyPromisedTabsMoved(
    _ step: PlainTransition,
    _ context: Context
  ) -> Finding {
    let promises = step.past.promises
    guard step.before.ids == step.after.ids, !promises.isEverything, !step.isRedirected
    else { return .noCase }
    for (place, id) in step.before.ids.enumerated() where !promises.windows.contains(id) {
      if context.policies.pushMaySelectTab, promises.pushing.contains(id) { continue }
      if context.policies.linksStayInTab, promises.landing.contains(id) { continue }
      let promised = promises.tabs.filter { $0.window == id }.map(\.tab)
      guard !promised.isEmpty else { continue }
      let (old, new) = (step.before.windows[place], step.after.windows[place])
      let strange = new.paths.indices.first {
        new.paths[$0] != old.paths[$0] && !promised.contains($0)
          && !(context.policies.mayEmptyOtherTabs && new.paths[$0].isEmpty)
      }
      if let strange {
        return .breaks(
          "when time had passed, the stack of \(context.vocabulary.tabs[strange]) in "
            + "\(letters([id])) changed"
        )
      }
    }
    return .holds
  }

  private static let tabSwitchPreserves = PlainLaw(
    .tabSwitchPreserves,
    on: [.selectTab],
    needing: .severalTabs
  ) { step, context in
    if step.closedItsWindow { return .breaks("the window closed") }
    guard let old = step.old, let new = step.new, step.event.tab != old.tab, step.isDone
    else { return .noCase }
    let tab = context.vocabulary.tabs[step.event.tab]
    guard new.tab == step.event.tab else { return .breaks("\(tab) is not selected") }
    guard context.policies.tabSwitch == .preservesStacks else {
      guard let full = new.paths.firstIndex(where: { !$0.isEmpty }) else { return .holds }
      return .breaks(
        "the stack of \(context.vocabulary.tabs[full]) is not empty, and the policy is to empty it"
      )
    }
    guard let other = new.firstDifference(from: old, besides: nil) else { return .holds }
    return .breaks("the stack of \(context.vocabulary.tabs[other]) changed")
  }

  private static let oneStep = PlainLaw(
    .oneStep,
    on: [.push, .back, .popToRoot, .writePath]
  ) { step, context in
    if step.closedItsWindow {
      let isDecided =
        step.isBackAtRoot && context.policies.backAtRoot.mayClose(at: step.old?.tab ?? 0)
      return .holds(if: isDecided && step.before.ids.count > 1, otherwise: "the window closed")
    }
    guard let old = step.old, let new = step.new else { return .noCase }
    switch step.event.kind {
    case .push: return pushed(step, from: old, to: new, context)
    case .back: return wentBack(step, from: old, to: new, context)
    case .popToRoot:
      guard step.isDone, old.presented.isEmpty else { return .noCase }
      return .holds(
        if: new.tab == old.tab && new.path.isEmpty,
        otherwise: "it is not at the root"
      )
    case .writePath:
      guard step.isDone, let written = step.facts.written else { return .noCase }
      guard new.tab == old.tab else { return .breaks("another tab was selected") }
      return .holds(
        if: new.paths[step.event.tab] == written,
        otherwise: "the path is not what was written"
      )
    default: return .noCase
    }
  }

  private static func pushed(
    _ step: PlainTransition,
    from old: PlainWindow,
    to new: PlainWindow,
    _ context: Context
  ) -> Finding {
    guard step.isDone else { return .noCase }
    // It was pushed inside a sheet.
    if !old.presented.isEmpty, new.paths == old.paths, new.details != old.details { return .holds }
    let below = old.paths[new.tab]
    if context.policies.pushMayReturn, new.path.last == step.event.item,
      below.starts(with: new.path)
    {
      return .holds
    }
    if context.policies.pushMayReplace, new.path.last == step.event.item,
      new.path.dropLast().isLeft(of: below)
    {
      return .holds
    }
    return .holds(
      if: new.path.count == below.count + 1 && new.path.last == step.event.item
        && new.path.starts(with: below),
      otherwise: "the stack did not grow by exactly that step"
    )
  }

  @MainActor private static func wentBack(
    _ step: PlainTransition,
    from old: PlainWindow,
    to new: PlainWindow,
    _ context: Context
  ) -> Finding {
    let isHandled = step.isDone || step.isRefused
    guard isHandled else { return .noCase }
    guard old.presented.isEmpty else {
      if step.isDone, new == old { return .breaks("back over a presentation did nothing") }
      if let added = new.presented.first(where: { !old.presented.contains($0) }) {
        let name = context.vocabulary.names[added.name]
        return .breaks("back over a presentation presented \(name)")
      }
      let isKept = context.policies.isAtMostOneGone(new.presented, from: old.presented)
      return .holds(
        if: isKept && new.paths == old.paths && new.tab == old.tab,
        otherwise: "back over a presentation changed what is below"
      )
    }
    guard old.path.isEmpty else {
      // A router may keep the user where they are, but it has to refuse.
      if step.isRefused { return .holds(if: new == old, otherwise: "a refused back moved") }
      let isInPlace = new.tab == old.tab || context.policies.backMaySelectTab
      return .holds(
        if: new.paths[old.tab] == Array(old.path.dropLast()) && isInPlace,
        otherwise: "the stack did not shrink by exactly its top step"
      )
    }
    return wentBackAtRoot(step, from: old, to: new, context)
  }

  @MainActor private static func wentBackAtRoot(
    _ step: PlainTransition,
    from old: PlainWindow,
    to new: PlainWindow,
    _ context: Context
  ) -> Finding {
    if step.isRefused, new != old { return .breaks("back at the root was refused but moved") }
    let tabs = context.vocabulary.tabs
    let policy = context.policies.backAtRoot
    if policy.isAtEnd(at: old.tab) {
      if policy.mayClose(at: old.tab), step.before.ids.count > 1 {
        let instead =
          step.isRefused
          ? "was refused" : new.tab == old.tab ? "closed no window" : "selected \(tabs[new.tab])"
        return .breaks(
          "back at the root of \(tabs[old.tab]) \(instead), and the policy is to close the window"
        )
      }
      if !step.isRefused {
        return .breaks(
          new.tab == old.tab
            ? "back at the root was not refused"
            : "back at the root of \(tabs[old.tab]) selected \(tabs[new.tab]), and the policy is to refuse it"
        )
      }
    }
    if policy.selectsFirst, old.tab != 0, new.tab != 0 {
      let instead =
        step.isRefused
        ? "was refused"
        : new.tab == old.tab ? "selected no other tab" : "selected \(tabs[new.tab])"
      return .breaks(
        "back at the root of \(tabs[old.tab]) \(instead), and the policy is to select \(tabs[0])"
      )
    }
    if step.isDone, new == old { return .breaks("back at the root did nothing") }
    guard let other = new.firstDifference(from: old, besides: nil) else { return .holds }
    return .breaks("back at the root changed the stack of \(tabs[other])")
  }

  private static let retapPopsToRoot = PlainLaw(
    .retapPopsToRoot,
    on: [.selectTab]
  ) { step, context in
    guard let old = step.old, let new = step.new, step.event.tab == old.tab, step.isDone,
      old.presented.isEmpty
    else { return .noCase }
    let tab = context.vocabulary.tabs[old.tab]
    switch context.policies.retap {
    case .changesNothing:
      return .holds(
        if: new.tab == old.tab && new.paths == old.paths && new.presented == old.presented,
        otherwise: "tapping \(tab) again changed something, and the policy is that it does not"
      )
    case .mayPop:
      return .holds(
        if: new.tab == old.tab && old.path.starts(with: new.path)
          && new.firstDifference(from: old, besides: old.tab) == nil
          && new.presented == old.presented,
        otherwise: "tapping \(tab) again did more than pop it"
      )
    case .popsToRoot:
      guard new.tab == old.tab, new.path.isEmpty else {
        return .breaks("\(tab) is not at its root")
      }
      guard let other = new.firstDifference(from: old, besides: old.tab) else { return .holds }
      return .breaks("the stack of \(context.vocabulary.tabs[other]) changed as well")
    }
  }
}

extension [Int].SubSequence {
  /// True if a stack became this by popping some of its steps or removing one.
  fileprivate func isLeft(of stack: [Int]) -> Bool {
    if stack.starts(with: self) { return true }
    guard count == stack.count - 1 else { return false }
    let same = zip(self, stack).prefix { $0 == $1 }.count
    return dropFirst(same).elementsEqual(stack.dropFirst(same + 1))
  }
}
