import ShopCore
import ShopScreens

extension ShopState {
  /// Where one stands in a window and in its other tabs, as one line: the selected tab's trail in
  /// brackets, what is presented after it, and the others as far as they lead anywhere.
  func trails(of scene: SceneState) -> String {
    let trails = AppTab.allCases.compactMap { tab -> String? in
      let trail = trail(of: tab, in: scene).joined(separator: " › ")
      if tab == scene.selectedTab { return "[\(trail)]" }
      return scene.stack(of: tab).isUntouched ? nil : trail
    }
    let over = scene.presentations.map { "◆ " + $0.content.words(in: self) }
    return (trails + over).joined(separator: "  ")
  }
}

extension String {
  /// The text with blanks after it, at least one.
  func inColumn(of width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
