public import ShopCore

extension ShopState {
  /// The places from the root of a tab to where one stands in it, each by its title; the root with
  /// what is searched for.
  public func trail(of tab: AppTab, in scene: SceneState) -> [String] {
    let stack = scene.stack(of: tab)
    let typed = stack.root.text(of: .query)
    let root = typed.isEmpty ? tab.title : "\(tab.title) “\(typed)”"
    return [root] + stack.entries.map { title(of: $0.route) }
  }
}
