import DesignSystem
import ShopCore

/// Links that come from outside, while somebody may be typing.
extension InputHandler {
  /// Opens a link, and says where it landed.
  func open(_ request: LinkRequest) -> LinkAnswer {
    if let field = desktop.keyFocus.field { fieldBeforeLink = field }
    return LinkOpener(app: app).open(request)
  }

  /// Takes a key that was meant for a field from which a link led away: as commands these letters
  /// would close windows, or quit.
  ///
  /// Enter, Esc and Tab, with which one leaves a field, end it; what is no text ends it and is done.
  /// False where the key is nobody's yet.
  func takeKeyMeant(forFieldBeforeLink key: Key) -> Bool {
    guard let field = fieldBeforeLink else { return false }
    let isThere = desktop.keyFocus.field == field
    if isThere || TextKeys.edit(for: key) == nil { fieldBeforeLink = nil }
    guard !isThere else { return false }
    if fieldBeforeLink != nil {
      desktop.message = "A link opened while you typed: Enter, and keys are commands again."
      return true
    }
    desktop.message = nil
    switch key {
    case Key(.enter), Key(.escape), Key(.tab): return true
    default: return false
    }
  }
}
