/// The cells of a canvas as the shapes of an SVG file.
///
/// Boxes are drawn as lines, so that they are closed in every font. Characters whose width differs
/// between fonts are placed in their own cells.
struct VectorCells {
  let canvas: Canvas
  let theme: Theme

  /// In tenths of a pixel, as are all sizes here.
  static let cell = (width: 84, height: 180)
  private static let letters = 140
  private static let baseline = 134
  private static let margin = 100

  static func file(
    columns: Int,
    rows: Int,
    ground: String,
    styles: String,
    shapes: [String]
  ) -> String {
    let width = columns * cell.width + 2 * margin
    let height = rows * cell.height + 2 * margin
    let size = "\(pixels(width)) \(pixels(height))"
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \#(size)" "#
          + #"width="\#(pixels(width))" height="\#(pixels(height))" font-size="\#(pixels(letters))" "#
          + #"font-family="JetBrains Mono,DejaVu Sans Mono,Menlo,Consolas,monospace">"#,
        "<style>\(styles)</style>",
        #"<rect width="100%" height="100%" rx="8" fill="\#(ground)"/>"#,
        #"<g transform="translate(\#(pixels(margin)) \#(pixels(margin)))">"#,
      ] + shapes
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  var ground: String { colors(of: .text).ground ?? TerminalPalette.ground }

  /// The background is painted only where it is not the default one, unless it has to cover other
  /// shapes.
  func shapes(of runs: [StyledRun], cursor: Point?, coversOthers: Bool = false) -> [String] {
    runs.compactMap { background(of: $0, coversOthers: coversOthers) } + cursorRect(cursor)
      + frames(of: runs) + runs.flatMap(texts)
  }
}

extension VectorCells {
  private func look(of style: Style) -> Look { theme.look(of: style, colors: .palette256) }

  private func colors(of style: Style) -> (text: String, ground: String?) {
    let look = look(of: style)
    let text = look.foreground.map(TerminalPalette.color) ?? TerminalPalette.text
    let ground = look.background.map(TerminalPalette.color)
    guard look.attributes.contains(.reverse) else { return (text, ground) }
    return (ground ?? TerminalPalette.ground, text)
  }

  /// One CSS class for each style, named by its raw value.
  func styles(of used: Set<UInt8>, in parent: String = "") -> String {
    Style.allCases.filter { used.contains($0.rawValue) }.map { style in
      let attributes = look(of: style).attributes
      var rule = "\(parent).s\(style.rawValue){fill:\(colors(of: style).text)"
      if attributes.contains(.bold) { rule += ";font-weight:bold" }
      if attributes.contains(.italic) { rule += ";font-style:italic" }
      if attributes.contains(.underline) { rule += ";text-decoration:underline" }
      if attributes.contains(.dim) { rule += ";opacity:.6" }
      return rule + "}"
    }.joined()
  }

  private func background(of run: StyledRun, coversOthers: Bool) -> String? {
    let ground = colors(of: run.style).ground ?? self.ground
    guard coversOthers || ground != self.ground else { return nil }
    return rect(run.columns, run.row, fill: ground)
  }

  private func cursorRect(_ cursor: Point?) -> [String] {
    guard let cursor else { return [] }
    return [rect(cursor.column..<cursor.column + 1, cursor.row, fill: TerminalPalette.text + "99")]
  }

  private func rect(_ columns: Range<Int>, _ row: Int, fill: String) -> String {
    let (x, y) = corner(columns.lowerBound, row)
    let width = Self.pixels(columns.count * Self.cell.width)
    let height = Self.pixels(Self.cell.height)
    return #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" fill="\#(fill)"/>"#
  }

  private func corner(_ column: Int, _ row: Int) -> (x: String, y: String) {
    (Self.pixels(column * Self.cell.width), Self.pixels(row * Self.cell.height))
  }

