/// Tells a double click from two clicks.
nonisolated struct DoubleClicks: Sendable {
  static let interval = Duration.milliseconds(400)

  private var last: (column: Int, row: Int, time: ContinuousClock.Instant)?

  /// The event, marked if it is a second left press on the same cell in time.
  mutating func marked(_ event: MouseEvent, at time: ContinuousClock.Instant) -> MouseEvent {
    guard case .press(let button) = event.kind else { return event }
    guard button == .left else {
      last = nil
      return event
    }
    var event = event
    if let last, last.column == event.column, last.row == event.row,
      time - last.time <= Self.interval
    {
      event.isDoubleClick = true
      self.last = nil
    } else {
      last = (event.column, event.row, time)
    }
    return event
  }
}
