/// A canvas as an SVG file that needs only a monospaced font; the same canvas gives the same bytes.
public struct VectorPicture {
  private let cells: VectorCells
  private let cursor: Point?

  /// A picture of a canvas in a theme's colors, with an optional cursor.
  public init(of canvas: Canvas, in theme: Theme, cursor: Point? = nil) {
    cells = VectorCells(canvas: canvas, theme: theme)
    self.cursor = cursor
  }

  /// The SVG file.
  public var text: String {
    VectorCells.file(
      columns: cells.canvas.width,
      rows: cells.canvas.height,
      ground: cells.ground,
      styles: cells.styles(of: Set(cells.canvas.cells.map(\.style.rawValue))),
      shapes: cells.shapes(of: cells.canvas.styledRuns, cursor: cursor)
    )
  }
}
