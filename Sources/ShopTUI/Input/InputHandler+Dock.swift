import DesignSystem
import SceneNavigation
import ShopCore

/// Keys and clicks for the panel next to the windows.
extension InputHandler {
  /// Opens or closes the ledger; the windows keep the keyboard.
  func toggleLedger() {
    if case .ledger = desktop.shownDock { closeDock() } else { openDock(.ledger(LedgerPanel())) }
  }

  /// Opens or closes the inspector; the windows keep the keyboard.
  func toggleInspector() {
    if case .inspector = desktop.shownDock {
      closeDock()
    } else {
      openDock(.inspector(InspectorPanel()))
    }
  }

  /// Opens the ledger at the action in the status line, with the keyboard, so that the reason is
  /// one key away.
  func showVerdict() {
    guard let number = desktop.shownAction else { return }
    var panel = LedgerPanel()
    panel.turn(number...number, isOpen: true)
    openDock(.ledger(panel), withKeys: true)
  }

  /// Moves the keyboard to the panel, which comes after the last window and before the first; false
  /// if another window has the focus or there is no panel.
  func giveKeysToPanel(after window: SceneWindow?) -> Bool {
    guard desktop.shownDock != nil, !desktop.dockHasKeys, window?.id == focus else { return false }
    desktop.dockHasKeys = true
    return true
  }

  /// Moves the keyboard from the panel to a window.
  private func giveKeys(to window: SceneWindow?) {
    desktop.dockHasKeys = false
    if let window, window.id != focus { send(.focusWindow(window.id)) }
  }

  func openDock(_ dock: Dock, withKeys hasKeys: Bool = false) {
    closeDock()
    desktop.open(dock, withKeys: hasKeys)
  }

  func closeDock() {
    if case .ledger = desktop.dock { desktop.forgetAlarms() }
    desktop.dock = nil
  }

  func handleInDock(_ command: Command?) -> Request? {
    guard let picture = desktop.dockPicture else { return nil }
    let position = picture.position
    func look(_ position: ListPosition) { desktop.lookInDock(at: position, of: picture) }
    if let next = picture.dialog.viewport.position(after: command, from: position) {
      look(next)
      return nil
    }
    switch command {
    case .open:
      return picture.content.selectable(position.selection)?.action.flatMap { carryOut($0) }
    case .back: if !stopVerifying() { closeDock() }
    case .nextWindow: giveKeys(to: app.windows.windows.first)
    case .previousWindow: giveKeys(to: app.windows.windows.last)
    case .help where desktop.isHalf: return .passOn(.carryOut(.help))
    case .help: explain()
    case .timeTravel:
      travel(to: picture.content.selectable(position.selection)?.action)
    case .saveTest: return saveTest(of: picture.content.selectable(position.selection)?.action)
    case .ledger, .inspector, .verify, .heat, .lessons, .chooseWiring, .objects, .chooseWindow,
      .palette,
      .redraw, .suspend,
      .quit, .undo, .redo:
      return command.flatMap { carryOut($0) }
    default: desktop.message = desktop.dock?.wordsOfKeys
    }
    return nil
  }

  func click(row number: Int) -> Request? {
    guard let picture = desktop.dockPicture else { return nil }
    desktop.dockHasKeys = true
    desktop.lookInDock(
      at: ListPosition(selection: number, scroll: picture.position.scroll),
      of: picture
    )
    return picture.content.selectable(number)?.action.flatMap { carryOut($0) }
  }

  func scrollDock(by lines: Int) {
    guard let picture = desktop.dockPicture else { return }
    let position = picture.dialog.viewport.scrolled(picture.position, by: lines)
    if case .ledger(var panel) = desktop.dock {
      let isNewest = position.scroll == picture.newest.scroll
      panel.look(at: isNewest ? nil : position, from: desktop.firstOfLedger)
      desktop.dock = .ledger(panel)
    } else {
      desktop.lookInDock(at: position, of: picture)
    }
  }

  /// Expands or collapses the line of some actions.
  func unfold(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    guard case .ledger(var panel) = desktop.dock else { return }
    // A line expanded at the end scrolls up, but stays visible.
    panel.look(at: desktop.dockPicture?.position, from: desktop.firstOfLedger)
    panel.turn(numbers, isOpen: isOpen)
    desktop.dock = .ledger(panel)
    guard let picture = desktop.dockPicture else { return }
    let selection = picture.position.selection
    let end = picture.dialog.layout.lines(ofSelectable: selection + 1)
    let last = end.isEmpty ? picture.dialog.layout.lineCount : end.lowerBound
    let position = ListPosition(
      selection: selection,
      scroll: max(picture.position.scroll, last - picture.dialog.content.height)
    )
    panel.look(at: position, from: desktop.firstOfLedger)
    desktop.dock = .ledger(panel)
  }

  func fold(_ node: TreeNode) {
    guard case .inspector(var panel) = desktop.dock else { return }
    panel.folded.formSymmetricDifference([node])
    desktop.dock = .inspector(panel)
  }

  /// Shows the lesson about the mistake; the help if there is none.
  private func explain() {
    let wiring = verificationPanel?.run.wiring ?? desktop.wiring
    if wiring.isRight { return desktop.overlay = .help(Help()) }
    if let lesson = Lesson(about: wiring) { show(.lesson(lesson)) } else { show(.lessons) }
  }
}
