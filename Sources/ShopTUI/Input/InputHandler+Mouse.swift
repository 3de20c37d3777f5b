import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension InputHandler {
  /// Lines scrolled by a notch of the wheel.
  private static let wheelStep = 3

  func handle(_ event: MouseEvent) -> Request? {
    if case .drag = event.kind {
      desktop.message = nil
      dragBar(to: event.column)
      return nil
    }
    desktop.draw()
    let target = desktop.target(column: event.column, row: event.row)
    desktop.message = nil
    switch (event.kind, target) {
    // A click on a hint is the key that it names.
    case (.press(.left), .key): break
    case (.press, _): desktop.interruption = nil
    default: break
    }
    if case .split(let split) = desktop.keyFocus { return handle(event, on: target, in: split) }
    if case .standIn(let dock) = desktop.keyFocus {
      return handle(event.kind, on: target, inStandInWith: dock)
    }
    guard event.kind == .press(.left) else { return handle(event, on: target) }
    if moveCursor(inOverlayTo: event, on: target) { return nil }
    let clicked = textPlace(at: event, on: target)
    if let clicked, desktop.keyFocus.field == clicked.field {
      moveCursor(to: clicked.place, in: clicked.field)
      return nil
    }
    let request = handle(event, on: target)
    if let clicked, desktop.keyFocus.field == clicked.field {
      moveCursor(to: clicked.place, in: clicked.field)
    }
    return request
  }

  /// Does what the mouse does to a target, wherever that is on the screen.
  func handle(_ event: MouseEvent, on target: Target?) -> Request? {
    switch event.kind {
    case .press(.left): return click(target, isDouble: event.isDoubleClick)
    case .press(.middle):
      if case .window(let id, .row(let index)) = target {
        openInNewWindow(desktop.view(id)?.current.screen.selectable(index), cause: .click)
      }
    case .wheelUp: turnWheel(over: target, by: -1)
    case .wheelDown: turnWheel(over: target, by: 1)
    case .press(.right), .drag, .release, .wheelLeft, .wheelRight: break
    }
    return nil
  }

  /// Handles the mouse while other windows are shown in place of the real ones: these don't react.
  private func handle(
    _ kind: MouseEvent.Kind,
    on target: Target?,
    inStandInWith dock: Dock?
  ) -> Request? {
    switch (kind, target) {
    case (.press(.left), .command(let command)): return click(command)
    case (.press(.left), .key(let key)): return handle(.key(key))
    case (.press(.left), .moment(let number)):
      desktop.showState(after: number)
      dragsBar = true
    case (.wheelUp, .window), (.wheelUp, .dock), (.wheelUp, .moment):
      if case .scrubber(let scrubber) = dock { step(scrubber, by: -1) }
    case (.wheelDown, .window), (.wheelDown, .dock), (.wheelDown, .moment):
      if case .scrubber(let scrubber) = dock { step(scrubber, by: 1) }
    default: break
    }
    return nil
  }

  /// The field of a window that is clicked, and the number of characters before that place; nil for
  /// any other click.
  private func textPlace(at event: MouseEvent, on target: Target?)
    -> (field: EditedField, place: Int)?
  {
    guard case .window(let id, .row(let index)) = target, let view = desktop.view(id),
      let row = view.current.screen.selectable(index), case .field(let field) = row.content,
      case .scene(.beginEditing(let screen, let name)) = row.action
    else { return nil }
    let content = view.current
    let start = content.layout.textStart(
      of: field,
      atSelectable: index,
      content.position,
      in: content.made.rows
    )
    // A click on the label begins at the end, like Enter.
    if field.cursor == nil, event.column < start.column { return nil }
    let from = field.cursor == nil ? start : view.cursor ?? start
    let place = content.layout.cursor(
      in: field,
      movedBy: max(event.column, start.column) - from.column,
      lines: event.row - from.row
    )
    return place.map { (EditedField(window: id, screen: screen, field: name), $0) }
  }

  private func moveCursor(to place: Int, in field: EditedField) {
    let edit = SceneAction.edit(field.screen, field.field, .move(to: place))
    app.send(.scene(edit, in: field.window), cause: .click)
  }

  /// Moves the cursor to a click in the text of a prompt or of the help; false for any other click.
  private func moveCursor(inOverlayTo event: MouseEvent, on target: Target?) -> Bool {
    guard case .overlay(.body) = target, let cursor = desktop.cursor, event.row == cursor.row
    else { return false }
    func place(in draft: TextDraft) -> Int? {
      let row = Row<Target>.field("", text: draft.text, cursor: draft.cursor)
      guard case .field(let field) = row.content else { return nil }
      return field.cursor(movedBy: event.column - cursor.column)
    }
    switch desktop.overlay {
    case .help(let help): place(in: help.draft).map { search(.move(to: $0), in: help) }
    case .prompt(var prompt):
      place(in: prompt.draft).map { prompt.edit(.move(to: $0), in: app.shop.state) }
      desktop.overlay = .prompt(prompt)
    case .message, .menu, nil: return false
    }
    return true
  }

  private func click(_ target: Target?, isDouble: Bool) -> Request? {
    switch target {
    case .command(let command): return click(command)
    case .key(let key): return handle(.key(key))
    case .overlay(.outside): desktop.overlay = nil
    case .overlay(.row(let number)):
      if case .menu(let menu) = desktop.overlay { return click(row: number, in: menu) }
      return click(choice: number)
    case .verdict: showVerdict()
    case .dock(.close): closeDock()
    case .dock(.row(let number)): return click(row: number)
    case .dock: desktop.dockHasKeys = true
    case .overlay, .moment, .choice, nil: break
    case .window(let id, .title):
      click(.title, in: id)
      if isDouble { app.send(.app(.toggleZoom), cause: .click) }
    case .window(let id, let part): click(part, in: id)
    }
    return nil
  }

  /// Performs a clicked hint for whatever has the keyboard.
  func click(_ command: Command) -> Request? {
    switch (desktop.keyFocus, command) {
    case (.standIn(.scrubber(let scrubber)), .open): resume(from: scrubber)
    case (.standIn(.scrubber), .back): desktop.standIn = nil
    case (.standIn(.played), _): return carryOutInPlayed(command)
    case (.overlay(let overlay), .open): return handle(Key(.enter), in: overlay)
    case (.overlay(let overlay), .back): return handle(Key(.escape), in: overlay)
    case (.split(let split), _): return carryOut(command, in: split)
    case (.program, _), (.overlay, _), (.standIn, _): break
    case (.dock, _): return handleInDock(command)
    case (.field, _), (.interrupted, _), (.window, _): return carryOut(command)
    }
    return nil
  }

  /// Focuses the window and acts on what was clicked.
  private func click(_ part: Part, in id: SceneID) {
    desktop.dockHasKeys = false
    if part == .close {
      close(id, cause: .click)
      return
    }
    if let view = desktop.view(id) { leaveField(in: view, by: part) }
    let hadFocus = id == focus
    if !hadFocus { app.send(.app(.focusWindow(id)), cause: .click) }
    switch part {
    case .row(let index): choose(row: index, in: id)
    case .tab(let index):
      app.send(.scene(.selectTab(AppTab.allCases[index]), in: id), cause: .click)
    case .back: app.send(.scene(.back, in: id), cause: .click)
    case .new: app.send(.app(.openWindow(nil)), cause: .click)
    case .badge:
      let tab = app.windows.router(id)?.selectedTab ?? .home
      app.send(.scene(.navigate(Destination(.cart, from: tab)), in: id), cause: .click)
    case .outside: if hadFocus { clickBeside(in: id) }
    case .close, .title, .tabBar, .body: break
    }
  }

  /// Ends editing if a click leads elsewhere; otherwise the field would have the keyboard again on
  /// the way back.
  private func leaveField(in view: WindowView, by part: Part) {
    guard let edited = view.editedField else { return }
    switch part {
    case .row(let index):
      let action = view.current.screen.selectable(index)?.action
      if action == .scene(.beginEditing(edited.screen, edited.field)) { return }
    case .tab, .back, .badge: break
    case .tabBar, .new, .close, .title, .body, .outside: return
    }
    app.send(.scene(.endEditing(edited.screen), in: view.window.id), cause: .click)
  }

  private func choose(row index: Int, in id: SceneID) {
    guard let view = desktop.view(id) else { return }
    let content = view.current
    let position = ListPosition(selection: index, scroll: content.position.scroll)
    app.send(.scene(content.look(at: position), in: id), cause: .click)
    open(content.screen.selectable(index), in: view, cause: .click)
  }

  private func turnWheel(over target: Target?, by notches: Int) {
    switch target {
    case .window(let id, .tab), .window(let id, .tabBar):
      selectTab(by: notches, in: id, cause: .click)
    case .window(let id, _): scroll(id, by: notches * Self.wheelStep)
    case .dock: scrollDock(by: notches * Self.wheelStep)
    case .overlay: scrollOverlay(by: notches * Self.wheelStep)
    case .moment, .command, .key, .verdict, .choice, nil: break
    }
  }

  /// Scrolls a window without moving the focus or the selection.
  private func scroll(_ id: SceneID, by lines: Int) {
    guard let content = desktop.view(id)?.current else { return }
    let position = content.viewport.scrolled(content.position, by: lines)
    app.send(.scene(content.look(at: position), in: id), cause: .click)
  }
}
