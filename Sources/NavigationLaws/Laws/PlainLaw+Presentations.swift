extension PlainLaw {
  static let presentationLaws = [presentAddsOne, dismissHitsItsOwn]

  private static let presentAddsOne = PlainLaw(
    .presentAddsOne,
    on: [.present],
    needing: .sheets
  ) { step, context in
    if step.closedItsWindow { return .breaks("the window closed") }
    guard step.isDone, let old = step.old, let new = step.new else { return .noCase }
    let added = new.presented.first { !old.presented.contains($0) }
    let areStacked = context.policies.presentations == .stacked
    guard let top = areStacked ? new.presented.last : added,
      new.presented.count > old.presented.count || top != old.presented.last
    else { return .breaks("nothing new is presented") }
    if let added, added != top {
      return .breaks("the new \(context.vocabulary.names[added.name]) is not on top")
    }
    if let earlier = old.presented.first(where: { $0.id == top.id }) {
      let names = (context.vocabulary.names[top.name], context.vocabulary.names[earlier.name])
      return .breaks("the new \(names.0) has the id of \(names.1), which is already presented")
    }
    if step.facts.earlierSheets.contains(where: { $0.id == top.id }) {
      return .breaks(
        "the new \(context.vocabulary.names[top.name]) has the id of one presented before, whose late "
          + "dismissal would close it"
      )
    }
    guard new.tab == old.tab else { return .breaks("another tab was selected") }
    let others = new.presented.filter { $0 != top }
    let dismissed = step.window.flatMap { step.past.dismissals[$0] } ?? []
    return .holds(
      if: context.policies.isAtMostOneGone(others, from: old.presented)
        || others == old.presented.filter { !dismissed.contains($0.id) },
      otherwise: "another presentation came or went"
    )
  }

  private static let dismissHitsItsOwn = PlainLaw(
    .dismissHitsItsOwn,
    on: [.dismiss, .timePasses, .push, .back, .popToRoot, .selectTab, .openLink, .writePath],
    needing: .sheets
  ) { step, context in
    if let sheet = dismissedThatCame(step) {
      return .breaks("\(context.vocabulary.names[sheet.name]), which was dismissed, came back")
    }
    if step.event.kind == .timePasses { return onlyDismissedWent(step, context) }
    guard step.event.kind == .dismiss else { return .noCase }
    if step.closedItsWindow { return .breaks("the window closed") }
    guard let sheet = step.facts.sheet, let old = step.old, let new = step.new
    else { return .noCase }
    let kept = context.policies.presentations(old.presented, without: sheet)
    if step.isRefused { return .holds(if: new == old, otherwise: "it was refused but moved") }
    guard step.isDone else { return .noCase }
    if new.presented == kept {
      guard new.tab == old.tab else { return .breaks("another tab was selected") }
      return .holds(if: new.paths == old.paths, otherwise: "a stack changed")
    }
    if let other = kept.first(where: { !new.presented.contains($0) }) {
      let name = context.vocabulary.names[other.name]
      let isSame = other.name == step.facts.sheetName
      return .breaks(isSame ? "it closed another \(name)" : "it closed \(name) instead")
    }
    let left = new.presented.contains { $0.id == sheet } ? nil : new.presented.last
    if let left, !old.presented.contains(left) {
      return .breaks("it presented \(context.vocabulary.names[left.name])")
    }
    return .breaks(
      left.map { "it left \(context.vocabulary.names[$0.name]), which was above it" }
        ?? "the presentation it names is still there"
    )
  }

  /// A presentation that was gone after its dismissal and is there again with the same id.
  private static func dismissedThatCame(_ step: PlainTransition) -> PlainSheet? {
    let dismissals = step.past.dismissals
    guard !dismissals.isEmpty, step.before != step.after else { return nil }
    let promises = step.past.promises
    guard !promises.isEverything else { return nil }
    for (id, window) in zip(step.after.ids, step.after.windows) where !window.presented.isEmpty {
      guard !promises.windows.contains(id), !promises.presenting.contains(id),
        let dismissed = dismissals[id], let old = step.before.window(id), old.tab == window.tab
      else { continue }
      let came = window.presented.first { sheet in
        dismissed.contains(sheet.id) && !old.presented.contains { $0.id == sheet.id }
      }
      if let came { return came }
    }
    return nil
  }

  @MainActor private static func onlyDismissedWent(_ step: PlainTransition, _ context: Context)
    -> Finding
  {
    guard step.before.ids == step.after.ids, !step.past.promises.isEverything,
      step.before.windows.contains(where: { !$0.presented.isEmpty })
    else { return .noCase }
    let promises = step.past.promises
    for (place, id) in step.before.ids.enumerated() {
      let (old, new) = (step.before.windows[place].presented, step.after.windows[place].presented)
      guard old != new, !promises.windows.contains(id), !promises.landing.contains(id)
      else { continue }
      let mayReplace = promises.presenting.contains(id)
      if mayReplace, context.policies.presentations == .independent { continue }
      let staying = mayReplace ? old.dropLast() : old[...]
      let dismissed = step.past.dismissals[id] ?? []
      if let gone = staying.first(where: { !new.contains($0) && !dismissed.contains($0.id) }) {
        let name = context.vocabulary.names[gone.name]
        let isTwin = old.contains { $0.name == gone.name && dismissed.contains($0.id) }
        return .breaks(
          isTwin
            ? "\(name) closed, but another \(name) was dismissed"
            : "\(name) closed by itself, without a dismissal"
        )
      }
    }
    return .holds
  }
}
