import DesignSystem
import SceneNavigation
import ShopCore

/// Which windows are on the screen, and where.
struct Tiling: Equatable {
  /// The smallest useful size of a window.
  static let leastWidth = 30
  static let leastHeight = 8
  /// Smaller in half of a split screen, which has to show several.
  static let leastHeightInHalf = 6

  /// The number of windows on a first start: as many as fit, up to three.
  static func fittingCount(width: Int) -> Int { min(3, max(1, width / leastWidth)) }

  /// The visible windows by index, with their frames.
  private(set) var frames: [(index: Int, rect: Rect)] = []

  /// The first window of the page, if not all fit.
  ///
  /// While windows are not shown in pages, the first of the page to return to.
  private(set) var first: Int

  private let count: Int
  private let focus: Int
  private let arrangement: Arrangement
  let area: Rect

  static func == (left: Tiling, right: Tiling) -> Bool {
    left.frames.elementsEqual(right.frames) { $0.index == $1.index && $0.rect == $1.rect }
  }

  /// True if the layout would be the same, for example if only the focus moved among visible
  /// windows.
  func holds(count: Int, focus: Int, arrangement: Arrangement, in area: Rect) -> Bool {
    guard count == self.count, arrangement == self.arrangement, area == self.area else {
      return false
    }
    return focus == self.focus || frames.count == count
  }

  /// Lays out this many windows.
  ///
  /// If not all fit, shows a page with the focused one: the page that starts at `first`, if it
  /// contains the focus.
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
    case .automatic where count <= columns, .columns:
      show(count: count, focus: focus, columns: columns, rows: 1, in: area)
    case .rows: show(count: count, focus: focus, columns: 1, rows: rows, in: area)
    case .automatic, .grid:
      let rowCount = Self.gridRows(count, columns: columns, rows: rows)
      show(count: count, focus: focus, columns: columns, rows: rowCount, in: area)
    case .main: showMain(count: count, focus: focus, columns: columns, rows: rows, in: area)
    }
  }

  /// Fills at most this many columns and rows, the last row stretched.
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
        // Equally wide, so that a page is laid out the same in every window.
        let width = area.width / line.count
        let across = column * width..<(column + 1) * width
        let down = Self.share(row, of: (page.count + perRow - 1) / perRow, in: area.height)
        frames.append((index, area.part(columns: across, rows: down)))
      }
    }
  }

  /// Shows the first window large at the left and the others in a column beside it.
  ///
  /// No window moves when the focus does.
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

  /// The number of rows for a grid about as wide as high.
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

  /// The nth part of a length; parts differ by at most one.
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
