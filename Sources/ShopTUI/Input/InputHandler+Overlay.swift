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
