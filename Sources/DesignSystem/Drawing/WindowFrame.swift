/// What surrounds a window's content: an edge with its title, a trail, and a bar of tabs.
public struct WindowFrame: Hashable, Sendable {
  /// The window's name in one letter.
  public var letter: String
  public var title: String
  /// Whether the title leads back.
  public var canGoBack: Bool
  /// The places from the root to this one, the outermost first.
  public var trail: [String]
  public var tabs: TabBar
  /// A short word at the right of the upper edge, such as what is in the cart.
  public var badge: String?
  /// Whether the upper edge offers another window.
  public var offersNew: Bool
  public var isFocused: Bool

  public init(
    letter: String,
    title: String,
    canGoBack: Bool = false,
    trail: [String] = [],
    tabs: TabBar,
    badge: String? = nil,
    offersNew: Bool = false,
    isFocused: Bool = false
  ) {
    self.letter = letter
    self.title = title
    self.canGoBack = canGoBack
    self.trail = trail
    self.tabs = tabs
    self.badge = badge
    self.offersNew = offersNew
    self.isFocused = isFocused
  }

  /// Where the content goes in a window that fills the rectangle.
  public func content(in rect: Rect) -> Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    let top = showsTrail(in: rect) ? 1 : 0
    return Rect(
      column: inside.column,
      row: inside.row + top,
      width: inside.width,
      height: inside.height - top - 1
    )
  }

  func showsTrail(in rect: Rect) -> Bool { rect.height >= 12 && !trail.isEmpty }

  /// The trail; where it is too long it loses its middle, and its root last.
  func trail(width: Int) -> String {
    func joined(_ parts: [String]) -> String { parts.joined(separator: " › ") }
    guard let root = trail.first, let top = trail.last else { return "" }
    let beginning = root == "…" ? [root] : [root, "…"]
    let shorter = trail.indices.dropFirst(2).map { joined(beginning + trail[$0...]) }
    let shortest = joined(["…", top])
    let fitting = ([joined(trail)] + shorter).first { TextCells.width(of: $0) <= width }
    return fitting ?? TextCells.truncated(shortest, to: width)
  }
}

extension Drawing {
  /// Draws the frame and empties what is within; the content goes to `frame.content(in:)`.
  public mutating func draw(_ frame: WindowFrame, in rect: Rect, hit: (Part) -> Action) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let inside = rect.inset(columns: 1, rows: 1)
    canvas.fill(inside, with: .blank())
    addHit(rect, hit(.body))
    canvas.drawBox(in: rect)
    draw(TopEdge(frame, in: rect), hit: hit)
    if frame.showsTrail(in: rect) {
      let width = inside.width - 2
      canvas.write(
        frame.trail(width: width),
        column: inside.column + 1,
        row: inside.row,
        width: width,
        style: .secondary
      )
    }
    guard inside.height > 0 else { return }
    let bar = Rect(
      column: inside.column,
      row: inside.rows.upperBound - 1,
      width: inside.width,
      height: 1
    )
    draw(frame.tabs, in: bar, isFocused: frame.isFocused, hit: hit)
  }
}
