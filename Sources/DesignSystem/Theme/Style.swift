/// What a cell is for; a theme decides how it looks.
public enum Style: UInt8, CaseIterable, Sendable {
  case text, secondary, heading, accent, price, good, warning, danger, link, badge
  case border, borderFocused, title, titleFocused
  case selection, selectionUnfocused
  /// A search match in a name, and the same in a selected row.
  case match, matchSelected
  case tab, tabSelected, tabSelectedFocused
  case field, fieldActive, placeholder
  case mark
  case status, statusGood, statusBad
  case footer, footerKey
  case dialog, dialogTitle, dimmed
  /// A window that moved without an action in it.
  case moved
  /// A cell that was just drawn.
  case heat
}
