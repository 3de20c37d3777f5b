import DesignSystem
import SceneNavigation
import ShopCore

/// Keys and clicks on the wiring page.
extension InputHandler {
  /// Sets the switches to the selected preset.
  func following(_ menu: Menu) -> Menu {
    guard let board = menu.board(over: desktop) else { return menu }
    return menu.showing(board.wiring(selecting: menu.position.selection))
  }

  /// Moves between presets and switches, or flips the selected switch; false for any other key.
  func handleOnBoard(_ key: Key, in menu: Menu) -> Bool {
    guard let board = menu.board(over: desktop) else { return false }
    var menu = menu
    switch key {
    case Key(.tab), Key(.backTab):
      menu.position.selection = board.lineAfterTab(from: menu.position.selection)
      desktop.overlay = desktop.withSelectionInSight(.menu(following(menu)))
      return true
    case Key(.left):
      guard case .flip(let part)? = board.content.selectable(menu.position.selection)?.action
      else { return false }
      flip(part)
      return true
    default: return false
    }
  }

  func flip(_ part: WiringSwitch) {
    guard case .menu(let menu) = desktop.overlay, case .wirings(let wiring) = menu.page else {
      return
    }
    desktop.overlay = .menu(menu.showing(part.flipped(in: wiring)))
  }
}

extension Menu {
  /// The page for another wiring, with the same line selected.
  fileprivate func showing(_ wiring: Wiring) -> Menu {
    var menu = Menu(.wirings(wiring), after: before)
    menu.position = position
    return menu
  }
}
