import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// What the keys go to.
enum KeyFocus {
  /// The program alone: there is too little room to see what else they would do.
  case program
  /// What stands over the windows.
  case overlay(Overlay)
  /// Both halves of the split screen, or the lesson that is played on it.
  case split(SplitScreen)
  /// What stands beside the windows that are shown in place of those there are.
  case standIn(Dock?)
  /// What stands beside the windows.
  case dock(Dock)
  /// The field of the focused window that is typed into.
  case field(EditedField)
  /// Nothing, for something led away from the field they are meant for.
  case interrupted(Interruption)
  /// The focused window.
  case window
}

/// A text field that takes the keys.
struct EditedField: Equatable {
  let window: SceneID
  let screen: ScreenID
  let field: FieldID
}

extension KeyFocus {
  /// The field that is typed into, if one is.
  var field: EditedField? {
    if case .field(let field) = self { field } else { nil }
  }

  /// Whether letters are text.
  var takesLetters: Bool {
    switch self {
    case .overlay(.prompt), .overlay(.help), .field, .interrupted: true
    case .split(let split): split.takesLetters
    case .program, .overlay, .standIn, .dock, .window: false
    }
  }

  /// What the footer says while something else than a window has the keys; nil while none has.
  var hints: [KeyBinding.Hint]? {
    switch self {
    case .overlay(let overlay): overlay.hints
    case .program, .standIn, .split: []
    case .dock(let dock): dock.hints
    case .interrupted: Interruption.hints
    case .field, .window: nil
    }
  }
}

extension Desktop {
  /// What the keys go to now.
  var keyFocus: KeyFocus { isTooSmall ? .program : keyFocusWithRoom }

  /// What they go to where there is room to see what they do.
  var keyFocusWithRoom: KeyFocus {
    if let overlay { return .overlay(overlay) }
    if let split { return .split(split) }
    if let standIn { return .standIn(standIn.dock) }
    if let dock, dock.hasKeys { return .dock(dock) }
    let edited = editedField
    if let interruption, interruption.field != edited { return .interrupted(interruption) }
    return edited.map { .field($0) } ?? .window
  }

  /// The field in the selected row of what is presented in the focused window; nil where that is none, or
  /// cannot be seen.
  var selectedField: EditedField? {
    guard let view = focusedView, view.router.presented != nil, view.current.isSelectionInSight,
      case .scene(.beginEditing(let screen, let field)) = view.current.selectedRow?.action
    else { return nil }
    return EditedField(window: view.window.id, screen: screen, field: field)
  }

  /// The selected field of a form, where what is typed goes into it: unless it was left with Esc.
  var fieldForText: EditedField? { selectedField == fieldLeft ? nil : selectedField }

  /// The field whose text an event changes: the one that is typed into, or for what is typed or pasted the
  /// selected one of a form, where that was not left with Esc.
  func field(changedBy event: InputEvent) -> EditedField? {
    let isText: Bool
    switch event {
    case .key(let key):
      guard TextKeys.edit(for: key) != nil else { return nil }
      isText = TextKeys.letter(of: key) != nil
    case .paste: isText = true
    case .mouse: return nil
    }
    switch keyFocus {
    case .field(let field): return field
    case .window where isText: return fieldForText
    case .window, .program, .overlay, .split, .standIn, .dock, .interrupted: return nil
    }
  }

  /// Whether what is typed or pasted goes into a field of several lines.
  var takesLines: Bool {
    if case .split(let split) = keyFocus { return split.halves.contains { $0.desktop.takesLines } }
    guard keyFocus.field != nil, let content = focusedView?.current else { return false }
    return (content.screen.field(at: content.position.selection)?.lineCount ?? 1) > 1
  }

  /// The field that what is typed is meant for and does not reach: something led away from it, or there
  /// is too little room to see it.
  var fieldMissed: EditedField? {
    switch keyFocusWithRoom {
    case .interrupted(let interruption): interruption.field
    case .field(let field): isTooSmall ? field : nil
    // Nothing is saved of what is typed there.
    case .split(let split): split.secretField
    case .program, .overlay, .standIn, .dock, .window: nil
    }
  }

  /// The field of the focused window that is typed into, whatever has the keys before it.
  var editedField: EditedField? {
    guard let view = focusedView, let edited = view.editedField else { return nil }
    return EditedField(window: view.window.id, screen: edited.screen, field: edited.field)
  }
}
