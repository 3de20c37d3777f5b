import DesignSystem

extension Layout {
  /// The position after a command that moves among rows, or would open one out of sight; nil for any
  /// other command.
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
    case .halfPageUp: half(position, by: -1, viewport: viewport)
    case .halfPageDown: half(position, by: 1, viewport: viewport)
    case .first: ListPosition()
    case .last: last(viewport: viewport)
    case .open:
      isInSight(position, viewport: viewport) ? nil : inSight(position, viewport: viewport)
    default: nil
    }
  }

  /// Pages by half the lines and keeps the selection visible.
  private func half(_ position: ListPosition, by pages: Int, viewport: Int) -> ListPosition {
    inSight(page(position, by: pages, viewport: max(viewport / 2, 1) + 1), viewport: viewport)
  }
}
