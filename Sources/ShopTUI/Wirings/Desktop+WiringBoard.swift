import DesignSystem
import SceneNavigation
import ShopCore

/// The layout of the wiring page: its lines at the left, the picture beside them, and the
/// description below; everything in one column if there is little room.
extension Desktop {
  /// The height of the description, whose first line describes the wiring.
  private static let lawLines = 4
  /// The width of the list when the picture is beside it.
  private static let listWidth = 38
  /// The fewest columns for a picture.
  private static let leastPicture = 34

  var objectMap: ObjectMap { ObjectMap(of: app.windows, storage: storage()) }

  /// The objects of a few windows made under a wiring, only for the picture.
  func objectMap(under wiring: Wiring) -> ObjectMap {
    let count = min(max(app.windows.windows.count, 2), 3)
    return ObjectMap(under: wiring, of: .shop, windowCount: count)
  }

  func dialog(forBoard board: WiringBoard, selecting line: Int) -> Dialog {
    let other = line < board.presets.count ? "switches" : "presets"
    let hint = "Enter chooses · Tab: to the \(other) · Esc closes"
    let all = canvas.bounds
    let width = min(all.width - 2, 112)
    let lines = Dialog.mostLines(in: all)
    let pictureWidth = width - 4 - Self.listWidth
    var content = board.content
    guard pictureWidth >= Self.leastPicture, lines >= 14 else {
      let inside = max(width - 5, 1)
      let height = ObjectPicture.Density.flat.height
      content.blocks += [.row(.blank())]
      content.blocks += WiringBoard.words(of: board.wiring, lawSearch[board.wiring]).map {
        .row(.text($0.text, style: $0.style))
      }
      content.blocks += [.row(.blank())]
      content.blocks += ObjectPicture(map: objectMap(under: board.wiring))
        .rows(width: inside, height: height, charset: canvas.charset).map { .row($0) }
      return Dialog(content, width: width, hint: hint, in: all)
    }
    let height = min(lines, ObjectPicture.Density.roomy.height + Self.lawLines)
    return Dialog(
      content,
      width: width,
      height: height + 2,
      leavingFree: (columns: pictureWidth + 2, lines: Self.lawLines),
      hint: hint,
      in: all
    )
  }

  func drawBeside(_ board: WiringBoard, in dialog: Dialog) {
    guard dialog.free.columns > 0 else { return }
    let inside = dialog.rect.inset(columns: 1, rows: 1)
    let rows = inside.height - dialog.free.lines
    let column = inside.columns.upperBound - dialog.free.columns
    for row in 0..<rows {
      drawing.canvas.write("│", column: column, row: inside.row + row, style: .border)
    }
    let picture = ObjectPicture(map: objectMap(under: board.wiring))
      .canvas(width: dialog.free.columns - 2, height: rows, charset: canvas.charset)
    let top = inside.row + max(0, (rows - picture.height) / 2)
    drawing.canvas.copy(picture.bounds, of: picture, toColumn: column + 2, row: top)
    var row = inside.row + rows
    for (text, style) in WiringBoard.words(of: board.wiring, lawSearch[board.wiring]) {
      let width = inside.width - 4
      var lines = TextCells.wrapped(canvas.charset.spellingMarksOut(text), width: width)
      let room = inside.rows.upperBound - row
      if lines.count > room {
        lines = Array(lines.prefix(room))
        if let last = lines.popLast() { lines.append(TextCells.truncated(last + " …", to: width)) }
      }
      for line in lines {
        drawing.canvas.write(line, column: inside.column + 2, row: row, style: style)
        row += 1
      }
    }
  }
}

extension Menu {
  /// The wiring page over a desktop; nil for any other menu.
  func board(over desktop: Desktop) -> WiringBoard? {
    guard case .wirings(let wiring) = page else { return nil }
    return WiringBoard(wiring: wiring, current: desktop.wiring)
  }
}

extension Overlay {
  /// The wiring whose laws are checked while this overlay is open.
  var wiring: Wiring? {
    if case .menu(let menu) = self, case .wirings(let wiring) = menu.page { wiring } else { nil }
  }
}
