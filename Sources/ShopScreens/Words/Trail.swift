public import SceneNavigation
public import ShopCore

extension ShopState {
  /// The places from the root of a tab to where one stands in it, each by its title; the root with
  /// what is searched for.
  public func trail(of tab: AppTab, in scene: SceneState) -> [String] {
    [title(of: tab, in: scene)] + scene.stack(of: tab).entries.map { title(of: $0.route) }
  }

  /// The root of a tab, with what is searched for.
  public func title(of tab: AppTab, in scene: SceneState) -> String {
    let typed = scene.stack(of: tab).root.text(of: .query)
    return typed.isEmpty ? tab.title : "\(tab.title) “\(typed)”"
  }
}
