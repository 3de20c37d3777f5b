import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension InputHandler {
  /// Undoes the focused window's last step, in every window that took it.
  ///
  /// If the window has done something since that cannot be undone, says that first.
  func undo() {
    let history = desktop.actionLog.undoHistory
    let step = history.lastStep(in: focus)
    if let number = lastLastingAction(since: step?.action), number != lastingActionTold {
      lastingActionTold = number
      let words = desktop.words(ofAction: number)?.words ?? ""
      let rest = step.flatMap { desktop.words(ofAction: $0.action)?.words }
      let next =
        step?.action == number
        ? " Press U again to go back anyway."
        : rest.map { " U again undoes: \($0)." }
      desktop.say("Cannot be undone: \(words).\(next ?? "")")
      return
    }
    if let step, let opened = windowOpened(byMove: step.action) {
      closeAgain(opened, openedBy: step.action)
    } else if let step {
      let key = Key.character("U")
      takeBack(step.action, named: "undone", key: key, last: history.lastStep) { .undo(to: $0) }
    } else if let number = opening(of: focus), app.windows.windows.count > 1 {
      closeAgain(focus, openedBy: number)
    } else {
      desktop.say("Nothing to undo in this window.")
    }
  }

  /// Undoes opening a window: closes it, and returns a place that was moved into it.
  private func closeAgain(_ id: SceneID, openedBy number: Int) {
    let last = desktop.actionLog.undoHistory.lastStep
    let key = Key.character("U")
    guard let window = app.windows.window(id),
      let others = takeBack(number, named: "undone", key: key, last: last, { .undo(to: $0) })
    else { return }
    close(id, cause: .key)
    guard app.windows.window(id) == nil else { return }
    let letters = others + [window.letter]
    reword(number, named: "undone", in: letters, isOpening: true, adding: "; u reopens it")
  }

  /// The window that the move of a page opened, if it has done nothing since.
  private func windowOpened(byMove number: Int) -> SceneID? {
    guard let step = desktop.actionLog.timeline[number],
      case .app(.movePlace(_, to: nil)) = step.record.action,
      let opened = step.changes.first(where: { $0.before == nil })?.window.id,
      desktop.actionLog.undoHistory.lastStep(in: opened) == nil
    else { return nil }
    return app.windows.window(opened)?.id
  }

  /// The action that opened a window; nil if it was open from the start, or the action is
  /// forgotten.
  ///
  /// Of several, the one that can be undone in another window too, otherwise the last.
  private func opening(of id: SceneID) -> Int? {
    let timeline = desktop.actionLog.timeline
    let history = desktop.actionLog.undoHistory
    let numbers = stride(from: timeline.latest, to: timeline.earliest, by: -1).filter { number in
      timeline[number]?.changes.contains { $0.window.id == id && $0.before == nil } == true
    }
    return numbers.first { number in
      app.windows.windows.contains { history.lastStep(in: $0.id)?.action == number }
    } ?? numbers.first
  }

  func redo() {
    let history = desktop.actionLog.undoHistory
    guard let step = history.lastUndoneStep(in: focus) else {
      desktop.say("Nothing to redo in this window.")
      return
    }
    let key = Key.character("R")
    let letters = takeBack(step.action, named: "redone", key: key, last: history.lastUndoneStep) {
      .redo(to: $0)
    }
    guard let letters, opensLastClosed(step.action) else { return }
    app.send(.app(.reopenWindow), cause: .key)
    let reopened = app.windows.windows.filter { $0.id == focus }.map(\.letter)
    reword(step.action, named: "redone", in: letters + reopened, isOpening: true)
  }

  /// True if an action opened the window that was closed last.
  private func opensLastClosed(_ number: Int) -> Bool {
    guard let id = app.windows.lastClosed else { return false }
    return desktop.actionLog.timeline[number]?.changes.contains {
      $0.window.id == id && $0.before == nil
    } == true
  }

  /// Undoes or redoes an action's step in every window that took it last, the focused one at the
  /// end.
  ///
  /// Returns their letters; nil if that would lose something, after saying so.
  @discardableResult private func takeBack(
    _ number: Int,
    named name: String,
    key: Key,
    last: (SceneID) -> UndoHistory.Step?,
    _ action: (SceneState) -> SceneAction
  ) -> [String]? {
    let windows = app.windows.windows.filter { last($0.id)?.action == number }
    let inOrder = windows.filter { $0.id != focus } + windows.filter { $0.id == focus }
    let actions = inOrder.compactMap { window in
      last(window.id).map { Action.scene(action($0.state), in: window.id) }
    }
    if actions.contains(where: { mustWarn(of: $0, key: key) }) { return nil }
    let others = othersThatMoved(in: number, besides: windows)
    for action in actions { app.send(action, cause: .key) }
    let rest = others.isEmpty ? "" : "; not \(others.list("and")), which moved on since"
    reword(number, named: name, in: windows.map(\.letter), adding: rest)
    return windows.map(\.letter)
  }

  /// The letters of the windows that an action moved, other than these.
  private func othersThatMoved(in number: Int, besides windows: [SceneWindow]) -> [String] {
    guard let step = desktop.actionLog.timeline[number], case .app(.movePlace) = step.record.action
    else { return [] }
    let moved = step.changes.filter { $0.before != nil && $0.after != nil }.map(\.window)
    return app.windows.windows.filter { moved.contains($0) && !windows.contains($0) }.map(\.letter)
  }

  /// Says that an action was undone or redone; of time travel also in which windows, since those it
  /// opened and closed stay as they are.
  private func reword(
    _ number: Int,
    named name: String,
    in letters: [String],
    isOpening: Bool = false,
    adding rest: String = ""
  ) {
    guard let words = desktop.words(ofAction: number) else { return }
    var text = "\(name): \(words.text)"
    let record = desktop.actionLog.timeline[number]?.record
    if case .app(.travel)? = record?.action {
      text = "\(name) in \(letters.list("and")): time travel"
    } else if name == "undone", record?.outcome.changesShop == true {
      text = "gone back, but not undone: \(words.text)"
    }
    desktop.reword(text + rest, isAboutSeveralWindows: isOpening || letters.count > 1)
  }

  /// The last action from the focused window, since a step or with it, that changed shared state,
  /// which cannot be undone; nil if there is none.
  private func lastLastingAction(since number: Int?) -> Int? {
    let timeline = desktop.actionLog.timeline
    let first = max(number ?? 0, timeline.earliest + 1)
    return stride(from: timeline.latest, through: first, by: -1).first { number in
      guard let snapshot = timeline[number], snapshot.record.outcome.changesShop else {
        return false
      }
      switch snapshot.record.action {
      case .scene(_, let id): return id == focus
      case .shared:
        return [.key, .click].contains(snapshot.record.cause) && snapshot.focus?.id == focus
      case .app: return false
      }
    }
  }

  func travel() {
    guard desktop.actionLog.timeline.count > 0 else {
      let since =
        switch desktop.actionLog.timeline.beginning {
        case .start, .limit: "yet"
        case .everyWindowChanged: "since you signed out"
        }
      desktop.say("Nothing was done \(since): there is nothing to go back to.")
      return
    }
    desktop.showState(after: desktop.actionLog.timeline.latest)
  }

  /// Shows the windows after a ledger line's actions; for any other line, after the last action.
  func travel(to text: MenuAction?) {
    guard case .unfold(let numbers, _) = text else { return travel() }
    desktop.showState(after: numbers.upperBound)
  }

  /// Shows the time at a column while the bar is dragged.
  func dragBar(to column: Int) {
    // Earlier input in the same burst may have moved the bar.
    desktop.draw()
    guard case .scrubber(let scrubber) = desktop.standIn?.dock,
      let number = desktop.standIn?.barCell(nearestTo: column)?.number, number != scrubber.number
    else { return }
    desktop.showState(after: number)
  }

  func handle(_ key: Key, in scrubber: Scrubber) -> Request? {
    switch key {
    case Key(.left), Key(.up), .character("h"), .character("k"): step(scrubber, by: -1)
    case Key(.right), Key(.down), .character("l"), .character("j"): step(scrubber, by: 1)
    case Key(.pageUp): step(scrubber, by: -10)
    case Key(.pageDown): step(scrubber, by: 10)
    case Key(.home): desktop.showState(after: scrubber.range.lowerBound)
    case Key(.end): desktop.showState(after: scrubber.range.upperBound)
    case Key(.enter): resume(from: scrubber)
    case Key(.escape), Key(.backspace), .character("t"), .character("q"): desktop.standIn = nil
    default: return requestOnly(key)
    }
    return nil
  }

  func step(_ scrubber: Scrubber, by actions: Int) {
    let range = scrubber.range
    desktop.showState(
      after: min(max(scrubber.number + actions, range.lowerBound), range.upperBound)
    )
  }

  /// Resumes from the time shown: every window returns to its state then; at now, nothing changes.
  func resume(from scrubber: Scrubber) {
    let state = scrubber.isAtNow ? nil : desktop.actionLog.timeline.state(after: scrubber.number)
    if let state, mustWarn(of: .app(.travel(to: state)), key: Key(.enter)) { return }
    desktop.standIn = nil
    if let state { send(.travel(to: state)) }
  }
}
