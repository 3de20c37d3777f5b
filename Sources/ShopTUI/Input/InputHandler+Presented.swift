import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Keys and clicks for what is presented in a window.
extension InputHandler {
  /// The topmost presentation of the focused window.
  var presented: Presentation? { app.windows.router(focus)?.presented }

  /// Handles a key in what is presented in the focused window; false if the key isn't for that.
  ///
  /// Tab starts editing the selected field, and so does a letter, unless the field was left with
  /// Esc: letters typed at a form are not meant as commands.
  func handleInPresented(_ key: Key) -> Bool {
    guard presented != nil else { return false }
    switch key {
    case Key(.tab): if !typeIntoSelectedField() { moveInForm(by: 1) }
    case Key(.backTab): moveInForm(by: -1)
    default:
      guard let field = beginEditing(by: .key(key)) else {
        if let selected = desktop.selectedField, selected != desktop.fieldLeft {
          desktop.fieldLeft = nil
        }
        return false
      }
      return type(key, in: field)
    }
    return true
  }

  /// Starts editing the selected field of a form if the event is meant for it; else returns nil.
  func beginEditing(by event: InputEvent) -> EditedField? {
    guard let field = desktop.field(changedBy: event) else { return nil }
    if desktop.keyFocus.field == nil { send(.beginEditing(field.screen, field.field)) }
    return field
  }

  /// Selects the next or previous row of what is presented, however far away, wrapping around; starts
  /// editing if it is a field.
  func moveInForm(by step: Int) {
    look { viewport, position in
      let isAtEnd = step > 0 && position.selection >= viewport.layout.selectableCount - 1
      if isAtEnd { return ListPosition() }
      if step < 0, position.selection == 0 { return viewport.last }
      let next = ListPosition(selection: position.selection + step, scroll: position.scroll)
      return viewport.inSight(next)
    }
    typeIntoSelectedField()
  }

  /// Makes letters commands at the selected field, as after Esc: after a command, more commands are
  /// expected.
  func treatLettersAsCommands() { desktop.fieldLeft = desktop.selectedField }

  /// Starts editing the selected row; false if it isn't a field or isn't visible.
  @discardableResult private func typeIntoSelectedField() -> Bool {
    guard let selected = desktop.selectedField else { return false }
    send(.beginEditing(selected.screen, selected.field))
    return true
  }

  /// Closes an alert or dialog before its answer is carried out.
  func closeQuestion(in view: WindowView, cause: Cause) {
    guard let presented = view.router.presented else { return }
    switch presented.content {
    case .alert, .confirmationDialog:
      app.send(.scene(.dismiss(presented.id), in: view.window.id), cause: cause)
    case .sheet, .fullScreenCover: break
    }
  }

  /// Closes a window; one that asks first is focused for the answer.
  func close(_ id: SceneID, cause: Cause) {
    let record = app.send(.app(.closeWindow(id)), cause: cause)
    guard case .presented = record?.outcome, id != focus else { return }
    app.send(.app(.focusWindow(id)), cause: cause)
  }

  /// Goes back from a sheet after a click beside it, which asks first if input would be lost.
  func clickBeside(in id: SceneID) {
    guard case .sheet = app.windows.router(id)?.presented?.content else { return }
    app.send(.scene(.back, in: id), cause: .click)
  }
}
