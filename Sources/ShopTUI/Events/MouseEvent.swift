/// What the mouse did, and over which cell.
nonisolated struct MouseEvent: Hashable, Sendable {
  nonisolated enum Button: Hashable, Sendable { case left, middle, right }

  nonisolated enum Kind: Hashable, Sendable {
    case press(Button)
    /// Moved to another cell with a button held down.
    case drag(Button)
    case release
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  var kind: Kind
  /// The cell, counted from 0 at the top left.
  var column: Int
  var row: Int
  var modifiers: Key.Modifiers = []
  /// True for the second left press on one cell within 400 ms.
  var isDoubleClick = false
}

nonisolated extension MouseEvent {
  /// Reads one of xterm's mouse reports, which count from 1; nil for movements with no button down,
  /// buttons beyond the third and places off the screen.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    let isMovement = code & 32 != 0
    let isWheel = code & 64 != 0
    guard code < 128, column > 0, row > 0 else { return nil }
    let buttons: [Button] = [.left, .middle, .right]
    switch (code & 3, isWheel) {
    case (0...2, false) where isMovement && !isRelease: kind = .drag(buttons[code & 3])
    case _ where isMovement: return nil
    case (0, true): kind = .wheelUp
    case (1, true): kind = .wheelDown
    case (2, true): kind = .wheelLeft
    case (_, true): kind = .wheelRight
    case (0...2, false): kind = .press(buttons[code & 3])
    case (_, false): kind = .release
    }
    if isRelease {
      guard !isWheel else { return nil }
      kind = .release
    }
    self.column = column - 1
    self.row = row - 1
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
  }
}