  /// Formats tenths of a pixel as pixels.
  static func pixels(_ tenths: Int) -> String {
    tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension VectorCells {
  /// One path for each color and weight.
  private func frames(of runs: [StyledRun]) -> [String] {
    var paths: [(stroke: String, path: String)] = []
    for run in runs {
      let color = colors(of: run.style).text
      for piece in boxes(of: run) {
        let stroke = #"stroke="\#(color)" stroke-width="\#(piece.isHeavy ? "2.4" : "1.2")""#
        if let index = paths.firstIndex(where: { $0.stroke == stroke }) {
          paths[index].path += piece.path
        } else {
          paths.append((stroke, piece.path))
        }
      }
    }
    return paths.map { #"<path fill="none" \#($0.stroke) d="\#($0.path)"/>"# }
  }

  /// Adjacent horizontal lines are joined into one.
  private func boxes(of run: StyledRun) -> [(path: String, isHeavy: Bool)] {
    var pieces: [(path: String, isHeavy: Bool)] = []
    var column = run.columns.lowerBound
    while column < run.columns.upperBound {
      guard let arms = BoxArms(canvas[column, run.row].scalar) else {
        column += 1
        continue
      }
      var end = column + 1
      if arms == BoxArms(0x2500) || arms == BoxArms(0x2501) {
        while end < run.columns.upperBound, BoxArms(canvas[end, run.row].scalar) == arms {
          end += 1
        }
      }
      pieces.append((path(of: arms, over: column..<end, run.row), arms.isHeavy))
      column = end
    }
    return pieces
  }

  private func path(of arms: BoxArms, over columns: Range<Int>, _ row: Int) -> String {
    let left = columns.lowerBound * Self.cell.width
    let right = columns.upperBound * Self.cell.width
    let top = row * Self.cell.height
    let bottom = top + Self.cell.height
    let (middle, center) = ((left + right) / 2, (top + bottom) / 2)
    var path = ""
    if arms.left || arms.right {
      let (from, to) = (arms.left ? left : middle, arms.right ? right : middle)
      path += "M\(Self.pixels(from)) \(Self.pixels(center))H\(Self.pixels(to))"
    }
    if arms.up || arms.down {
      let (from, to) = (arms.up ? top : center, arms.down ? bottom : center)
      path += "M\(Self.pixels(middle)) \(Self.pixels(from))V\(Self.pixels(to))"
    }
    return path
  }
}

extension VectorCells {
  /// Plain characters are written together, each other character in its own cell.
  private func texts(of run: StyledRun) -> [String] {
    var texts: [String] = []
    var start = run.columns.lowerBound
    func endPlain(at column: Int) {
      if let text = plainText(start..<column, of: run) { texts.append(text) }
    }
    for column in run.columns {
      let cell = canvas[column, run.row]
      guard !isPlain(cell) else { continue }
      endPlain(at: column)
      start = column + 1
      guard !cell.isContinuation, BoxArms(cell.scalar) == nil else { continue }
      let isWide = canvas[column + 1, run.row].isContinuation
      texts.append(singleText(cell, at: column, width: isWide ? 2 : 1, of: run))
    }
    endPlain(at: run.columns.upperBound)
    return texts
  }

  /// True for characters that take one column in every monospaced font and are read left to right.
  private func isPlain(_ cell: Cell) -> Bool {
    cell.mark1 == 0 && (0x20..<0x530).contains(cell.scalar)
  }

  private func plainText(_ columns: Range<Int>, of run: StyledRun) -> String? {
    var columns = columns
    let isBlank = { canvas[$0, run.row].scalar == 0x20 }
    if !look(of: run.style).attributes.contains(.underline) {
      while let first = columns.first, isBlank(first) { columns = columns.dropFirst() }
      while let last = columns.last, isBlank(last) { columns = columns.dropLast() }
    }
    guard !columns.isEmpty else { return nil }
    let text = String(
      String.UnicodeScalarView(columns.compactMap { Unicode.Scalar(canvas[$0, run.row].scalar) })
    )
    let length = Self.pixels(columns.count * Self.cell.width)
    return element(text, x: columns.lowerBound * Self.cell.width, run, #" textLength="\#(length)""#)
  }

  private func singleText(_ cell: Cell, at column: Int, width: Int, of run: StyledRun) -> String {
    let text = String(String.UnicodeScalarView(cell.scalars))
    let middle = column * Self.cell.width + width * Self.cell.width / 2
    return element(text, x: middle, run, #" text-anchor="middle""#)
  }

  private func element(_ text: String, x: Int, _ run: StyledRun, _ more: String) -> String {
    let y = Self.pixels(run.row * Self.cell.height + Self.baseline)
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return
      #"<text class="s\#(run.style.rawValue)" x="\#(Self.pixels(x))" y="\#(y)"\#(more)>\#(escaped)</text>"#
  }
}
