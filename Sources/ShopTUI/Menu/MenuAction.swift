import SceneNavigation
import ShopCore

/// What choosing a line of a menu or of a dock does.
enum MenuAction: Hashable {
  /// Asks with which windows to go on under a wiring.
  case choose(NamedWiring)
  /// Sets a switch of the wiring that is being built the other way.
  case flip(WiringSwitch)
  case rewire(NamedWiring, WindowsAfterwards)
  case read(Lesson)
  case play(Lesson)
  /// Shows the windows right beside wrong, under a mistake.
  case compare(NamedWiring)
  /// Opens the actions of a line of the ledger, or folds them.
  case unfold(ClosedRange<Int>, isOpen: Bool)
  /// Opens a part of the inspector's tree, or folds it.
  case fold(TreeNode)
  case focus(SceneID)
  /// Verifies a wiring beside the windows.
  case verify(NamedWiring)
  /// Plays the shortest way to a law that a verification found broken.
  case playCounterexample(String)
}
