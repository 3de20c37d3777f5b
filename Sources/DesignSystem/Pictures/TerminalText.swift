/// A canvas as the bytes that paint it on a terminal with 256 colors.
public struct TerminalText {
  private let theme: Theme

  /// Paints in a theme's colors.
  public init(in theme: Theme) {
    self.theme = theme
  }

  /// The bytes that turn the previous canvas into this one; the whole canvas if the size changed or
  /// there is no previous one.
  public func text(of canvas: Canvas, after previous: Canvas?) -> String {
    var text = ""
    let isSameSize = previous?.width == canvas.width && previous?.height == canvas.height
    if !isSameSize { text += "\u{1B}[0m\u{1B}[2J" }
    let blank = Canvas(width: 0, height: 0)
    canvas.changes(from: isSameSize ? previous ?? blank : blank) { row, columns in
      text += "\u{1B}[\(row + 1);\(columns.lowerBound + 1)H"
      for run in canvas.styledRuns(of: row, in: columns) {
        text += codes(of: run.style)
        for column in run.columns {
          text.unicodeScalars.append(contentsOf: canvas[column, row].scalars)
        }
      }
    }
    return text.isEmpty ? "" : text + "\u{1B}[0m"
  }

  private func codes(of style: Style) -> String {
    let look = theme.look(of: style, colors: .palette256)
    let attributes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    var codes = ["0"] + attributes.filter { look.attributes.contains($0.0) }.map(\.1)
    if let color = look.foreground { codes.append("38;5;\(color)") }
    if let color = look.background { codes.append("48;5;\(color)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
