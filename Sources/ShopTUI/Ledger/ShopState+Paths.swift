import SceneNavigation
import ShopCore
import ShopScreens

extension ShopState {
  /// How many entries of a long path are named.
  private static let namedSteps = 4

  /// A window's paths in one line: the selected tab's in brackets, then its presentations, then the
  /// other tabs that are not at their root.
  func paths(of scene: SceneState) -> String {
    let paths = AppTab.allCases.compactMap { tab -> String? in
      let path = shortPath(of: tab, in: scene)
      if tab == scene.selectedTab { return "[\(path)]" }
      return scene.stack(of: tab).isUntouched ? nil : path
    }
    let over = scene.presentations.map { "◆ " + $0.content.words(in: self) }
    return (paths + over).joined(separator: "  ")
  }

  /// The path of a tab; a long one is shortened to its root, the number of omitted entries, and the
  /// last ones.
  private func shortPath(of tab: AppTab, in scene: SceneState) -> String {
    let stack = scene.stack(of: tab)
    let count = stack.depth - Self.namedSteps
    guard count > 1 else { return path(of: tab, in: scene) }
    let last = stack.entriesFromTop.prefix(Self.namedSteps).map { title(of: $0.route) }
    return ([title(of: tab, in: scene), "… \(count) …"] + last.reversed()).joined(separator: " › ")
  }

  /// A window's current place, in a word or two.
  func title(of scene: SceneState) -> String {
    let stack = scene.stack(of: scene.selectedTab)
    guard let top = stack.top else { return scene.selectedTab.title }
    return "\(scene.selectedTab.title) › \(title(of: top.route))"
  }
}
