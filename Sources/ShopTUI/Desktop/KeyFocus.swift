import ShopCore

/// What the keys go to.
enum KeyFocus {
  /// The program alone: there is too little room to see what else they would do.
  case program
  /// What stands over the windows.
  case overlay(Overlay)
  /// What stands beside the windows that are shown in place of those there are.
  case standIn(Dock?)
  /// What stands beside the windows.
  case dock(Dock)
  /// The field of the focused window that is typed into.
  case field(EditedField)
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
    case .overlay(.prompt), .field: true
    case .program, .overlay, .standIn, .dock, .window: false
    }
  }

  /// What the footer says while something else than a window has the keys; nil while none has.
  var hints: [KeyBinding.Hint]? {
    switch self {
    // What stands over the windows names its own keys, and those below it mean nothing.
    case .program, .overlay, .standIn: []
    case .dock(let dock): dock.hints
    case .field, .window: nil
    }
  }
}

extension Desktop {
  /// What the keys go to now.
  var keyFocus: KeyFocus {
    if isTooSmall { return .program }
    if let overlay { return .overlay(overlay) }
    if let standIn { return .standIn(standIn.dock) }
    if let dock, dock.hasKeys { return .dock(dock) }
    guard let view = focusedView, let edited = view.editedField else { return .window }
    return .field(
      EditedField(window: view.window.id, screen: edited.screen, field: edited.field)
    )
  }
}
