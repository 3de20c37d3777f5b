/// The upper edge of a window; the only one that shows focus, because a whole border is expensive
/// to send to a terminal.
struct TopEdge {
  let frame: WindowFrame
  let rect: Rect
  /// The current place, or the place Back returns to if the line below shows the path.
  private let title: String

  init(_ frame: WindowFrame, in rect: Rect) {
    self.frame = frame
    title = frame.showsPath(in: rect) ? frame.title : frame.path.last ?? frame.title
    self.rect = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
  }

  var lineStyle: Style {
    if frame.alarm == .flashing { return .danger }
    return frame.isFocused ? .borderFocused : .border
  }

  var titleStyle: Style {
    if frame.alarm == .flashing { return .moved }
    return frame.isFocused ? .titleFocused : .title
  }

  /// The window's letter, marked if the window moved without an action in it.
  func letter(in charset: Charset) -> [(text: String, style: Style)] {
    let mark = charset.spellingMarksOut("✗")
    return switch frame.alarm {
    case nil: [(" \(frame.letter) ", titleStyle)]
    case .flashing: [(" \(mark) \(frame.letter) ", .moved)]
    case .marked: [(" \(mark)", .statusBad), (" \(frame.letter) ", titleStyle)]
    }
  }

  /// The exit is shortened if the title would be truncated otherwise.
  func title(width: Int) -> (exit: String, title: String) {
    guard let exit = frame.exit else {
      return ("", TextCells.truncated((frame.canGoBack ? "‹ " : "") + title, to: width))
    }
    let words = exit.rawValue + " · "
    let fits = TextCells.width(of: words) + TextCells.width(of: title) <= width
    let shown = fits ? words : exit.rawValue.prefix(1) + " "
    return (
      shown,
      TextCells.truncated(title, to: max(width - TextCells.width(of: shown), 0))
    )
  }

  var marks: [(text: String, part: Part)] {
    switch rect.width {
    case ..<12: []
    case ..<24: [("[×]", .close)]
    default: frame.offersNew ? [("[+]", .new), ("[×]", .close)] : [("[×]", .close)]
    }
  }
}

extension Drawing {
  mutating func draw(_ edge: TopEdge, hit: (Part) -> Action) {
    addHit(edge.rect, hit(.title))
    if edge.frame.isFocused {
      canvas.drawTopEdge(of: edge.rect, style: edge.lineStyle, isHeavy: true)
    }
    var end = edge.rect.columns.upperBound - 2
    for mark in edge.marks.reversed() {
      end -= 3
      write(mark.text, at: end, of: edge, style: edge.lineStyle, hit(mark.part))
      end -= 1
    }
    let start = drawTitle(of: edge, end: end, hit: hit)
    guard let badge = edge.frame.badge.map(Item.padded) else { return }
    let column = end - TextCells.width(of: badge)
    if column > start { write(badge, at: column, of: edge, style: .badge, hit(.badge)) }
  }

  /// Returns the column after the title.
  private mutating func drawTitle(of edge: TopEdge, end: Int, hit: (Part) -> Action) -> Int {
    let frame = edge.frame
    var column = edge.rect.column + 2
    let letter = edge.letter(in: canvas.charset)
    let width = letter.reduce(0) { $0 + TextCells.width(of: $1.text) }
    let free = end - column - width - 2
    guard free > 0 else { return column }
    for (text, style) in letter {
      column += write(text, at: column, of: edge, style: style, nil)
    }
    let (exit, title) = edge.title(width: free)
    let titleBack = frame.canGoBack ? hit(.back) : nil
    column += write(exit, at: column, of: edge, style: edge.titleStyle, hit(.back))
    column += write(title, at: column, of: edge, style: edge.titleStyle, titleBack)
    column += write(" ", at: column, of: edge, style: edge.titleStyle, nil)
    return column
  }

  @discardableResult
  private mutating func write(
    _ text: String,
    at column: Int,
    of edge: TopEdge,
    style: Style,
    _ action: Action?
  ) -> Int {
    let width = canvas.write(text, column: column, row: edge.rect.row, style: style)
    if let action {
      addHit(Rect(column: column, row: edge.rect.row, width: width, height: 1), action)
    }
    return width
  }
}
