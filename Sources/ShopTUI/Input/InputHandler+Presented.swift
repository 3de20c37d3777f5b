import DesignSystem
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
    let letter = TextKeys.letter(of: key)
    if letter == nil { fieldLeft = nil }
    switch key {
    case Key(.tab): if !typeIntoSelectedField() { moveInForm(by: 1) }
    case Key(.backTab): moveInForm(by: -1)
    default:
      guard letter != nil, selectedField != fieldLeft, typeIntoSelectedField(),
        let field = desktop.keyFocus.field
      else { return false }
      return type(key, in: field)
    }
    return true
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

  /// The field in the selected row of the focused window; nil where that is none, or cannot be seen.
  private var selectedField: EditedField? {
    guard let view = desktop.focusedView, view.current.isSelectionInSight,
      case .scene(.beginEditing(let screen, let field)) = view.current.selectedRow?.action
    else { return nil }
    return EditedField(window: view.window.id, screen: screen, field: field)
  }

  /// Has letters be commands on the field that is selected, as after Esc: whoever came there by one goes on
  /// with others.
  func keepLettersCommands() { fieldLeft = selectedField }

  /// Has the selected row take the keys; false where it is no field, or cannot be seen.
  @discardableResult func typeIntoSelectedField() -> Bool {
    guard let selected = selectedField else { return false }
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
