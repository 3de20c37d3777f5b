import DesignSystem

/// A screen recording for asciinema, in version 2 of its format.
struct Cast {
  private var lines: [String]
  private var time = Duration.zero
  private var shown: Canvas
  private var theme: Theme
  private var cursor: Point?

  init(of shop: HeadlessShop, title: String) {
    let size = "\"width\": \(shop.canvas.width), \"height\": \(shop.canvas.height)"
    lines = [
      "{\"version\": 2, \(size), \"title\": \(title.quotedInJSON), "
        + "\"env\": {\"TERM\": \"xterm-256color\"}}"
    ]
    shown = Canvas(width: 0, height: 0)
    theme = shop.theme
    show(shop)
  }

  /// The file; the last picture is held for two seconds.
  var text: String {
    let end = Self.line(at: time + .seconds(2), "o", "")
    return (lines + [end]).map { $0 + "\n" }.joined()
  }

  /// Shows the result of a stroke after its pause.
  mutating func note(_ stroke: Stroke, of shop: HeadlessShop) {
    time += stroke.pause
    show(shop)
  }

  /// Adds a marker at a statement, which players can jump to.
  mutating func mark(_ statement: Statement) {
    lines.append(Self.line(at: time, "m", statement.words))
  }

  private mutating func show(_ shop: HeadlessShop) {
    let canvas = shop.canvas
    let isResized = shown.width > 0 && (canvas.width, canvas.height) != (shown.width, shown.height)
    if isResized { lines.append(Self.line(at: time, "r", "\(canvas.width)x\(canvas.height)")) }
    // In another theme even unchanged cells have new colors.
    let previous = shop.theme == theme ? shown : nil
    var text = TerminalText(in: shop.theme).text(of: canvas, after: previous)
    if !text.isEmpty || shop.desktop.cursor != cursor || shown.width == 0 {
      text +=
        shop.desktop.cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" }
        ?? "\u{1B}[?25l"
      lines.append(Self.line(at: time, "o", text))
    }
    shown = canvas
    theme = shop.theme
    cursor = shop.desktop.cursor
  }

  private static func line(at time: Duration, _ kind: String, _ text: String) -> String {
    let milliseconds = time / .milliseconds(1)
    let whole = Int(milliseconds.rounded())
    let rest = String(1_000 + whole % 1_000).dropFirst()
    return "[\(whole / 1_000).\(rest), \"\(kind)\", \(text.quotedInJSON)]"
  }
}
