import DesignSystem
import SceneNavigation
import ShopCore

/// What keys and clicks do to what stands beside the windows.
extension InputHandler {
  /// Opens the ledger, or closes it; the windows keep the keys.
  func toggleLedger() {
    if case .ledger = desktop.dock { closeDock() } else { openDock(.ledger(LedgerPanel())) }
  }

  /// Opens the inspector, or closes it; the windows keep the keys.
  func toggleInspector() {
    if case .inspector = desktop.dock {
      closeDock()
    } else {
      openDock(.inspector(InspectorPanel()))
    }
  }

  /// Opens the ledger at the action the status line speaks of, with the keys, for the reason is one further.
  func showVerdict() {
    guard let number = desktop.shownAction else { return }
    var panel = LedgerPanel()
    panel.hasKeys = true
    panel.turn(number...number, isOpen: true)
    openDock(.ledger(panel))
  }

  /// Gives the keys to the panel beside the windows, which comes after the last of them and before the
  /// first; false where another window has the focus, or no panel is there.
  func giveKeysToPanel(after window: SceneWindow?) -> Bool {
    guard let dock = desktop.dock, !dock.hasKeys, window?.id == focus else { return false }
    desktop.dock = dock.having(keys: true)
    return true
  }

  /// Gives the keys of the panel to a window.
  private func giveKeys(to window: SceneWindow?) {
    desktop.dock = desktop.dock?.having(keys: false)
    if let window, window.id != focus { send(.focusWindow(window.id)) }
  }

  func openDock(_ dock: Dock) {
    closeDock()
    desktop.dock = dock
    desktop.closeDockWithoutRoom()
  }

  func closeDock() {
    if case .ledger = desktop.dock { desktop.forgetAlarms() }
    desktop.dock = nil
  }

  /// Gives a command to the dock that has the keys, and says what it asks of the program.
  func handleInDock(_ command: Command?) -> Request? {
    guard let picture = desktop.dockPicture else { return nil }
    let (layout, position) = (picture.dialog.layout, picture.position)
    let viewport = picture.dialog.content.height
    func look(_ position: ListPosition) { desktop.lookInDock(at: position, of: picture) }
    if let next = layout.position(after: command, from: position, viewport: viewport) {
      look(next)
      return nil
    }
    switch command {
    case .open where !layout.isInSight(position, viewport: viewport):
      look(layout.inSight(position, viewport: viewport))
    case .open:
      return picture.content.selectable(position.selection)?.action.flatMap { carryOut($0) }
    case .back: if !stopVerifying() { closeDock() }
    case .nextWindow: giveKeys(to: app.windows.windows.first)
    case .previousWindow: giveKeys(to: app.windows.windows.last)
    case .help: explain()
    case .timeTravel:
      travel(to: picture.content.selectable(position.selection)?.action)
    case .saveTest: return saveTest(of: picture.content.selectable(position.selection)?.action)
    case .ledger, .inspector, .verify, .heat, .lessons, .chooseWiring, .objects, .chooseWindow, .palette,
      .redraw, .suspend,
      .quit, .undo, .redo:
      return command.flatMap { carryOut($0) }
    default: desktop.message = desktop.dock?.wordsOfKeys
    }
    return nil
  }

  func click(row number: Int) -> Request? {
    guard let picture = desktop.dockPicture else { return nil }
    desktop.dock = desktop.dock?.having(keys: true)
    desktop.lookInDock(
      at: ListPosition(selection: number, scroll: picture.position.scroll),
      of: picture
    )
    return picture.content.selectable(number)?.action.flatMap { carryOut($0) }
  }

  func scrollDock(by lines: Int) {
    guard let picture = desktop.dockPicture else { return }
    let layout = picture.dialog.layout
    let viewport = picture.dialog.content.height
    let position = layout.scrolled(picture.position, by: lines, viewport: viewport)
    if case .ledger(var panel) = desktop.dock {
      let isNewest = position.scroll == picture.newest.scroll
      panel.look(at: isNewest ? nil : position, from: desktop.firstOfLedger)
      desktop.dock = .ledger(panel)
    } else {
      desktop.lookInDock(at: position, of: picture)
    }
  }

  /// Opens the line of some actions, or folds it.
  func unfold(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    guard case .ledger(var panel) = desktop.dock else { return }
    // What is opened at the end pushes the line one looks at up, not out of sight.
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

  /// Shows why what is broken is broken; where nothing is, all lessons.
  private func explain() {
    let wiring = verificationPanel?.run.wiring ?? desktop.wiring
    if let lesson = Lesson(about: wiring) { show(.lesson(lesson)) } else { show(.lessons) }
  }
}
