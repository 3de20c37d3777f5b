public import SceneNavigation
public import ShopCore

extension ShopState {
  /// The titles of the places from a tab's root to its top, including the root's search text.
  public func path(of tab: AppTab, in scene: SceneState) -> String {
    ([title(of: tab, in: scene)] + scene.stack(of: tab).entries.map { title(of: $0.route) })
      .joined(separator: " › ")
  }

  /// The title of a tab's root, including its search text.
  public func title(of tab: AppTab, in scene: SceneState) -> String {
    let typed = scene.stack(of: tab).root.text(of: .query)
    return typed.isEmpty ? tab.title : "\(tab.title) “\(typed)”"
  }
}
