import ShopCore

/// What a key can ask for.
enum Command: Hashable {
  case nextWindow
  case previousWindow
  /// The window whose digit follows.
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
  /// One step of the window back, whatever it was.
  case undo
  case redo
  /// The last actions.
  case ledger
  case inspector
  /// Writes the last actions down as a Swift test.
  case saveTest
  case timeTravel
  case lessons
  /// Puts the windows' wiring to the laws.
  case verify
  /// Shows which cells are drawn.
  case heat
  case chooseWiring
  /// Of which objects the windows are made.
  case objects
  /// The windows as they should be, and beside them the same under a mistake.
  case compare
  /// Quits both halves of that, and starts them again.
  case restartHalves
  case help
  case toggleMouse
  case redraw
  case suspend
  case quit
}
