import SceneNavigation
import ShopCore

/// A part of the inspector's tree that can be folded.
enum TreeNode: Hashable {
  case window(SceneID)
  case tab(AppTab, in: SceneID)
}
