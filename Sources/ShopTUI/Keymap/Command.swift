import ShopCore

/// What a key can ask for.
nonisolated enum Command: Hashable {
  case nextWindow
  case previousWindow
  /// Waits for the digit or letter of a window.
  case chooseWindow
  case up
  case down
  case pageUp
  case pageDown
  case halfPageUp
  case halfPageDown
  case first
  case last
  case open
  case openInNewWindow
  case back
  case tab(AppTab)
  case nextTab
  case previousTab
  case popToRoot
  case search
  case openLink
  case openLinkInNewWindow
  case copyLink
  case palette
  case newWindow
  case duplicateWindow
  case closeWindow
  case reopenWindow
  case movePlace
  case zoom
  case nextLayout
  /// Undoes the window's last step.
  case undo
  case redo
  case ledger
  case inspector
  /// Saves the last actions as a Swift test.
  case saveTest
  case timeTravel
  case lessons
  case verify
  /// Shows which cells are drawn.
  case heat
  case chooseWiring
  /// Shows the objects behind the windows.
  case objects
  /// Shows the windows beside the same windows under a mistake.
  case compare
  case restartHalves
  case help
  case toggleMouse
  case redraw
  case suspend
  case quit
}
