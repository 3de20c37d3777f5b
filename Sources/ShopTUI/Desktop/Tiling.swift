import DesignSystem
import SceneNavigation
import ShopCore

/// Which windows are on the screen, and where.
struct Tiling: Equatable {
  /// The least a window is worth showing at.
  static let leastWidth = 30
  static let leastHeight = 8
  /// The same in one half of a split screen, where several have to be seen.
  static let leastHeightInHalf = 6

  /// How many windows one begins with on a screen so wide: as many as fit, up to three.
  static func fittingCount(width: Int) -> Int { min(3, max(1, width / leastWidth)) }

  /// The visible windows by their number among all, with their frames.
  private(set) var frames: [(index: Int, rect: Rect)] = []

  /// The first window of the page, where not all have room; of the page that comes back, while they
  /// are not shown by the page.
  private(set) var first: Int

  private let count: Int
  private let focus: Int
  private let arrangement: Arrangement
  private let area: Rect

  static func == (left: Tiling, right: Tiling) -> Bool {
    left.frames.elementsEqual(right.frames) { $0.index == $1.index && $0.rect == $1.rect }
  }

  /// Whether the windows would be laid out the same for these, as when only the focus moves among
  /// windows that are all in sight.
  func holds(count: Int, focus: Int, arrangement: Arrangement, in area: Rect) -> Bool {
    guard count == self.count, arrangement == self.arrangement, area == self.area else {
      return false
    }
    return focus == self.focus || frames.count == count
  }

  /// Lays out so many windows; where not all fit, a page with the focused one is shown: the one that
  /// begins with `first`, if it is on that.
  init(
    count: Int,
    focus: Int,
    arrangement: Arrangement,
    in area: Rect,
    from first: Int = 0,
    leastHeight: Int = Self.leastHeight
  ) {
    self.first = first
    self.count = count
    self.focus = focus
    self.arrangement = arrangement
    self.area = area
    guard count > 0, area.width > 0, area.height > 0 else { return }
    if arrangement.isZoomed {
      frames = [(focus, area)]
      return
    }
    let columns = max(1, area.width / Self.leastWidth)
    let rows = max(1, area.height / leastHeight)
    switch arrangement.layout {
    case .automatic:
      let rowCount = count <= columns ? 1 : Self.gridRows(count, columns: columns, rows: rows)
      show(count: count, focus: focus, columns: columns, rows: rowCount, in: area)
    case .columns: show(count: count, focus: focus, columns: columns, rows: 1, in: area)
    case .rows: show(count: count, focus: focus, columns: 1, rows: rows, in: area)
    case .grid:
      let rowCount = Self.gridRows(count, columns: columns, rows: rows)
      show(count: count, focus: focus, columns: columns, rows: rowCount, in: area)
    case .main: showMain(count: count, focus: focus, columns: columns, rows: rows, in: area)
    }
  }

  /// Fills at most so many columns and rows, the last row stretched.
  private mutating func show(count: Int, focus: Int, columns: Int, rows: Int, in area: Rect) {
    let page = Self.page(count: count, capacity: columns * rows, showing: focus, from: first)
    first = page.lowerBound
    let rowCount = min(rows, page.count)
    let perRow = (page.count + rowCount - 1) / rowCount
    for row in 0..<rowCount {
      let first = page.lowerBound + row * perRow
      let line = first..<min(first + perRow, page.upperBound)
      guard !line.isEmpty else { continue }
      for (column, index) in line.enumerated() {
        // As wide as each other, so that the same page is laid out the same in all of them.
        let width = area.width / line.count
        let across = column * width..<(column + 1) * width
        let down = Self.share(row, of: (page.count + perRow - 1) / perRow, in: area.height)
        frames.append((index, area.part(columns: across, rows: down)))
      }
    }
  }

  /// The first window at the left, large, and the others in a column beside it: each stays where it is
  /// while the focus moves among them.
  private mutating func showMain(count: Int, focus: Int, columns: Int, rows: Int, in area: Rect) {
    guard count > 1, columns > 1 else {
      frames = [(focus, area)]
      return
    }
    let split = max(Self.leastWidth, area.width * 3 / 5)
    let shown = focus > 0 ? focus - 1 : min(first, count - 2)
    let page = Self.page(count: count - 1, capacity: rows, showing: shown, from: first)
    first = page.lowerBound
    frames.append((0, area.part(columns: 0..<split, rows: 0..<area.height)))
    for (row, other) in page.enumerated() {
      let down = Self.share(row, of: page.count, in: area.height)
      frames.append((other + 1, area.part(columns: split..<area.width, rows: down)))
    }
  }

  /// How many rows make a grid about as wide as high.
  private static func gridRows(_ count: Int, columns: Int, rows: Int) -> Int {
    (1...rows).first { $0 * min(columns, $0 + 1) >= count } ?? rows
  }

  private static func page(
    count: Int,
    capacity: Int,
    showing focus: Int,
    from first: Int
  ) -> Range<Int> {
    guard count > capacity else { return 0..<count }
    let same = first..<first + capacity
    if same.contains(focus), same.upperBound <= count { return same }
    let first = min(focus / capacity * capacity, count - capacity)
    return first..<first + capacity
  }

  /// The n-th of so many parts of a height, which differ by one at the most.
  private static func share(_ part: Int, of count: Int, in length: Int) -> Range<Int> {
    part * length / count..<(part + 1) * length / count
  }
}

extension Rect {
  fileprivate func part(columns: Range<Int>, rows: Range<Int>) -> Rect {
    Rect(
      column: column + columns.lowerBound,
      row: row + rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
  }
}
