import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Back and forth in time: one step of one window, or all of them at any moment.
extension InputHandler {
  /// Takes the focused window's last step back, in every window that took it.
  ///
  /// Where something that cannot be taken back was done in the window since, that is said first.
  func undo() {
    let history = desktop.actionLog.undoHistory
    let step = history.lastStep(in: focus)
    if let number = lastLastingAction(since: step?.action), number != lastingActionTold {
      lastingActionTold = number
      let words = desktop.words(ofAction: number)?.words ?? ""
      let rest = step.flatMap { desktop.words(ofAction: $0.action)?.words }
      desktop.say(
        "Cannot be undone: \(words)." + (rest.map { " U again undoes: \($0)." } ?? "")
      )
      return
    }
    if let step {
      let key = Key.character("U")
      takeBack(step.action, named: "undone", key: key, last: history.lastStep) { .undo(to: $0) }
    } else if let number = opening(of: focus), app.windows.windows.count > 1 {
      closeAgain(focus, openedBy: number)
    } else {
      desktop.say("Nothing to undo in this window.")
    }
  }

  /// Takes back what opened a window: it is closed, and a place that was taken into it is back where it was.
  private func closeAgain(_ id: SceneID, openedBy number: Int) {
    let last = desktop.actionLog.undoHistory.lastStep
    let key = Key.character("U")
    guard takeBack(number, named: "undone", key: key, last: last, { .undo(to: $0) }) else { return }
    close(id, cause: .key)
    guard app.windows.window(id) == nil, let words = desktop.words(ofAction: number) else { return }
    desktop.retell("undone: \(words.text); u reopens it", isAboutSeveralWindows: true)
  }

  /// The number of the action that opened a window: of several the one that can be taken back in another
  /// window as well, or the last; nil for one of the start, and where it is forgotten.
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
    let isTaken = takeBack(step.action, named: "redone", key: key, last: history.lastUndoneStep) {
      .redo(to: $0)
    }
    guard isTaken, opensLastClosed(step.action) else { return }
    app.send(.app(.reopenWindow), cause: .key)
    if let words = desktop.words(ofAction: step.action) {
      desktop.retell("redone: \(words.text)", isAboutSeveralWindows: true)
    }
  }

  /// Whether an action opened the window that was closed last.
  private func opensLastClosed(_ number: Int) -> Bool {
    guard let id = app.windows.lastClosed else { return false }
    return desktop.actionLog.timeline[number]?.changes.contains {
      $0.window.id == id && $0.before == nil
    } == true
  }

  /// Sends what takes back the step of an action, or takes it again, to every window that took it last, to
  /// the focused one at the end; false where something is to be lost by that, which is said first.
  @discardableResult private func takeBack(
    _ number: Int,
    named name: String,
    key: Key,
    last: (SceneID) -> UndoHistory.Step?,
    _ action: (SceneState) -> SceneAction
  ) -> Bool {
    let windows =
      app.windows.windows.filter { $0.id != focus } + app.windows.windows.filter { $0.id == focus }
    let actions = windows.compactMap { window -> Action? in
      guard let step = last(window.id), step.action == number else { return nil }
      return .scene(action(step.state), in: window.id)
    }
    if actions.contains(where: { mustWarn(of: $0, key: key) }) { return false }
    for action in actions { app.send(action, cause: .key) }
    if let words = desktop.words(ofAction: number) {
      desktop.retell("\(name): \(words.text)", isAboutSeveralWindows: actions.count > 1)
    }
    return true
  }

  /// The last thing done from the focused window after an action that changed what all windows share, which
  /// nothing takes back; nil where nothing did.
  private func lastLastingAction(since number: Int?) -> Int? {
    let timeline = desktop.actionLog.timeline
    let first = max(number ?? 0, timeline.earliest) + 1
    return stride(from: timeline.latest, through: first, by: -1).first { number in
      guard let moment = timeline[number], case .shared = moment.record.action else { return false }
      return [.key, .click].contains(moment.record.cause) && moment.focus?.id == focus
        && moment.record.outcome.changesShop
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

  /// Shows the windows after the actions that a line of the ledger is about; for another line, after the last.
  func travel(to text: MenuAction?) {
    guard case .unfold(let numbers, _) = text else { return travel() }
    desktop.showState(after: numbers.upperBound)
  }

  /// Shows the moment that a column of the bar stands for, while that is held with the mouse.
  func dragBar(to column: Int) {
    // What came in the same burst has changed where the bar lies.
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
    case Key(.enter): goOn(from: scrubber)
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

  /// Goes on from the moment that is shown: every window stands as it did then, or stays where it is now.
  func goOn(from scrubber: Scrubber) {
    let state = scrubber.isAtNow ? nil : desktop.actionLog.timeline.state(after: scrubber.number)
    if let state, mustWarn(of: .app(.travel(to: state)), key: Key(.enter)) { return }
    desktop.standIn = nil
    if let state { send(.travel(to: state)) }
  }
}
