/// Successive pictures of a screen as an SVG animation that repeats; the same pictures give the
/// same bytes.
///
/// Each picture paints only what changed. Where less motion is preferred, only the last one is
/// shown.
public struct AnimatedPicture {
  private struct Frame {
    let time: Duration
    let theme: Int
    let shapes: [String]
  }

  private var frames: [Frame] = []
  /// The themes used, each with the raw values of the styles used in it.
  private var themes: [(theme: Theme, styles: Set<UInt8>)] = []
  private var shown = Canvas(width: 0, height: 0)
  private var cursor: Point?
  private var columns = 0
  private var rows = 0

  /// An animation without pictures.
  public init() {}

  /// Shows a canvas from this time on, in a theme's colors, with an optional cursor.
  public mutating func show(
    _ canvas: Canvas,
    in theme: Theme,
    cursor: Point?,
    from time: Duration
  ) {
    let isAnother = frames.last.map { themes[$0.theme].theme != theme } ?? true
    let isWhole = isAnother || (canvas.width, canvas.height) != (shown.width, shown.height)
    let runs = isWhole ? canvas.styledRuns : runs(of: canvas, cursor: cursor)
    shown = canvas
    self.cursor = cursor
    columns = max(columns, canvas.width)
    rows = max(rows, canvas.height)
    guard !runs.isEmpty else { return }
    let number = number(of: theme)
    themes[number].styles.formUnion(runs.map(\.style.rawValue))
    let shapes = VectorCells(canvas: canvas, theme: theme)
      .shapes(of: runs, cursor: cursor.flatMap { runs.cover($0) ? $0 : nil }, coversOthers: true)
    frames.append(Frame(time: time, theme: number, shapes: shapes))
  }

  /// The SVG file; the animation restarts at `end`.
  public func text(until end: Duration) -> String {
    let first = VectorCells(canvas: shown, theme: themes.first?.theme ?? .dark)
    let groups = frames.enumerated().flatMap { index, frame in
      [#"<g class="t\#(frame.theme) f\#(index)">"#] + frame.shapes + ["</g>"]
    }
    return VectorCells.file(
      columns: columns,
      rows: rows,
      ground: first.ground,
      styles: styles(until: end),
      shapes: groups
    )
  }

  private func styles(until end: Duration) -> String {
    let colors = themes.enumerated().map { index, used in
      VectorCells(canvas: shown, theme: used.theme).styles(of: used.styles, in: ".t\(index) ")
    }
    let length = Self.decimal(end / .milliseconds(1))
    let times = frames.enumerated().dropFirst().map { index, frame in
      let part = Self.decimal(frame.time / end * 100_000)
      return "@keyframes f\(index){0%{visibility:hidden}\(part)%{visibility:visible}}"
        + ".f\(index){animation:f\(index) \(length)s step-end infinite}"
    }
    // Prevents seams at the edges of repainted areas.
    let edges = "g rect{shape-rendering:crispEdges}"
    let still = "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    return (colors + times + [edges, still]).joined()
  }

  /// The runs that changed, including those under the old and the new cursor.
  private func runs(of canvas: Canvas, cursor: Point?) -> [StyledRun] {
    var runs: [StyledRun] = []
    canvas.changes(from: shown) { runs += canvas.styledRuns(of: $0, in: $1) }
    guard cursor != self.cursor else { return runs }
    for point in [self.cursor, cursor].compactMap({ $0 })
    where canvas.bounds.contains(column: point.column, row: point.row) && !runs.cover(point) {
      let isWide =
        point.column + 1 < canvas.width && canvas[point.column + 1, point.row].isContinuation
      let columns = point.column..<point.column + (isWide ? 2 : 1)
      runs += canvas.styledRuns(of: point.row, in: columns)
    }
    return runs
  }

  private mutating func number(of theme: Theme) -> Int {
    if let index = themes.firstIndex(where: { $0.theme == theme }) { return index }
    themes.append((theme, []))
    return themes.count - 1
  }

  /// Formats thousandths with a decimal point.
  private static func decimal(_ thousandths: Double) -> String {
    let whole = Int(thousandths.rounded())
    return "\(whole / 1_000).\(String(1_000 + whole % 1_000).dropFirst())"
  }
}

extension [StyledRun] {
  fileprivate func cover(_ point: Point) -> Bool {
    contains { $0.row == point.row && $0.columns.contains(point.column) }
  }
}
