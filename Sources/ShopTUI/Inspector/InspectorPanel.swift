import DesignSystem
import SceneNavigation

/// The inspector: its folded nodes and its position.
struct InspectorPanel {
  var position = ListPosition()
  var folded: Set<TreeNode> = []
  /// The focused window it last scrolled to.
  var followed: SceneID?

  static let hints = [
    KeyBinding.Hint("↑↓", "move"),
    KeyBinding.Hint("Enter", "fold, unfold", .open),
    KeyBinding.Hint("Tab", "to the windows", .nextWindow),
    KeyBinding.Hint("Esc", "close", .back),
  ]
}
