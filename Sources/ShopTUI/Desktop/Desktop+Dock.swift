import DesignSystem
import SceneNavigation
import ShopCore

extension Desktop {
  /// The rows of a dock, laid out in its place, and the position in them.
  struct DockPicture {
    let content: ScreenContent<MenuAction>
    let dialog: Dialog
    private(set) var position = ListPosition()

    /// At the newest action without a position.
    init(
      _ content: ScreenContent<MenuAction>,
      _ dialog: Dialog,
      at position: ListPosition?
    ) {
      (self.content, self.dialog) = (content, dialog)
      self.position = dialog.viewport.clamped(position ?? newest)
    }

    /// The end of the ledger, scrolled so that the newest action's own line is in sight.
    var newest: ListPosition {
      let end = dialog.viewport.last
      let numbers = (0..<dialog.layout.selectableCount).reversed()
      let action = numbers.first {
        if case .unfold = content.selectable($0)?.action { true } else { false }
      }
      guard let action else { return end }
      let line = dialog.layout.lines(ofSelectable: action).lowerBound
      guard line < end.scroll else { return end }
      return ListPosition(selection: action, scroll: line)
    }
  }

  /// The dock, if it has room; it comes back with the room.
  var shownDock: Dock? { places.dock.isEmpty ? nil : dock }

  /// Opens a dock in place of any other, if it has room.
  func open(_ dock: Dock, withKeys hasKeys: Bool) {
    self.dock = dock
    dockHasKeys = hasKeys
    guard shownDock == nil else { return }
    self.dock = nil
    message = Self.tooLittleRoom
  }

  /// Shows another desktop in place of this one, if its dock has room.
  func show(inPlaceOfThis other: Desktop) {
    guard !other.places.dock.isEmpty else {
      message = Self.tooLittleRoom
      return
    }
    standIn = other
  }

  /// Every panel fits into that size.
  static let tooLittleRoom = "No room here: 80×24 is enough"

  func drawDock() {
    let rect = places.dock
    dockHits = []
    drawBeside()
    guard dock != nil, !rect.isEmpty else { return }
    drawing.hits.removeAll(keepingCapacity: true)
    switch dock {
    case .ledger, .inspector, .verification: drawPanel(in: rect)
    case .scrubber(let scrubber): draw(scrubber, in: rect)
    case .played(let panel): draw(panel, in: rect)
    case nil: break
    }
    dockHits = drawing.hits
    drawing.hits.removeAll(keepingCapacity: true)
  }

  /// The ledger or the inspector as shown; nil if neither is open.
  var dockPicture: DockPicture? { picture(of: dock, in: places.dock) }

  private func picture(of dock: Dock?, in rect: Rect, isBeside: Bool = false) -> DockPicture? {
    switch dock {
    case .ledger(let panel):
      let content = Ledger(of: self, from: panel.first).content(turned: panel.turned)
      let dialog = Dialog(filling: rect, with: content, hint: hint(for: "a"))
      return DockPicture(content, dialog, at: panel.position)
    case .inspector(let panel):
      let (tree, places) = Inspection(of: self, folded: panel.folded).content
      let (content, header) = withObjects(tree, in: rect)
      let hint = isBeside ? "i closes" : hint(for: "i")
      let dialog = Dialog(filling: rect, with: content, below: header, hint: hint)
      var position = panel.position
      if panel.followed != app.windows.focus, let place = places[app.windows.focus] {
        let line = dialog.layout.lines(ofSelectable: place).lowerBound
        // The inspector opens with the picture in sight.
        position = ListPosition(selection: place, scroll: panel.followed == nil ? 0 : line)
      }
      return DockPicture(content, dialog, at: position)
    case .verification(let panel):
      let content = panel.content(canvas.charset, width: rect.width - 5)
      let hint = dockHasKeys ? "" : hint(for: "V")
      let dialog = Dialog(filling: rect, with: content, hint: hint)
      return DockPicture(content, dialog, at: panel.position ?? ListPosition())
    case .scrubber, .played, nil: return nil
    }
  }

