extension PlainLaw {
  static let linkLaws = [linkLandsOnce, linkIsNotBehindASheet, linkRoundTrip]

  private static let linkLandsOnce = PlainLaw(
    .linkLandsOnce,
    on: [.openLink, .relaunchByLink]
  ) { step, context in
    if step.event.kind == .relaunchByLink {
      guard step.facts.isSettled, step.isDone, let expected = step.facts.landing?()
      else { return .noCase }
      let isWhole = context.policies.restoration == .everything
      if step.after.isSamePlaces(as: expected, presentations: isWhole) { return .holds }
      let other = zip(step.after.windows, expected.windows).first {
        !$0.isSamePlace(as: $1, presentations: isWhole)
      }
      let words = other.map {
        (context.vocabulary.words(of: $0), context.vocabulary.words(of: $1))
      }
      guard let words else { return .breaks("other windows are open than without the link") }
      return .breaks("it leads to “\(words.0)” at launch, but in a running app to “\(words.1)”")
    }
    if step.closedItsWindow { return .breaks("the window closed") }
    guard step.isDone, let link = step.facts.link, var old = step.old, var new = step.new
    else { return .noCase }
    // A link that opens a window leads there.
    if let opened = step.opened.first, let window = step.after.window(opened) {
      guard step.opened.count == 1 else { return .breaks("\(letters(step.opened)) opened") }
      guard old == new else { return .breaks("\(letter(opened)) opened, and the window moved too") }
      (old, new) = (step.past.newWindows.first ?? old, window)
    }
    guard new.tab == link.tab else {
      return .breaks("\(context.vocabulary.tabs[link.tab]) is not selected")
    }
    let tab = context.vocabulary.tabs[link.tab]
    if isLanding(new.path, of: link, from: old.paths[link.tab], context.policies.links) {
      let full = new.paths.indices.first { $0 != link.tab && !new.paths[$0].isEmpty }
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

  private static func isLanding(
    _ path: [Int],
    of link: PlainLink,
    from old: [Int],
    _ policy: Policies.Links
  ) -> Bool {
    switch policy {
    case .replace, .replaceAll: path == link.path
    case .push: path == old + link.path
    case .either: link.path.isEmpty ? path.isEmpty : path.last == link.path.last
    }
  }

  private static let linkIsNotBehindASheet = PlainLaw(
    .linkIsNotBehindASheet,
    on: [.openLink],
    needing: .sheets
  ) { step, context in
    guard step.isDone, let old = step.old, let new = step.new, !old.presented.isEmpty
    else { return .noCase }
    let covering =
      if let opened = step.opened.first.flatMap(step.after.window) {
        // It may come with a presentation of its own.
        opened.presented.first { sheet in old.presented.contains { $0.name == sheet.name } }
      } else {
        new.presented.first { sheet in old.presented.contains { $0.id == sheet.id } }
      }
    guard let covering else { return .holds }
    return .breaks("\(context.vocabulary.names[covering.name]) covers it")
  }

  private static let linkRoundTrip = PlainLaw(
    .linkRoundTrip,
    on: [.openLink],
    needing: .printedLinks
  ) { step, _ in step.facts.roundTrip }
}
