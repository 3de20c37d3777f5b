import SceneNavigation
import ShopCore
import ShopScreens

extension ShopState {
  /// How many steps of a long path are named.
  private static let namedSteps = 4

  /// Where one stands in a window and in its other tabs, as one line: the selected tab's path in
  /// brackets, what is presented after it, and the others as far as they lead anywhere.
  func paths(of scene: SceneState) -> String {
    let paths = AppTab.allCases.compactMap { tab -> String? in
      let path = shortPath(of: tab, in: scene).joined(separator: " › ")
      if tab == scene.selectedTab { return "[\(path)]" }
      return scene.stack(of: tab).isUntouched ? nil : path
    }
    let over = scene.presentations.map { "◆ " + $0.content.words(in: self) }
    return (paths + over).joined(separator: "  ")
  }

  /// The path of a tab; of a long one the root, how many steps are left out, and the last ones.
  private func shortPath(of tab: AppTab, in scene: SceneState) -> [String] {
    let stack = scene.stack(of: tab)
    let count = stack.depth - Self.namedSteps
    guard count > 1 else { return path(of: tab, in: scene) }
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
