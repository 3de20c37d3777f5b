import DesignSystem

/// Where the parts of a split screen are.
struct SplitLayout: Equatable {
  /// What the halves are called.
  let labels: Rect
  /// The windows of each half, with the line that says what happened in it.
  let left: Rect
  let right: Rect
  let difference: Rect
  /// What a lesson says; empty where none is played.
  let caption: Rect
  let footer: Rect

  /// The rest of a screen of so many cells besides a caption; undivided where there is one half.
  init(width: Int, height: Int, captionHeight: Int, isDivided: Bool) {
    func line(_ row: Int, _ height: Int = 1) -> Rect {
      Rect(column: 0, row: row, width: width, height: height)
    }
    let rows = height - captionHeight - 3
    // As wide as each other, so that their windows are laid out the same.
    let half = isDivided ? (width - 1) / 2 : width
    labels = line(0)
    left = Rect(column: 0, row: 1, width: half, height: rows)
    right =
      isDivided ? Rect(column: width - half, row: 1, width: half, height: rows) : .empty
    difference = line(1 + rows)
    caption = line(2 + rows, captionHeight)
    footer = line(height - 1)
  }

  /// Whether there is room enough to see several windows in each half.
  var hasRoom: Bool { left.width >= 24 && left.height > 2 * Tiling.leastHeightInHalf }
}
