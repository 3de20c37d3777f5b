import DesignSystem
import SceneNavigation
import ShopCore

/// Events that arrive on their own, while the user may be typing.
extension InputHandler {
  /// Opens a link from outside; returns where it landed.
  ///
  /// On a split screen it also opens on both sides, of which nothing is kept.
  func open(_ request: LinkRequest) -> LinkAnswer {
    if demonstration == nil { desktop.split?.open(request) }
    return interrupting(by: .link) { LinkOpener(app: app).open(request) }
  }

  func answerPayments(_ answer: () -> Void) {
    interrupting(by: .payment, answer)
  }

  /// Performs an action that no key asked for, and notes if it leaves the field being edited.
  private func interrupting<Answer>(by cause: Interruption.Cause, _ action: () -> Answer) -> Answer
  {
    let field = desktop.editedField
    defer {
      if let field, desktop.editedField != field {
        let asks =
          cause == .link && desktop.focusedView?.router.presented?.content.asksToLeave == true
        desktop.interruption = Interruption(field: field, cause: asks ? .question : cause)
      }
    }
    return action()
  }

  /// Handles a key that was meant for a field that was left: as commands, such letters could close
  /// windows or quit.
  ///
  /// Enter, Esc and Tab end this; any other key that isn't text ends it too and is handled.
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