  private func hint(for key: String) -> String {
    if dockHasKeys { return "Esc closes" }
    let focus = app.windows.focus
    // In a presentation Tab goes to the next row, and from a window in the middle to the next one.
    guard focusedView?.currentPlace.presentations.isEmpty != false,
      focus == views.first?.window.id || focus == views.last?.window.id
    else { return "\(key) closes" }
    return "\(focus == views.last?.window.id ? "Tab" : "Shift-Tab") goes there · \(key) closes"
  }

  func lookInDock(at position: ListPosition, of picture: DockPicture) {
    switch dock {
    case .ledger(var panel):
      panel.look(at: position == picture.newest ? nil : position, from: firstOfLedger)
      dock = .ledger(panel)
    case .inspector(var panel):
      panel.position = position
      panel.followed = app.windows.focus
      dock = .inspector(panel)
    case .verification(var panel):
      panel.position = position
      dock = .verification(panel)
    case .scrubber, .played, nil: break
    }
  }

  var firstOfLedger: Int { Ledger.first(of: actionLog.timeline) }

  private func drawPanel(in rect: Rect) {
    guard let picture = dockPicture else { return }
    if case .inspector(var panel) = dock, panel.followed != app.windows.focus {
      panel.followed = app.windows.focus
      panel.position = picture.position
      dock = .inspector(panel)
    }
    drawing.draw(picture.dialog, at: picture.position, isFocused: dockHasKeys) { .dock($0) }
    drawing.canvas.write(
      "[×]",
      column: rect.columns.upperBound - 5,
      row: rect.row,
      style: dockHasKeys ? .borderFocused : .border
    )
    drawing.addHit(
      Rect(column: rect.columns.upperBound - 5, row: rect.row, width: 3, height: 1),
      .dock(.close)
    )
  }

  private func draw(_ scrubber: Scrubber, in rect: Rect) {
    let content = ScreenContent<MenuAction>(title: "Time", rows: [])
    drawing.draw(Dialog(filling: rect, with: content, hint: Scrubber.hint), at: ListPosition()) {
      .dock($0)
    }
    let inside = rect.inset(columns: 2, rows: 1)
    let place = scrubber.column(width: inside.width)
    for column in 0..<inside.width {
      let isHere = column == place
      drawing.canvas.write(
        isHere ? "●" : column < place ? "━" : "─",
        column: inside.column + column,
        row: inside.row,
        style: isHere ? .dialogTitle : column < place ? .accent : .border
      )
      let number = scrubber.number(at: column, width: inside.width)
      let cell = Rect(column: inside.column + column, row: inside.row, width: 1, height: 1)
      drawing.addHit(cell, .moment(number))
    }
    let words =
      "after action \(scrubber.number) of \(scrubber.range.upperBound) · \(scrubber.words)"
    drawing.canvas.write(
      TextCells.truncated(words, to: inside.width),
      column: inside.column,
      row: inside.row + 1
    )
    let (places, rest) = scrubber.windows(in: max(inside.height - 2, 0))
    for (line, place) in places.enumerated() {
      let row = inside.row + 2 + line
      draw(place, in: Rect(column: inside.column, row: row, width: inside.width, height: 1))
    }
    if let rest {
      drawing.canvas.write(
        TextCells.truncated(rest, to: inside.width),
        column: inside.column,
        row: inside.row + 2 + places.count,
        style: .secondary
      )
    }
  }

  private func draw(_ place: WindowDifference, in rect: Rect) {
    var column = rect.column
    for (text, style) in place.parts(width: rect.width) {
      let left = rect.columns.upperBound - column
      guard left > 0 else { return }
      let fitting = TextCells.truncated(text, to: left)
      column += drawing.canvas.write(
        fitting,
        column: column,
        row: rect.row,
        width: left,
        style: style
      )
    }
  }

  private func drawBeside() {
    let rect = placeBeside
    guard let picture = picture(of: beside, in: rect, isBeside: true), !rect.isEmpty else { return }
    drawing.hits.removeAll(keepingCapacity: true)
    drawing.draw(picture.dialog, at: picture.position, isFocused: false, showsSelection: false) {
      .dock($0)
    }
    drawing.hits.removeAll(keepingCapacity: true)
  }

  private func draw(_ panel: PlayedPanel, in rect: Rect) {
    let content = ScreenContent(title: panel.title, rows: panel.rows)
    drawing.draw(Dialog(filling: rect, with: content, hint: panel.hint), at: ListPosition()) {
      .dock($0)
    }
  }
}
