import DesignSystem

/// Draws the layers of an object picture and the lines between them.
struct ObjectPainter {
  var canvas: Canvas
  let density: ObjectPicture.Density

  private typealias Box = ObjectLayers.Box

  mutating func draw(_ layers: ObjectLayers) {
    let rows = Rows(density)
    for box in layers.windows { write(box, 0, row: rows.windows, style: .heading) }
    draw(layers.routers, "router", row: rows.routers)
    write(layers.tabs, "tabs", row: rows.tabs, style: .text)
    draw(layers.stacks, "stacks", row: rows.stacks)
    draw(layers.keys, "key", row: rows.keys)
    draw(layers.queues, "links", row: rows.queues)
    write(layers.retaps, "re-tap", row: rows.retaps, style: .secondary)
    guard density != .flat else { return }
    connect(layers.windows, layers.routers, rows.windows, rows.routers, isAboveBox: false)
    connect(layers.routers, layers.tabs, rows.routers + 2, rows.tabs, isBelowBox: false)
    connect(layers.tabs, layers.stacks, rows.tabs, rows.stacks, isAboveBox: false)
    for router in layers.routers {
      let stacks = layers.stacks.filter { $0.columns.overlaps(router.columns) }
      let keys = layers.keys.filter { $0.columns.overlaps(router.columns) }
      if keys.count > 1 {
        connectAll(stacks, keys, between: rows.stacks + 2, and: rows.keys)
      } else {
        connect(stacks, keys, rows.stacks + 2, rows.keys)
      }
    }
  }

  /// The first line of each layer.
  struct Rows {
    let windows = 0
    let routers, tabs, stacks, keys, queues, retaps: Int

    init(_ density: ObjectPicture.Density) {
      (routers, tabs, stacks, keys, queues, retaps) =
        switch density {
        case .flat: (1, 2, 3, 4, 5, 6)
        case .boxed: (1, 4, 5, 9, 12, 15)
        case .roomy: (2, 6, 8, 12, 16, 19)
        }
    }
  }

  private mutating func name(_ layer: String, row: Int) {
    canvas.write(layer, column: 0, row: row, width: ObjectLayers.margin - 1, style: .secondary)
  }

  private mutating func write(_ boxes: [Box], _ layer: String, row: Int, style: Style) {
    name(layer, row: row)
    let words = brevity(of: boxes)
    for box in boxes { write(box, words, row: row, style: box.isWrong ? .danger : style) }
  }

  private mutating func draw(_ boxes: [Box], _ layer: String, row: Int) {
    name(layer, row: density == .flat ? row : row + 1)
    let isFlat = density == .flat
    // Narrower boxes have room for a number, but not for brackets around it.
    let inset = isFlat && boxes.contains { $0.columns.count < 3 } ? 0 : 1
    let words = brevity(of: boxes, inset: inset)
    for box in boxes {
      let style: Style = box.isWrong ? .danger : .border
      let (left, width) = (box.columns.lowerBound, box.columns.count)
      let rect = Rect(column: left, row: row, width: width, height: isFlat ? 1 : 3)
      if inset == 0 {
        canvas.fill(rect, with: .blank(style))
      } else if isFlat {
        canvas.fill(rect, with: Cell(box.isWrong ? "━" : " ", style: style))
        canvas[left, row] = Cell("[", style: style)
        canvas[left + width - 1, row] = Cell("]", style: style)
      } else {
        canvas.drawBox(in: rect, style: style, isHeavy: box.isWrong)
      }
      let line = isFlat ? row : row + 1
      write(box, words, row: line, style: box.isWrong ? .danger : .text, inset: inset)
    }
  }

  /// The longest label that every box of a layer has room for, counted from its shortest (0).
  ///
  /// Boxes with a single label are ignored.
  private func brevity(of boxes: [Box], inset: Int = 0) -> Int {
    boxes.filter { $0.words.count > 1 }.map { box in
      let room = box.columns.count - 2 * inset
      let words = box.words.map(canvas.charset.spellingMarksOut)
      let fitting = words.firstIndex { width(of: $0, inset: inset) <= room }
      return words.count - 1 - (fitting ?? words.count - 1)
    }.min() ?? 0
  }

  /// The width for a label in a box; longer labels do not touch its edges.
  private func width(of words: String, inset: Int) -> Int {
    TextCells.width(of: words) + (inset > 0 && words.count > 3 ? 2 : 0)
  }

  /// Writes a label into the middle of a box: the one followed by this many shorter ones.
  private mutating func write(
    _ box: Box,
    _ brevity: Int,
    row: Int,
    style: Style,
    inset: Int = 0
  ) {
    let room = box.columns.count - 2 * inset
    let words = canvas.charset.spellingMarksOut(box.words[max(0, box.words.count - 1 - brevity)])
    let padded = width(of: words, inset: inset) > TextCells.width(of: words) ? " \(words) " : words
    // A number that is cut would be that of another object.
    let text =
      TextCells.width(of: padded) <= room ? padded : TextCells.truncated(words, to: max(0, room))
    let column = box.columns.lowerBound + inset + (room - TextCells.width(of: text)) / 2
    canvas.write(text, column: column, row: row, style: style)
  }

  /// Draws a line between boxes of neighboring layers that overlap horizontally.
  private mutating func connect(
    _ upper: [Box],
    _ lower: [Box],
    _ above: Int,
    _ below: Int,
    isAboveBox: Bool = true,
    isBelowBox: Bool = true
  ) {
    for top in upper {
      for bottom in lower where top.columns.overlaps(bottom.columns) {
        let column = (top.columns.count < bottom.columns.count ? top : bottom).center
        let style: Style = top.isWrong || bottom.isWrong ? .danger : .border
        if isAboveBox { hang(from: top, at: column, row: above) }
        for row in above + 1..<max(below, above + 1) {
          canvas[column, row] = Cell("│", style: style)
        }
        if isBelowBox { set(on: bottom, at: column, row: below) }
      }
    }
  }

  private mutating func hang(from box: Box, at column: Int, row: Int) {
    canvas[column, row] = Cell(box.isWrong ? "┯" : "┬", style: box.isWrong ? .danger : .border)
  }

  private mutating func set(on box: Box, at column: Int, row: Int) {
    canvas[column, row] = Cell(box.isWrong ? "┷" : "┴", style: box.isWrong ? .danger : .border)
  }

  /// Draws one line from all boxes of a layer to all boxes of the next.
  private mutating func connectAll(
    _ upper: [Box],
    _ lower: [Box],
    between above: Int,
    and below: Int
  ) {
    let (tops, bottoms) = (upper.map(\.center), lower.map(\.center))
    guard let first = (tops + bottoms).min(), let last = (tops + bottoms).max() else { return }
    let arms: [[Unicode.Scalar]] = [
      ["─", "┬", "┴", "┼"], ["─", "┌", "└", "├"], ["─", "┐", "┘", "┤"],
    ]
    for column in first...last {
      let side = column == first ? 1 : column == last ? 2 : 0
      let kind = (bottoms.contains(column) ? 1 : 0) + (tops.contains(column) ? 2 : 0)
      canvas[column, above + 1] = Cell(arms[side][kind], style: .danger)
    }
    for box in upper { hang(from: box, at: box.center, row: above) }
    for box in lower { set(on: box, at: box.center, row: below) }
  }
}
