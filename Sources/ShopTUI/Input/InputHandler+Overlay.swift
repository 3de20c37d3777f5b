import DesignSystem
import SceneNavigation

/// An overlay has the keyboard.
extension InputHandler {
  func handle(_ key: Key, in overlay: Overlay) -> Request? {
    switch overlay {
    case .message:
      desktop.overlay = nil
      return key == .control("c") ? .quit : nil
    case .prompt(let prompt): return handle(key, in: prompt)
    case .menu(let menu): return handle(key, in: menu)
    case .help(let help): return handleInHelp(key, help)
    }
  }

  /// Letters search; no key reaches the windows.
  private func handleInHelp(_ key: Key, _ help: Help) -> Request? {
    var help = help
    switch key {
    case Key(.escape), Key(.function(1)):
      desktop.overlay = nil
      return nil
    case Key(.up): scrollOverlay(by: -1)
    case Key(.down): scrollOverlay(by: 1)
    case Key(.pageUp), Key(.pageDown), Key(.home), Key(.end):
      let viewport = desktop.dialog(for: .help(help)).viewport
      let command = desktop.keymap.command(for: key)
      help.position = viewport.position(after: command, from: help.position) ?? help.position
      desktop.overlay = .help(help)
    default:
      guard let edit = TextKeys.edit(for: key) else { return requestOnly(key) }
      search(edit, in: help)
    }
    return nil
  }

  func search(_ edit: TextDraft.Edit, in help: Help) {
    var help = help
    let before = help.draft.text
    help.draft.apply(edit)
    if help.draft.text != before { help.position = ListPosition() }
    desktop.overlay = .help(help)
  }

  func scrollOverlay(by lines: Int) {
    guard var overlay = desktop.overlay else { return }
    overlay.position = desktop.dialog(for: overlay).viewport.scrolled(overlay.position, by: lines)
    desktop.overlay = overlay
  }
}
