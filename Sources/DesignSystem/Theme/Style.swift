/// What a cell is for; a theme says what that looks like.
public enum Style: UInt8, CaseIterable, Sendable {
  case text, secondary, heading, accent, price, good, warning, danger, link, badge
  case border, borderFocused, title, titleFocused
  case selection, selectionUnfocused
  /// What was searched for within a name, and within the name in a selected row.
  case match, matchSelected
  case tab, tabSelected, tabSelectedFocused
  case field, fieldActive, placeholder
  case mark
  case status, statusGood, statusBad
  case footer, footerKey
  case dialog, dialogTitle, dimmed
  /// A window that moved though nobody touched it.
  case moved
}
