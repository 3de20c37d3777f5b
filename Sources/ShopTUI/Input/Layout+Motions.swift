import DesignSystem

extension Layout {
  /// Where a command leads that moves among rows; nil for any other command.
  func position(
    after command: Command?,
    from position: ListPosition,
    viewport: Int
  ) -> ListPosition? {
    switch command {
    case .up: move(position, by: -1, viewport: viewport)
    case .down: move(position, by: 1, viewport: viewport)
    case .pageUp: page(position, by: -1, viewport: viewport)
    case .pageDown: page(position, by: 1, viewport: viewport)
    case .first: first()
    case .last: last(viewport: viewport)
    default: nil
    }
  }
}
