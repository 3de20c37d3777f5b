/// The message on a screen that is too small for anything else.
public struct TooSmall: Hashable, Sendable {
  /// The minimum number of columns.
  public var width: Int
  /// The minimum number of rows.
  public var height: Int

  /// Requires at least this size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// True if the canvas is too small.
  public func applies(to canvas: Canvas) -> Bool {
    canvas.width < width || canvas.height < height
  }
}

extension Drawing {
  /// Draws the required size instead of everything else, below an optional message and above what can be
  /// done, with nothing to click.
  public mutating func draw(
    _ tooSmall: TooSmall,
    saying message: String? = nil,
    _ remedy: String? = nil
  ) {
    hits = []
    cursor = nil
    canvas.fill(canvas.bounds, with: .blank())
    let words =
      "The terminal is \(canvas.width)×\(canvas.height); "
      + "\(tooSmall.width)×\(tooSmall.height) is enough."
    let lines = [message, words, remedy].compactMap(\.self)
      .flatMap { TextCells.wrapped($0, width: canvas.width) }
    let top = max((canvas.height - lines.count) / 2, 0)
    for (row, line) in lines.enumerated() {
      let column = max((canvas.width - TextCells.width(of: line)) / 2, 0)
      canvas.write(line, column: column, row: top + row)
    }
  }
}
