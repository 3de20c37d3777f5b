import SceneNavigation
import ShopCore

/// The action of a line in a menu or a dock.
enum MenuAction: Hashable {
  /// Asks which windows to show under a wiring.
  case choose(NamedWiring)
  case flip(WiringSwitch)
  case rewire(NamedWiring, WindowsAfterwards)
  case read(Lesson)
  case play(Lesson)
  /// Compares the windows with the same windows under a mistake.
  case compare(NamedWiring)
  case unfold(ClosedRange<Int>, isOpen: Bool)
  case fold(TreeNode)
  case focus(SceneID)
  /// Verifies a wiring beside the windows.
  case verify(NamedWiring)
  /// Plays the shortest counterexample found for a law.
  case playCounterexample(String)
}
