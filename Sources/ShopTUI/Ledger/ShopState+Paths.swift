import SceneNavigation
import ShopCore
import ShopScreens

extension ShopState {
  /// How many steps of a long trail are named.
  private static let namedSteps = 4

  /// Where one stands in a window and in its other tabs, as one line: the selected tab's trail in
  /// brackets, what is presented after it, and the others as far as they lead anywhere.
  func trails(of scene: SceneState) -> String {
    let trails = AppTab.allCases.compactMap { tab -> String? in
      let trail = shortPath(of: tab, in: scene).joined(separator: " › ")
      if tab == scene.selectedTab { return "[\(trail)]" }
      return scene.stack(of: tab).isUntouched ? nil : trail
    }
    let over = scene.presentations.map { "◆ " + $0.content.words(in: self) }
    return (trails + over).joined(separator: "  ")
  }

  /// The trail of a tab; of a long one the root, how many steps are left out, and the last ones.
  private func shortPath(of tab: AppTab, in scene: SceneState) -> [String] {
    let stack = scene.stack(of: tab)
    let count = stack.depth - Self.namedSteps
    guard count > 1 else { return trail(of: tab, in: scene) }
    let last = stack.entriesFromTop.prefix(Self.namedSteps).map { title(of: $0.route) }
    return [title(of: tab, in: scene), "… \(count) …"] + last.reversed()
  }

  /// Where a window stands, in a word or two.
  func title(of scene: SceneState) -> String {
    let stack = scene.stack(of: scene.selectedTab)
    guard let top = stack.top else { return scene.selectedTab.title }
    return "\(scene.selectedTab.title) › \(title(of: top.route))"
  }
}
