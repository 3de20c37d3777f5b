/// What surrounds a window's content: an edge with its title, a path, and a tab bar.
public struct WindowFrame: Hashable, Sendable {
  /// The window's letter.
  public var letter: String
  /// The title in the upper edge.
  public var title: String
  /// True if a click on the title goes back.
  public var canGoBack: Bool
  /// How to leave a flow that fills the window; nil if there is none.
  public var exit: Exit?
  /// True if a presentation covers the window, so that its tabs cannot be used.
  public var isCovered: Bool
  /// A message shown above the content for a while; nil if there is none.
  public var toast: String?
  /// The titles of the places from the root to the current one.
  public var path: [String]
  /// The tab bar.
  public var tabs: TabBar
  /// A short text at the right of the upper edge, such as the number of items in the cart.
  public var badge: String?
  /// True if the upper edge has a button for a new window.
  public var offersNew: Bool
  /// True if the window has keyboard focus.
  public var isFocused: Bool
  /// How the window shows that it moved without an action in it; nil if it did not.
  public var alarm: Alarm?

  /// How a window shows that it moved without an action in it.
  public enum Alarm: Hashable, Sendable {
    /// With its whole frame, right after it happened.
    case flashing
    /// With a mark in its title.
    case marked
  }

  /// Where leaving a flow leads, in words after a mark.
  public enum Exit: String, Sendable {
    /// To the previous step.
    case back = "‹ Back"
    /// Out of the flow.
    case close = "× Close"
  }

  /// A frame around a window's content and tabs.
  public init(
    letter: String,
    title: String,
    canGoBack: Bool = false,
    exit: Exit? = nil,
    isCovered: Bool = false,
    toast: String? = nil,
    path: [String] = [],
    tabs: TabBar,
    badge: String? = nil,
    offersNew: Bool = false,
    isFocused: Bool = false,
    alarm: Alarm? = nil
  ) {
    self.letter = letter
    self.title = title
    self.canGoBack = canGoBack
    self.exit = exit
    self.isCovered = isCovered
    self.toast = toast
    self.path = path
    self.tabs = tabs
    self.badge = badge
    self.offersNew = offersNew
    self.isFocused = isFocused
    self.alarm = alarm
  }

  /// Where the content is drawn if the window fills the rectangle.
  public func content(in rect: Rect) -> Rect {
    let inside = inside(of: rect)
    let rows = inside.rows.dropFirst(showsPath(in: rect) ? 1 : 0)
    return Rect(columns: inside.columns, rows: rows.dropLast())
  }

  /// The area within the frame and below its toast, including the tab bar.
  public func inside(of rect: Rect) -> Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    let toast = toastLines(in: inside)
    return Rect(columns: inside.columns, rows: inside.rows.dropFirst(toast.count))
  }

  func showsPath(in rect: Rect) -> Bool { rect.height >= 12 && !path.isEmpty }

  /// If the path is too long, its middle is left out first and its root last.
  func path(width: Int) -> String {
    func joined(_ parts: [String]) -> String { parts.joined(separator: " › ") }
    guard let root = path.first, let top = path.last else { return "" }
    let beginning = root == "…" ? [root] : [root, "…"]
    let shorter = path.indices.dropFirst(2).map { joined(beginning + path[$0...]) }
    let shortest = joined(["…", top])
    let fitting = ([joined(path)] + shorter).first { TextCells.width(of: $0) <= width }
    return fitting ?? TextCells.truncated(shortest, to: width)
  }
}

extension Drawing {
  /// Draws the frame and clears its inside; the content goes to `frame.content(in:)`.
  public mutating func draw(_ frame: WindowFrame, in rect: Rect, hit: (Part) -> Action) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    canvas.fill(rect.inset(columns: 1, rows: 1), with: .blank())
    addHit(rect, hit(.body))
    canvas.drawBox(in: rect, style: frame.alarm == .flashing ? .danger : .border)
    draw(TopEdge(frame, in: rect), hit: hit)
    drawToast(of: frame, in: rect)
    let inside = frame.inside(of: rect)
    if frame.showsPath(in: rect) {
      let width = inside.width - 2
      canvas.write(
        frame.path(width: width),
        column: inside.column + 1,
        row: inside.row,
        width: width,
        style: .secondary
      )
    }
    drawTabs(of: frame, in: rect, hit: hit)
  }

  /// A covered tab bar is dimmed and cannot be clicked.
  mutating func drawTabs(of frame: WindowFrame, in rect: Rect, hit: (Part) -> Action) {
    let bar = frame.tabBar(in: rect)
    guard !bar.isEmpty else { return }
    let below = hits.count
    draw(frame.tabs, in: bar, isFocused: frame.isFocused, hit: hit)
    guard frame.isCovered else { return }
    hits.removeLast(hits.count - below)
    canvas.restyle(bar, as: .dimmed)
  }
}
