import DesignSystem

extension Viewport {
  /// The position after a command that moves among rows, or would open one out of sight; nil for any
  /// other command.
  func position(after command: Command?, from position: ListPosition) -> ListPosition? {
    switch command {
    case .up: move(position, by: -1)
    case .down: move(position, by: 1)
    case .pageUp: page(position, by: -1)
    case .pageDown: page(position, by: 1)
    case .halfPageUp: half(position, by: -1)
    case .halfPageDown: half(position, by: 1)
    case .first: ListPosition()
    case .last: last
    case .open: isInSight(position) ? nil : inSight(position)
    default: nil
    }
  }

  /// Pages by half the lines and keeps the selection visible.
  private func half(_ position: ListPosition, by pages: Int) -> ListPosition {
    inSight(Viewport(of: layout, height: max(height / 2, 1) + 1).page(position, by: pages))
  }
}
