import DesignSystem

/// Shows which cells were just drawn, each for half a second.
final class Heat {
  /// Whether it does; nothing is kept while it does not.
  var isOn = false
  /// The last picture, as it is without heat.
  private var last: Canvas?
  /// The cells that glow, those that were drawn first at the beginning.
  private var glows: [Glow] = []
  /// The cells whose glow ended, until the terminal has them.
  private var faded: [Point] = []

  private struct Glow {
    let cells: [Point]
    let end: ContinuousClock.Instant
  }

  static let duration = Duration.milliseconds(500)

  /// The picture with the cells that differ from the last one, and those that did not long ago.
  func shown(_ canvas: Canvas, at now: ContinuousClock.Instant = .now) -> Canvas {
    guard isOn || !glows.isEmpty || !faded.isEmpty else {
      last = nil
      return canvas
    }
    note(canvas, at: now)
    if !isOn { last = nil }
    faded += glows.prefix { !isOn || $0.end <= now }.flatMap(\.cells)
    glows.removeFirst(glows.prefix { !isOn || $0.end <= now }.count)
    var shown = canvas
    for cell in faded { shown.restyle(cell.rect, as: canvas[cell.column, cell.row].style) }
    for cell in glows.flatMap(\.cells) { shown.restyle(cell.rect, as: .heat) }
    return shown
  }

  /// Forgets what was to be shown as it is again: the terminal has it.
  func wasShown() { faded = [] }

  private func note(_ canvas: Canvas, at now: ContinuousClock.Instant) {
    defer { last = canvas }
    guard let last, last.bounds == canvas.bounds else {
      (glows, faded) = ([], [])
      return
    }
    guard isOn else { return }
    var cells: [Point] = []
    canvas.changes(from: last) { row, columns in
      cells += columns.filter { canvas[$0, row] != last[$0, row] }
        .map { Point(column: $0, row: row) }
    }
    if !cells.isEmpty { glows.append(Glow(cells: cells, end: now + Self.duration)) }
  }
}

/// The loop comes back to it when a glow ends, and not before.
extension Heat: PollSource {
  var deadline: ContinuousClock.Instant? { glows.first?.end }
}

extension Point {
  fileprivate var rect: Rect { Rect(column: column, row: row, width: 1, height: 1) }
}

extension InputHandler {
  /// Shows from now on which cells are drawn, or no longer.
  func toggleHeat() {
    desktop.showsHeat.toggle()
    desktop.say(
      desktop.showsHeat
        ? "Cells that are drawn glow for half a second; H ends it."
        : "Drawn cells no longer glow."
    )
  }
}
