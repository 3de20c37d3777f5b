import DesignSystem
import ShopCore

/// What comes by itself, while somebody may be typing.
extension InputHandler {
  /// Opens a link from outside, and says where it landed.
  func open(_ request: LinkRequest) -> LinkAnswer {
    if let split = desktop.split, demonstration == nil { return split.open(request) }
    return interrupting(by: .link) { LinkOpener(app: app).open(request) }
  }

  /// Has payments be answered.
  func answerPayments(_ answer: () -> Void) {
    interrupting(by: .payment, answer)
  }

  /// Does what nobody pressed a key for, and notes where it leads away from a field.
  private func interrupting<Answer>(by cause: Interruption.Cause, _ deed: () -> Answer) -> Answer {
    let field = desktop.editedField
    defer {
      if let field, desktop.editedField != field {
        desktop.interruption = Interruption(field: field, cause: cause)
      }
    }
    return deed()
  }

  /// Takes a key that was meant for a field from which something led away: as commands these
  /// letters would close windows, or quit.
  ///
  /// Enter, Esc and Tab end it; what else is no text ends it and is done.
  func handle(_ key: Key, after interruption: Interruption) -> Request? {
    if TextKeys.edit(for: key) != nil {
      desktop.say(interruption.words)
      return nil
    }
    desktop.interruption = nil
    switch key {
    case Key(.enter), Key(.escape), Key(.tab), Key(.backTab): return nil
    default: return handleInWindow(key)
    }
  }
}
