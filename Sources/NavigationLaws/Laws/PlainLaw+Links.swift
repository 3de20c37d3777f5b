extension PlainLaw {
  static let linkLaws = [linkLandsOnce, linkIsNotBehindASheet, linkRoundTrip]

  private static let linkLandsOnce = PlainLaw(
    .linkLandsOnce,
    on: [.openLink, .relaunchByLink]
  ) { step, context in
    if step.event.kind == .relaunchByLink {
      if context.policies.coldLinksStartAnew { return leadsFromNewWindow(step, context) }
      guard step.facts.isSettled, step.isDone, let expected = step.facts.landing?(true)
      else { return .noCase }
      let isWhole =
        context.policies.restoration == .everything || context.policies.links == .present
      if step.after.isSamePlaces(as: expected, presentations: isWhole) { return .holds }
      let different = zip(step.after.windows, expected.windows).map {
        !$0.isSamePlace(as: $1, presentations: isWhole)
      }
      // The window of the link goes first.
      let own = step.event.window
      guard
        let place = different.indices.contains(own) && different[own]
          ? own : different.firstIndex(of: true)
      else { return .breaks("other windows are open than without the link") }
      let words = [step.after, expected].map { context.vocabulary.words(of: $0.windows[place]) }
      return .breaks(
        place == own
          ? "it leads to “\(words[0])” at launch, but in a running app to “\(words[1])”"
          : "at launch \(letter(step.after.ids[place])) shows “\(words[0])”, but in a running app "
            + "“\(words[1])”"
      )
    }
    if step.closedItsWindow { return .breaks("the window closed") }
    guard step.isDone, let link = step.facts.link, var old = step.old, var new = step.new
    else { return .noCase }
    if context.policies.isElsewhere(link, after: step) { return .holds }
    // A link that opens a window leads there.
    if let opened = step.opened.first, let window = step.after.window(opened) {
      guard step.opened.count == 1 else { return .breaks("\(letters(step.opened)) opened") }
      guard old == new else { return .breaks("\(letter(opened)) opened, and the window moved too") }
      (old, new) = (step.past.newWindows.first ?? old, window)
    }
    guard let place = context.policies.tab(of: link, in: old) else {
      guard let top = new.presented.last, !old.presented.contains(top) || presents(top, step)
      else {
        return .breaks("nothing new is presented, and the policy is to present its place")
      }
      return .holds(
        if: new.tab == old.tab && new.paths == old.paths,
        otherwise: "a stack changed, and the policy is to present its place"
      )
    }
    let tab = context.vocabulary.tabs[place]
    guard new.tab == place else { return .breaks("\(tab) is not selected") }
    if isLanding(new.path, of: link, from: old.paths[place], context.policies.links) {
      let full = new.paths.indices.first { $0 != place && !new.paths[$0].isEmpty }
      guard context.policies.links == .replaceAll, let full else { return .holds }
      return .breaks(
        "the stack of \(context.vocabulary.tabs[full]) is not empty, and the policy is to empty it"
      )
    }
    guard !link.path.isEmpty, new.path.last == link.path.last else {
      return .breaks("its place is not on top of \(tab)")
    }
    let isPush = context.policies.links == .push
    return .breaks(
      "its place is on top of \(tab), but "
        + (isPush ? "was not pushed there" : "not in the place of what was there")
    )
  }

  /// Holds if a link that started the app led to the same place as in a new window.
  @MainActor private static func leadsFromNewWindow(_ step: PlainTransition, _ context: Context)
    -> Finding
  {
    guard step.facts.isSettled, step.isDone, !step.after.windows.isEmpty,
      let start = step.facts.landing?(false)
    else { return .noCase }
    // Windows opened later may be gone.
    let place = min(step.event.window, step.after.windows.count - 1)
    let (window, expected) = (step.after.windows[place], start.windows[0])
    let words = [window, expected].map { context.vocabulary.words(of: $0) }
    return .holds(
      if: window.isSamePlace(as: expected),
      otherwise: "it leads to “\(words[0])” at launch, but in a new window to “\(words[1])”"
    )
  }

  private static func isLanding(
    _ path: [Int],
    of link: PlainLink,
    from old: [Int],
    _ policy: Policies.Links
  ) -> Bool {
    switch policy {
    case .replace, .replaceAll: path == link.path
    case .push: path == old + link.path
    case .either, .present:
      link.path.isEmpty ? path.isEmpty || path == old : path.last == link.path.last
    }
  }

  private static let linkIsNotBehindASheet = PlainLaw(
    .linkIsNotBehindASheet,
    on: [.openLink],
    needing: .sheets
  ) { step, context in
    guard step.isDone, let old = step.old, let new = step.new else { return .noCase }
    if let link = step.facts.link, context.policies.isElsewhere(link, after: step) {
      return .noCase
    }
    let covering =
      if let opened = step.opened.first.flatMap(step.after.window) {
        // It may come with a presentation of its own.
        opened.presented.first { sheet in old.presented.contains { $0.name == sheet.name } }
      } else {
        coveringSheet(of: step, from: old, to: new, context.policies)
      }
    guard let covering else { return old.presented.isEmpty ? .noCase : .holds }
    return .breaks("\(context.vocabulary.names[covering.name]) covers it")
  }

  /// A presentation that was there before, or in the tab that the link selected, and covers its place.
  private static func coveringSheet(
    of step: PlainTransition,
    from old: PlainWindow,
    to new: PlainWindow,
    _ policies: Policies
  ) -> PlainSheet? {
    // What was there before may stay below it.
    let above =
      policies.links == .present
      ? new.presented.suffix(1).filter { !presents($0, step) } : new.presented
    return above.first { sheet in
      if old.presented.contains(where: { $0.id == sheet.id }) { return true }
      return new.tab != old.tab && step.facts.earlierSheets.contains { $0.id == sheet.id }
        && !(step.window.flatMap { step.past.dismissals[$0] }?.contains(sheet.id) ?? false)
    }
  }

  /// True if a step's link presented this before, or may have when time passed.
  private static func presents(_ sheet: PlainSheet, _ step: PlainTransition) -> Bool {
    guard let path = step.facts.link?.path else { return false }
    return step.past.linkNames[path].map { $0 == sheet.name }
      ?? step.past.announcedLinks.contains(path)
  }

  private static let linkRoundTrip = PlainLaw(
    .linkRoundTrip,
    on: [.openLink],
    needing: .printedLinks
  ) { step, _ in step.facts.roundTrip }
}
