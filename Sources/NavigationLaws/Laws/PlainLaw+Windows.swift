extension PlainLaw {
  static let windowLaws = [
    windowIsolation, frameIsolation, screenEqualsState, openingChangesNothing, closeForgets,
    restoreIsIdentity, rejectChangesNothing, signOutForgets,
  ]

  private static let windowIsolation = PlainLaw(
    .windowIsolation,
    on: .scene + [.timePasses]
  ) { step, context in
    if step.event.kind == .timePasses { return onlyPromisedWindowsMoved(step, context) }
    var others = step.othersThatMoved
    if context.policies.mayOpenWindows.contains(step.event.kind) {
      others.removeAll { !step.before.ids.contains($0) }
    }
    let opened = others.filter { !step.before.ids.contains($0) }
    return .holds(
      if: others.isEmpty,
      otherwise: opened.isEmpty
        ? "\(letters(others)) moved as well" : "\(letters(opened)) opened as well"
    )
  }

  /// Time may change a window's stacks, or open or close a window, only if a reply promised it.
  @MainActor private static func onlyPromisedWindowsMoved(
    _ step: PlainTransition,
    _ context: Context
  ) -> Finding {
    let promises = step.past.promises
    guard !promises.isEverything else { return .noCase }
    let (before, after) = (step.before.ids, step.after.ids)
    // Whatever closes a window does so in the first tab.
    let mayClose =
      context.policies.backAtRoot.mayClose(at: 0)
      ? promises.windows.union(promises.backAtRoot) : promises.windows
    let closed = before.filter { !after.contains($0) && !mayClose.contains($0) }
    guard closed.isEmpty else {
      return .breaks("\(letters(closed)) closed by itself when time had passed")
    }
    let opened = after.filter { !before.contains($0) }
    let mayOpen =
      !promises.windows.isEmpty || !promises.kinds.isDisjoint(with: context.policies.mayOpenWindows)
    guard opened.isEmpty || mayOpen else {
      return .breaks("\(letters(opened)) opened by itself when time had passed")
    }
    let moved = before.filter { id in
      guard let old = step.before.window(id), let new = step.after.window(id) else { return false }
      return old.paths != new.paths || old.tab != new.tab
    }
    let late = moved.filter { window in
      let tabs = promises.tabs.filter { $0.window == window }
      return !promises.windows.contains(window) && !tabs.isEmpty && tabs.isSubset(of: promises.left)
    }
    if context.policies.leavingCancels, !late.isEmpty {
      return .breaks(
        "what was announced in \(letters(late)) came, although its screen had been left"
      )
    }
    let strange = before.filter { window in
      if moved.contains(window) {
        return !promises.windows.contains(window) && !promises.tabs.contains { $0.window == window }
      }
      guard !promises.concern(window), let old = step.before.window(window)?.presented,
        let new = step.after.window(window)?.presented
      else { return false }
      return new.contains { !old.contains($0) }
    }
    return .holds(
      if: strange.isEmpty,
      otherwise: "\(letters(strange)) moved by itself when time had passed"
    )
  }

  private static let frameIsolation = PlainLaw(
    .frameIsolation,
    on: .scene,
    needing: .screens
  ) { step, context in
    guard step.before.ids == step.after.ids, !step.after.screens.isEmpty,
      step.before.screens.count == step.after.screens.count
    else { return .noCase }
    let others = step.changedScreens.filter { $0.window != step.window }
    guard let other = others.first else { return .holds }
    let words = context.vocabulary.words(of: other.screen)
    return .breaks(
      "the screen of \(letters(others.map(\.window))) changed as well, "
        + "to “\(words)” in \(letter(other.window))"
    )
  }

  private static let screenEqualsState = PlainLaw(
    .screenEqualsState,
    on: EventKind.allCases,
    needing: .screens
  ) { step, context in
    guard step.facts.isSettled, !step.after.screens.isEmpty else { return .noCase }
    for (place, screen) in step.after.screens.enumerated() {
      guard let screen, !step.after.windows[place].looks(like: screen) else { continue }
      let words = context.vocabulary.words(of: screen)
      return .breaks(
        "the screen of \(letter(step.after.ids[place])) is not its state, but shows “\(words)”"
      )
    }
    return .holds
  }

  private static let openingChangesNothing = PlainLaw(
    .openingChangesNothing,
    on: [.openWindow, .duplicateWindow]
  ) { step, _ in
    guard step.isDone else { return .noCase }
    let moved = step.before.ids.filter { step.after.window($0) != step.before.window($0) }
    guard moved.isEmpty else { return .breaks("\(letters(moved)) moved") }
    let new = step.after.ids.indices.filter { !step.before.ids.contains(step.after.ids[$0]) }
    guard new.count == 1 else {
      return .breaks(
        new.isEmpty
          ? "no window with an id of its own was opened" : "\(new.count) windows were opened"
      )
    }
    if step.event.kind == .duplicateWindow, let old = step.old {
      return .holds(
        if: step.after.windows[new[0]].isSamePlace(as: old, presentations: false),
        otherwise: "the copy differs from its original"
      )
    }
    return .holds
  }

  private static let closeForgets = PlainLaw(
    .closeForgets,
    on: [.closeWindow, .openWindow],
    needing: .kinds([.closeWindow])
  ) { step, context in
    guard step.isDone else { return .noCase }
    if step.event.kind == .openWindow {
      let closed = step.past.closedWindows
      guard !closed.isEmpty else { return .noCase }
      for (id, window) in zip(step.after.ids, step.after.windows)
      where !step.before.ids.contains(id) {
        if isCopy(window, step, context) { continue }
        // What an open window shows as well may be the whole app's.
        let isShared = step.before.windows.contains { $0.details == window.details }
        let hasOldDetails = !isShared && closed.contains { step.has(window, detailsOf: $0) }
        if isLikeNew(window, after: step, context), !hasOldDetails { continue }
        return .breaks(
          hasOldDetails || closed.contains { $0.isSamePlace(as: window) }
            ? "the new window has a closed window's state" : "the new window does not start fresh"
        )
      }
      return .holds
    }
    if step.new != nil {
      return .breaks(
        "the window is still there, or its id went to another: an id is no place in a list"
      )
    }
    let others = step.othersThatMoved
    return .holds(if: others.isEmpty, otherwise: "\(letters(others)) changed as well")
  }

  /// True if a new window shows what an open one does, and the policy is that it may.
  private static func isCopy(_ window: PlainWindow, _ step: PlainTransition, _ context: Context)
    -> Bool
  {
    context.policies.newWindowsMayCopy
      && step.before.windows.contains { window.isSamePlace(as: $0, presentations: false) }
  }

  private static let restoreIsIdentity = PlainLaw(
    .restoreIsIdentity,
    on: [.relaunch]
  ) { step, context in
    // What an unfinished relaunch has not restored yet cannot be seen.
    guard step.isDone, step.past.promises.kinds.isDisjoint(with: [.relaunch, .relaunchByLink])
    else { return .noCase }
    if context.policies.restoration == .nothing { return nothingCameBack(step, context) }
    guard step.before.windows.count == step.after.windows.count else {
      return .breaks(
        "there were \(step.before.windows.count) windows and are \(step.after.windows.count)"
      )
    }
    if context.policies.restoration == .selectedTabs { return onlyTabsCameBack(step, context) }
    let isWhole = context.policies.restoration == .everything
    if !isWhole, let (sheet, window) = presentedAnew(step, context) {
      return .breaks("\(sheet) is presented in \(letter(window)), where it was not")
    }
    let other = step.before.ids.indices.filter {
      !step.after.windows[$0].isSamePlace(as: step.before.windows[$0], presentations: isWhole)
    }
    let were = other.count == 1 ? "was" : "were"
    return .holds(
      if: other.isEmpty,
      otherwise: "\(letters(other.map { step.before.ids[$0] })) \(were) restored wrongly"
    )
  }

  /// A presentation after a relaunch that its window did not have before, unless windows start with it.
  @MainActor private static func presentedAnew(_ step: PlainTransition, _ context: Context)
    -> (sheet: String, window: Int)?
  {
    let atStart = Set(step.past.newWindows.flatMap { $0.presented.map(\.name) })
    for (place, window) in step.after.windows.enumerated() {
      let before = step.before.windows[place].presented.map(\.name)
      for sheet in window.presented where !before.contains(sheet.name) {
        let name = context.vocabulary.names[sheet.name]
        if !atStart.contains(sheet.name), !context.policies.sheetsAfterSignOut.contains(name) {
          return (name, step.before.ids[place])
        }
      }
    }
    return nil
  }

  /// Where only the selected tabs are restored, every window is otherwise like a new one.
  @MainActor private static func onlyTabsCameBack(_ step: PlainTransition, _ context: Context)
    -> Finding
  {
    for (id, (old, new)) in zip(step.before.ids, zip(step.before.windows, step.after.windows)) {
      guard new.tab == old.tab else {
        return .breaks("\(context.vocabulary.tabs[old.tab]) is not selected in \(letter(id))")
      }
      var window = new
      window.tab = step.past.newWindows.first?.tab ?? new.tab
      guard isLikeNew(window, after: step, context) else {
        return .breaks(
          "more than the tab came back in \(letter(id)), and the policy is to restore that only"
        )
      }
    }
    return .holds
  }

  /// Where nothing is restored, every window is like a new one.
  @MainActor private static func nothingCameBack(_ step: PlainTransition, _ context: Context)
    -> Finding
  {
    let other = step.after.ids.indices.filter {
      !isLikeNew(step.after.windows[$0], after: step, context)
    }
    return .holds(
      if: other.isEmpty,
      otherwise:
        "\(letters(other.map { step.after.ids[$0] })) came back, and the policy is to restore nothing"
    )
  }

  /// True if a user could not tell a window from a new one, which may ask to sign in while nobody is.
  @MainActor private static func isLikeNew(
    _ window: PlainWindow,
    after step: PlainTransition,
    _ context: Context
  ) -> Bool {
    let past = step.past
    let maySignIn = past.isSignedOut || past.accountChange != nil || past.isAccountUnclear
    guard maySignIn || step.event.kind == .signOut else {
      return step.isLikeNew(window)
    }
    var window = window
    let allowed = context.policies.sheetsAfterSignOut
    window.presented.removeAll { allowed.contains(context.vocabulary.names[$0.name]) }
    return step.isLikeNew(window)
  }

  private static let rejectChangesNothing = PlainLaw(
    .rejectChangesNothing,
    on: EventKind.allCases.filter { $0 != .timePasses }
  ) { step, context in
    guard case .refused(let reason) = step.reply else { return .noCase }
    if let refusals = context.policies.refusals, !refusals.contains(reason) {
      return .breaks("“\(reason)” is not a declared reason")
    }
    let isState = step.before.ids != step.after.ids || step.before.windows != step.after.windows
    guard isState || !step.changedScreens.isEmpty else { return .holds }
    let isOrder =
      isState && step.before.ids.sorted() == step.after.ids.sorted()
      && step.after.moved(since: step.before).isEmpty
    let changed = isOrder ? "the order of the windows" : isState ? "something" : "a screen"
    return .breaks("it was refused (\(reason)), but \(changed) changed")
  }

  private static let signOutForgets = PlainLaw(
    .signOutForgets,
    on: [.signOut, .relaunch, .sceneEvent, .appEvent, .openWindow, .timePasses],
    needing: .kinds([.signOut])
  ) { step, context in
    switch step.event.kind {
    case .timePasses where step.past.accountChange == .signOut:
      guard step.isDone, step.facts.isSettled else { return .noCase }
      return nothingPrivateIsLeft(step, context)
    case .timePasses:
      guard step.past.isAccountPending else { return .noCase }
      return nothingPrivateCame(
        step,
        context,
        ", pending when the account signed out, came to "
      )
    case .relaunch where context.policies.signOut == .emptiesWindows, .sceneEvent, .appEvent,
      .openWindow:
      guard step.past.isSignedOut else { return .noCase }
      return nothingPrivateCame(step, context, ", which only an account may see, came back to ")
    default: break
    }
    guard step.isDone, step.past.isSignedOut || step.event.kind == .signOut else { return .noCase }
    let left = step.after.ids.indices.filter {
      isLeft(step.after.windows[$0], after: step, context)
    }
    return .holds(
      if: left.isEmpty,
      otherwise: "what the account saw is still in \(letters(left.map { step.after.ids[$0] }))"
    )
  }

  /// True if a window still has something of an account that signed out.
  @MainActor private static func isLeft(
    _ window: PlainWindow,
    after step: PlainTransition,
    _ context: Context
  ) -> Bool {
    switch context.policies.signOut {
    case .emptiesWindows:
      return !isLikeNew(window, after: step, context)
        || step.before.windows.contains { step.has(window, detailsOf: $0) }
    case .removesPrivateRoutes:
      return isPrivate(window, context)
    }
  }

  /// True if a window shows something that only an account may see.
  @MainActor private static func isPrivate(_ window: PlainWindow, _ context: Context) -> Bool {
    let sheets = context.policies.privateSheets
    return window.presented.contains { sheets.contains(context.vocabulary.names[$0.name]) }
      || window.paths.contains { !context.vocabulary.privateRoutes.isDisjoint(with: $0) }
  }

  /// Once a sign-out that was announced is over, whatever else was pending.
  @MainActor private static func nothingPrivateIsLeft(_ step: PlainTransition, _ context: Context)
    -> Finding
  {
    let left = zip(step.after.ids, step.after.windows).filter { isPrivate($1, context) }.map(\.0)
    return .holds(
      if: left.isEmpty,
      otherwise: "what only an account may see is in \(letters(left)) after signing out"
    )
  }

  /// What no window showed before a step, and only an account may see, may not come afterwards.
  @MainActor private static func nothingPrivateCame(
    _ step: PlainTransition,
    _ context: Context,
    _ words: String
  ) -> Finding {
    let routes = context.vocabulary.privateRoutes
    let sheets = context.policies.privateSheets
    guard !routes.isEmpty || !sheets.isEmpty else { return .noCase }
    for (id, window) in zip(step.after.ids, step.after.windows) {
      let old = step.before.window(id)
      if old == window || old == nil && isCopy(window, step, context) { continue }
      let route = window.paths.joined().first { route in
        routes.contains(route) && old?.paths.contains { $0.contains(route) } != true
      }
      // A relaunch gives a presentation another id.
      let sheet = window.presented.first { sheet in
        sheets.contains(context.vocabulary.names[sheet.name])
          && old?.presented.contains { $0.name == sheet.name } != true
      }
      let came =
        route.map { context.vocabulary.routes[$0] }
        ?? sheet.map { context.vocabulary.names[$0.name] }
      if let came { return .breaks(came + words + letters([id])) }
    }
    return .holds
  }
}
