import DesignSystem
import SceneNavigation
import ShopCore

/// Typing and pasting into fields.
extension InputHandler {
  /// Handles a key in a text field; false if it isn't a key for fields.
  func type(_ key: Key, in field: EditedField) -> Bool {
    if let edit = TextKeys.edit(for: key) {
      app.send(.scene(.edit(field.screen, field.field, edit), in: field.window), cause: .key)
      bringIntoSight(field)
      return true
    }
    switch key.name {
    case _ where key == TextKeys.lineBreak:
      app.send(
        .scene(.edit(field.screen, field.field, .insert("\n")), in: field.window),
        cause: .key
      )
      return true
    case .escape:
      send(.endEditing(field.screen))
      treatLettersAsCommands()
      return true
    case .up where presented != nil && moveCursor(by: -1, in: field),
      .down where presented != nil && moveCursor(by: 1, in: field):
      return true
    case .enter where presented != nil, .down where presented != nil, .tab where presented != nil:
      send(.endEditing(field.screen))
      moveInForm(by: 1)
      return true
    case .up where presented != nil, .backTab where presented != nil:
      send(.endEditing(field.screen))
      moveInForm(by: -1)
      return true
    case .pageUp where presented != nil, .pageDown where presented != nil: return true
    case .enter, .down, .tab:
      send(.endEditing(field.screen))
      // With no other row, moving would only replace the message that editing ended.
      if desktop.focusedView?.current.hasOthers == true {
        look { $0.move($1, by: 1) }
      }
      return true
    default: return false
    }
  }

  /// Scrolls back to the field of a form that was scrolled out of sight.
  private func bringIntoSight(_ field: EditedField) {
    guard presented != nil, let content = desktop.view(field.window)?.current,
      !content.isSelectionInSight
    else { return }
    let position = content.viewport.inSight(content.position)
    app.send(.scene(content.look(at: position), in: field.window), cause: .key)
  }

  /// Moves the cursor up or down in the text of a field; false if there is no such line.
  private func moveCursor(by lines: Int, in field: EditedField) -> Bool {
    guard let content = desktop.view(field.window)?.current,
      case .field(let shown) = content.selectedRow?.content,
      let place = content.layout.cursor(in: shown, lines: lines)
    else { return false }
    send(.edit(field.screen, field.field, .move(to: place)))
    return true
  }

  /// Shown when pasted text doesn't fit.
  static func cutNotice(_ limit: Int) -> String {
    "A field holds \(limit.grouped) characters; the rest was cut."
  }

  func paste(_ text: String) {
    switch desktop.keyFocus {
    case .overlay(.prompt(let prompt)): paste(text, into: prompt)
    case .overlay(.help(let help)): search(.insert(text.inOneLine), in: help)
    case .field(let field): paste(text, into: field)
    case .interrupted(let interruption): desktop.say(interruption.words)
    case .program: break
    case .split(let split) where demonstration == nil:
      _ = pass(.paste(text), to: split)
    case .overlay, .split, .standIn, .dock, .window:
      guard let field = beginEditing(by: .paste(text)) else {
        desktop.say("No field to paste into here.")
        return
      }
      paste(text, into: field)
    }
  }

  private func paste(_ text: String, into field: EditedField) {
    let line = desktop.takesLines ? text.withPlainLineBreaks : text.inOneLine
    // Selected text will be replaced.
    let kept = draft(in: field).map { $0.isSelected ? 0 : $0.text.count } ?? 0
    let edit = SceneAction.edit(field.screen, field.field, .insert(line))
    app.send(.scene(edit, in: field.window), cause: .key)
    if kept + line.count > TextDraft.limit { desktop.say(Self.cutNotice(TextDraft.limit)) }
  }

  private func draft(in field: EditedField) -> TextDraft? {
    guard field.field.isSecret else {
      return desktop.view(field.window)?.current.view.drafts[field.field]
    }
    let router = app.windows.router(field.window)
    return router?.presented.flatMap { router?.secrets.drafts(of: $0.id)[field.field] }
  }
}
