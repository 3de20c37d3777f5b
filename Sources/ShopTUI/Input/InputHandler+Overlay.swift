import DesignSystem

/// What stands over the windows takes the keys.
extension InputHandler {
  func handleInOverlay(_ key: Key) -> Request? {
    if case .prompt(let prompt) = desktop.overlay { return handle(key, in: prompt) }
    if case .menu(let menu) = desktop.overlay { return handle(key, in: menu) }
    guard case .help(let position) = desktop.overlay else { return nil }
    let dialog = desktop.helpDialog
    let viewport = dialog.content.height
    switch desktop.keymap.command(for: key) {
    case .up: scrollOverlay(by: -1)
    case .down: scrollOverlay(by: 1)
    case .pageUp: desktop.overlay = .help(dialog.layout.page(position, by: -1, viewport: viewport))
    case .pageDown: desktop.overlay = .help(dialog.layout.page(position, by: 1, viewport: viewport))
    case .first: desktop.overlay = .help(dialog.layout.first())
    case .last: desktop.overlay = .help(dialog.layout.last(viewport: viewport))
    case .redraw: return .redraw
    case .suspend: return .suspend
    case let command:
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
