import DesignSystem
import SceneNavigation
import ShopCore

/// The inspector: its folded nodes and its position.
struct InspectorPanel {
  var hasKeys = false
  var position = ListPosition()
  var folded: Set<TreeNode> = []
  /// The focused window it last scrolled to.
  var followed: SceneID?

  static let hints = [
    KeyBinding.Hint(key: "↑↓", words: "move", command: nil),
    KeyBinding.Hint(key: "Enter", words: "fold, unfold", command: .open),
    KeyBinding.Hint(key: "Tab", words: "to the windows", command: .nextWindow),
    KeyBinding.Hint(key: "Esc", words: "close", command: .back),
  ]
}
