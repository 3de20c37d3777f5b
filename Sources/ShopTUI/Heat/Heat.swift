import DesignSystem

/// Highlights the cells that were just drawn, each for half a second.
final class Heat {
  /// No picture is stored while this is false.
  var isOn = false
  private var last: Canvas?
  /// The highlighted cells, oldest first.
  private var glows: [Glow] = []

  private struct Glow {
    let cells: [Point]
    let end: ContinuousClock.Instant
  }

  static let duration = Duration.milliseconds(500)

  /// The picture with its changed and recently changed cells highlighted.
  func shown(_ canvas: Canvas, at now: ContinuousClock.Instant = .now) -> Canvas {
    guard isOn else {
      (last, glows) = (nil, [])
      return canvas
    }
    note(canvas, at: now)
    glows.removeFirst(glows.prefix { $0.end <= now }.count)
    var shown = canvas
    for cell in glows.flatMap(\.cells) { shown.restyle(cell.rect, as: .heat) }
    return shown
  }

  private func note(_ canvas: Canvas, at now: ContinuousClock.Instant) {
    defer { last = canvas }
    guard let last, last.bounds == canvas.bounds else {
      glows = []
      return
    }
    var cells: [Point] = []
    canvas.changes(from: last) { row, columns in
      cells += columns.filter { canvas[$0, row] != last[$0, row] }
        .map { Point(column: $0, row: row) }
    }
    if !cells.isEmpty { glows.append(Glow(cells: cells, end: now + Self.duration)) }
  }
}

/// The loop wakes when a highlight ends.
extension Heat: PollSource {
  var deadline: ContinuousClock.Instant? { glows.first?.end }
}

extension Point {
  fileprivate var rect: Rect { Rect(column: column, row: row, width: 1, height: 1) }
}

extension InputHandler {
  func toggleHeat() {
    desktop.showsHeat.toggle()
    desktop.say(
      desktop.showsHeat
        ? "Cells that are drawn glow for half a second; H ends it."
        : "Drawn cells no longer glow."
    )
  }
}
