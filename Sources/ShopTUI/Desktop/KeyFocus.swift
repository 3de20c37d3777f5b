import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// The part of the screen that receives the keys.
enum KeyFocus {
  /// The program itself: the screen is too small to see what other keys would do.
  case program
  case overlay(Overlay)
  /// Both halves of the split screen, or the lesson played on it.
  case split(SplitScreen)
  /// The dock beside windows shown in place of the current ones.
  case standIn(Dock?)
  case dock(Dock)
  /// The field of the focused window that is typed into.
  case field(EditedField)
  /// Nothing: something moved the user away from the field the keys are meant for.
  case interrupted(Interruption)
  case window
}

/// A text field that takes the keys.
struct EditedField: Equatable {
  let window: SceneID
  let screen: ScreenID
  let field: FieldID
}

extension KeyFocus {
  var field: EditedField? {
    if case .field(let field) = self { field } else { nil }
  }

  var takesLetters: Bool {
    switch self {
    case .overlay(.prompt), .overlay(.help), .field, .interrupted: true
    case .split(let split): split.takesLetters
    case .program, .overlay, .standIn, .dock, .window: false
    }
  }

  /// The footer's hints while something other than a window has the keys; nil while nothing has.
  func hints(under wiring: NamedWiring) -> [KeyBinding.Hint]? {
    switch self {
    case .overlay(let overlay): overlay.hints
    case .program, .standIn, .split: []
    case .dock(let dock): dock.hints(under: wiring)
    case .interrupted: Interruption.hints
    case .field, .window: nil
    }
  }
}

extension Desktop {
  var keyFocus: KeyFocus { isTooSmall ? .program : keyFocusWithRoom }

  /// The key focus, ignoring that the screen may be too small.
  var keyFocusWithRoom: KeyFocus {
    if let overlay { return .overlay(overlay) }
    if let split { return .split(split) }
    if let standIn { return .standIn(standIn.dock) }
    if let dock, dockHasKeys { return .dock(dock) }
    let edited = editedField
    if let interruption, interruption.field != edited { return .interrupted(interruption) }
    return edited.map { .field($0) } ?? .window
  }

  /// The field in the selected row of a presentation in the focused window; nil if there is none,
  /// or it is out of sight.
  var selectedField: EditedField? {
    guard let view = focusedView, view.router.presented != nil, view.current.isSelectionInSight,
      case .scene(.beginEditing(let screen, let field)) = view.current.selectedRow?.action
    else { return nil }
    return EditedField(window: view.window.id, screen: screen, field: field)
  }

  /// The selected form field, unless the user left it with Esc.
  var fieldForText: EditedField? { selectedField == fieldLeft ? nil : selectedField }

  /// The field whose text an event changes: the one being typed into, or for typed or pasted text
  /// the selected form field, unless the user left it with Esc.
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

  var takesLines: Bool {
    if case .split(let split) = keyFocus { return split.halves.contains { $0.desktop.takesLines } }
    guard keyFocus.field != nil, let content = focusedView?.current else { return false }
    return (content.screen.field(at: content.position.selection)?.lineCount ?? 1) > 1
  }

  /// The field typed text is meant for but does not reach: something moved the user away from it,
  /// or the screen is too small to see it.
  var fieldMissed: EditedField? {
    switch keyFocusWithRoom {
    case .interrupted(let interruption): interruption.field
    case .field(let field): isTooSmall ? field : nil
    // Secret fields are never saved.
    case .split(let split): split.secretField
    case .program, .overlay, .standIn, .dock, .window: nil
    }
  }

  /// The field of the focused window being typed into, even if something else has the keys.
  var editedField: EditedField? { focusedView?.editedField }
}
