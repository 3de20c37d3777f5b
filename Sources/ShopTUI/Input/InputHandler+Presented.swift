import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// What keys and clicks do to what is presented in a window.
extension InputHandler {
  /// What stands over everything else in the focused window; nil where nothing does.
  var presented: Presentation? { app.windows.router(focus)?.presented }

  /// Gives a key to what is presented in the focused window; false where it is not for that.
  ///
  /// Tab begins with the field that is selected, if none takes the keys yet, and so does a letter where
  /// that was not left with Esc: whoever types what a form asks for means no command.
  func handleInPresented(_ key: Key) -> Bool {
    guard presented != nil else { return false }
    switch key {
    case Key(.tab): if !typeIntoSelectedField() { moveInForm(by: 1) }
    case Key(.backTab): moveInForm(by: -1)
    default:
      guard let field = beginEditing(by: .key(key)) else {
        if TextKeys.letter(of: key) == nil { desktop.fieldLeft = nil }
        return false
      }
      return type(key, in: field)
    }
    return true
  }

  /// Has the selected field of a form take the keys where an event is meant for it; nil where it is not.
  func beginEditing(by event: InputEvent) -> EditedField? {
    guard let field = desktop.field(changedBy: event) else { return nil }
    if desktop.keyFocus.field == nil { send(.beginEditing(field.screen, field.field)) }
    return field
  }

  /// Goes to the next row of what is presented, or to the one before it, round the end; where that
  /// is a field it takes the keys.
  func moveInForm(by step: Int) {
    look { layout, position, viewport in
      let isAtEnd = step > 0 && position.selection >= layout.selectableCount - 1
      if isAtEnd { return layout.first() }
      if step < 0, position.selection == 0 { return layout.last(viewport: viewport) }
      return layout.move(position, by: step, viewport: viewport)
    }
    typeIntoSelectedField()
  }

  /// Has letters be commands on the field that is selected, as after Esc: whoever came there by one goes on
  /// with others.
  func keepLettersCommands() { desktop.fieldLeft = desktop.selectedField }

  /// Has the selected row take the keys; false where it is no field, or cannot be seen.
  @discardableResult private func typeIntoSelectedField() -> Bool {
    guard let selected = desktop.selectedField else { return false }
    send(.beginEditing(selected.screen, selected.field))
    return true
  }

  /// Has a question go before anybody acts on the answer.
  func closeQuestion(in view: WindowView, cause: Cause) {
    guard let presented = view.router.presented else { return }
    switch presented.content {
    case .alert, .confirmationDialog:
      app.send(.scene(.dismiss(presented.id), in: view.window.id), cause: cause)
    case .sheet, .fullScreenCover: break
    }
  }

  /// Closes a window; one that asks first gets the keys for the answer.
  func close(_ id: SceneID, cause: Cause) {
    let record = app.send(.app(.closeWindow(id)), cause: cause)
    guard case .presented = record?.outcome, id != focus else { return }
    app.send(.app(.focusWindow(id)), cause: cause)
  }

  /// Dismisses a sheet by a click beside it, if nothing is lost by that.
  func clickBeside(in id: SceneID) {
    guard let presented = app.windows.router(id)?.presented, case .sheet = presented.content,
      !presented.hasSomethingToLose
    else { return }
    app.send(.scene(.dismiss(presented.id), in: id), cause: .click)
  }
}
