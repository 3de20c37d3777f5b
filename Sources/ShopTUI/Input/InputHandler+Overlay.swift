import DesignSystem

/// What stands over the windows takes the keys.
extension InputHandler {
  func handle(_ key: Key, in overlay: Overlay) -> Request? {
    switch overlay {
    case .prompt(let prompt): handle(key, in: prompt)
    case .menu(let menu): handle(key, in: menu)
    case .help(let position): handleInHelp(key, at: position)
    }
  }

  private func handleInHelp(_ key: Key, at position: ListPosition) -> Request? {
    let dialog = desktop.helpDialog
    let viewport = dialog.content.height
    let command = desktop.keymap.command(for: key)
    switch command {
    case .up: scrollOverlay(by: -1)
    case .down: scrollOverlay(by: 1)
    case .pageUp, .pageDown, .first, .last:
      let next = dialog.layout.position(after: command, from: position, viewport: viewport)
      desktop.overlay = .help(next ?? position)
    case .redraw: return .redraw
    case .suspend: return .suspend
    default:
      desktop.overlay = nil
      if command == .quit, key == .control("c") { return .quit }
    }
    return nil
  }

  func scrollOverlay(by lines: Int) {
    if case .prompt(let prompt) = desktop.overlay { return scroll(prompt, by: lines) }
    if case .menu(let menu) = desktop.overlay { return scroll(menu, by: lines) }
    guard case .help(let position) = desktop.overlay else { return }
    let dialog = desktop.helpDialog
    desktop.overlay = .help(
      dialog.layout.scrolled(position, by: lines, viewport: dialog.content.height)
    )
  }
}
