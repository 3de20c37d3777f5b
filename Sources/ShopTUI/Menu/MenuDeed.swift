import ShopCore

/// What choosing a line of a menu or of a dock does.
enum MenuDeed: Hashable {
  /// Asks with which windows to go on under a wiring.
  case choose(Wiring)
  case rewire(Wiring, WindowsAfterwards)
  case read(Lesson)
  case play(Lesson)
  /// Opens an action of the ledger, or folds it.
  case unfold(action: Int, isOpen: Bool)
  /// Opens a part of the inspector's tree, or folds it.
  case fold(TreeNode)
  case focus(SceneID)
}
