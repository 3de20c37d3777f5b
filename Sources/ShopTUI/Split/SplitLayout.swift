import DesignSystem

/// The areas of a split screen.
struct SplitLayout: Equatable {
  let labels: Rect
  /// The windows of each half, with its status line.
  let left: Rect
  let right: Rect
  let difference: Rect
  /// The text of a lesson; empty if none is played.
  let caption: Rect
  let footer: Rect

  /// Lays out the halves above a caption; undivided if there is only one half.
  init(of canvas: Canvas, below caption: Caption?, isDivided: Bool) {
    let (width, height) = (canvas.width, canvas.height)
    let captionHeight = caption?.height(width: width) ?? 0
    func line(_ row: Int, _ height: Int = 1) -> Rect {
      Rect(column: 0, row: row, width: width, height: height)
    }
    let rows = height - captionHeight - 3
    // Equally wide, so that their windows are laid out the same.
    let half = isDivided ? (width - 1) / 2 : width
    labels = line(0)
    left = Rect(column: 0, row: 1, width: half, height: rows)
    right =
      isDivided ? Rect(column: width - half, row: 1, width: half, height: rows) : .empty
    difference = line(1 + rows)
    self.caption = line(2 + rows, captionHeight)
    footer = line(height - 1)
  }

  /// True if several windows fit in each half.
  var hasRoom: Bool { left.width >= 24 && left.height > 2 * Tiling.leastHeightInHalf }
}
