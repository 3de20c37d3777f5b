import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// What a recorder observes.
extension Desktop {
  /// The state of every window as expectations.
  var expectations: [Expectation] {
    let state = app.lastState
    let focus = app.windows.window(state.focus)?.letter
    let windows = state.windows.flatMap { window -> [Expectation] in
      let scene = window.scene
      let letter = window.window.letter
      let path = app.shop.state.path(of: scene.selectedTab, in: scene)
      let link = scene.link.map { [Expectation.link(window: letter, $0.text)] } ?? []
      return [.path(window: letter, path)] + link
    }
    return [.windows(state.windows.count)] + (focus.map { [.focus(window: $0)] } ?? []) + windows
  }

  /// What is clicked: a text shown there if clicking it has the same target, else the cell.
  func spot(of event: MouseEvent) -> Statement.Spot {
    let cell = Statement.Spot.cell(Point(column: event.column, row: event.row))
    // Earlier keys of the same burst may have changed what is under the pointer.
    draw()
    let found = target(column: event.column, row: event.row)
    // A replay does not say that it is recorded, so its status line has other words in that place.
    if found == nil, event.row == canvas.height - 2, overlay == nil {
      return .cell(Point(column: 0, row: event.row))
    }
    guard canvas.charset == .unicode, let target = found, target.isActive else { return cell }
    var view: WindowView?
    switch target {
    case .moment: return cell
    // In an edited field the exact cell sets the cursor.
    case .window(let id, .row(let index))
    where keyFocus.field?.window == id && self.view(id)?.current.screen.field(at: index) != nil:
      return cell
    case .window(let id, _): view = self.view(id)
    case .overlay, .dock, .command, .key, .choice, .verdict: break
    }
    let letter = view?.window.letter
    let frame = view?.rect ?? canvas.bounds
    for text in texts(around: event.column, row: event.row, in: frame) {
      if let found = self.cell(of: text, in: letter),
        self.target(column: found.column, row: found.row) == target
      {
        return .text(text, window: letter)
      }
    }
    return cell
  }

  /// The texts in the row: first the one at the cell, then all from the left.
  private func texts(around column: Int, row: Int, in frame: Rect) -> [String] {
    let blank = { [canvas] (column: Int) in
      let cell = canvas[column, row]
      return cell.scalar == 0x20 || (0x2500..<0x2580).contains(cell.scalar)
    }
    var pieces: [Range<Int>] = []
    for column in frame.columns where !blank(column) {
      if let last = pieces.last, column - last.upperBound < 2 {
        pieces[pieces.count - 1] = last.lowerBound..<column + 1
      } else {
        pieces.append(column..<column + 1)
      }
    }
    let near = pieces.filter { $0.contains(column) } + pieces
    return near.compactMap { piece in
      let line = Rect(column: piece.lowerBound, row: row, width: piece.count, height: 1)
      let text = canvas.lines(in: line)[0]
      let words = text.hasPrefix("› ") ? String(text.dropFirst(2)) : text
      return words.count > 1 && !words.contains("…") ? words : nil
    }
  }
}
