import DesignSystem
import ShopCore

extension SplitScreen {
  /// Draws what changed.
  ///
  /// A message about the program replaces the difference, and its marks are shown beside it.
  func draw(saying message: String? = nil, marks: [String] = []) {
    if !isDrawn { drawing.canvas.fill(drawing.canvas.bounds, with: .blank()) }
    isDrawn = true
    drawing.hits.removeAll(keepingCapacity: true)
    drawLabels()
    for (half, rect) in zip(halves, [layout.left, layout.right]) {
      half.desktop.draw()
      let shown = Rect(column: 0, row: 0, width: rect.width, height: rect.height)
      drawing.canvas.copy(shown, of: half.desktop.canvas, toColumn: rect.column, row: rect.row)
    }
    drawDifference(saying: message, marks: marks)
    drawCaption()
    drawFooter()
  }

  private func drawLabels() {
    drawing.draw(label(.perScene, "As it should be", .statusGood), in: layout.left.above)
    guard let mistake else { return }
    drawing.draw(label(mistake, "The mistake", .statusBad), in: layout.right.above)
  }

  private func label(_ wiring: NamedWiring, _ title: String, _ style: Style) -> StatusLine<Target> {
    let sign = drawing.canvas.charset.spellingMarksOut(wiring.isRight ? "✓" : "✗")
    let width = wiring.isRight ? layout.left.width : layout.right.width
    let texts = ["\(title): \(wiring.words) \(sign)", "\(wiring.words) \(sign)"]
    let text = texts.first { TextCells.width(of: $0) + 2 <= width } ?? "\(wiring.rawValue) \(sign)"
    let action: Target? = wiring.isRight || caption != nil ? nil : .command(.chooseWiring)
    return StatusLine(left: [.init(text, style: style, action: action)])
  }

  private func drawDifference(saying message: String?, marks: [String]) {
    var left: [StatusLine<Target>.Segment] = []
    if let message {
      left.append(.init(message))
    } else if let difference {
      let charset = drawing.canvas.charset
      if let complaint = difference.complaint {
        left.append(.init(charset.spellingMarksOut(complaint), style: .statusBad, isNeeded: true))
      }
      let rest = [difference.detail, caption == nil ? difference.hint : ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let link = difference.complaint == nil || rest.isEmpty ? "" : "· "
      left.append(.init(link + rest))
    }
    let right = marks.map {
      StatusLine<Target>.Segment($0, style: .statusBad, isNeeded: true)
    }
    drawing.draw(StatusLine(left: left, right: right), in: layout.difference)
  }

  private func drawCaption() {
    guard let caption, !layout.caption.isEmpty else { return }
    let dialog = Dialog(filling: layout.caption, with: caption.content)
    drawing.draw(dialog, at: ListPosition(), showsSelection: false) { _ in .choice(-1) }
    drawing.hits.removeAll { $0.action == .choice(-1) }
    let inside = dialog.content
    let lines = caption.choiceLines(width: layout.caption.width)
    for (line, hints) in lines.enumerated() {
      let row = inside.rows.upperBound - lines.count + line
      drawing.draw(
        Footer(hints),
        in: Rect(column: inside.column, row: row, width: inside.width, height: 1)
      )
    }
  }

  private func drawFooter() {
    let footer = Bars.footer(caption?.hints ?? hints, in: drawing.canvas.charset) {
      $0.command == .compare || $0.isPinned
    }
    drawing.draw(footer, in: layout.footer)
  }

  /// The footer: the keys of the left half, and those for both halves; in a text field only its own.
  private var hints: [KeyBinding.Hint] {
    let typing = halves.first { $0.desktop.keyFocus.takesLetters }
    let own = (typing ?? left).desktop.footerHints.filter { hint in
      hint.command.map { !$0.concernsBothHalves && $0 != .quit } ?? true
    }
    guard typing == nil else { return own }
    let leave = KeyBinding.Hint("=", "leave", .compare)
    // What is open in a half has the other keys.
    guard case .window = left.desktop.keyFocus else { return own + [leave] }
    return own.prefix(3) + [
      KeyBinding.Hint("F2", "other mistake", .chooseWiring),
      KeyBinding.Hint("Q", "restart", .restartHalves),
    ] + own.dropFirst(3) + [
      leave, KeyBinding.Hint("?", "help", .help),
    ]
  }
}

extension Rect {
  /// The line above it, equally wide.
  fileprivate var above: Rect { Rect(column: column, row: row - 1, width: width, height: 1) }
}
