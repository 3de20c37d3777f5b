/// What surrounds a window's content: an edge with its title, a trail, and a bar of tabs.
public struct WindowFrame: Hashable, Sendable {
  /// The window's name in one letter.
  public var letter: String
  /// What the frame says at the top.
  public var title: String
  /// Whether the title leads back.
  public var canGoBack: Bool
  /// What leads out of a flow that has the window to itself; nil where none has.
  public var exit: Exit?
  /// Whether something stands over what the window is about, so that its tabs cannot be reached.
  public var isCovered: Bool
  /// What the window has to say for a while, above everything in it; nil where there is nothing.
  public var toast: String?
  /// The places from the root to this one, the outermost first.
  public var trail: [String]
  /// The tabs under the frame's first line.
  public var tabs: TabBar
  /// A short word at the right of the upper edge, such as what is in the cart.
  public var badge: String?
  /// Whether the upper edge offers another window.
  public var offersNew: Bool
  /// Whether keys go to this window.
  public var isFocused: Bool
  /// Whether the window moved though nobody touched it; nil where it did not.
  public var alarm: Alarm?

  /// How a window shows that it moved though nobody touched it.
  public enum Alarm: Hashable, Sendable {
    /// By its whole frame: it happened just now.
    case flashing
    /// By a mark in its title.
    case marked
  }

  /// Where the way out of a flow leads.
  public enum Exit: Hashable, Sendable {
    /// To the step before.
    case back
    /// Out of the flow.
    case close

    var mark: String {
      switch self {
      case .back: "‹"
      case .close: "×"
      }
    }

    var words: String {
      switch self {
      case .back: "‹ Back"
      case .close: "× Close"
      }
    }
  }

  /// A frame around a window's tabs and content.
  public init(
    letter: String,
    title: String,
    canGoBack: Bool = false,
    exit: Exit? = nil,
    isCovered: Bool = false,
    toast: String? = nil,
    trail: [String] = [],
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
    self.trail = trail
    self.tabs = tabs
    self.badge = badge
    self.offersNew = offersNew
    self.isFocused = isFocused
    self.alarm = alarm
  }

  /// Where the content goes in a window that fills the rectangle.
  public func content(in rect: Rect) -> Rect {
    let inside = inside(of: rect)
    let top = showsTrail(in: rect) ? 1 : 0
    return Rect(
      column: inside.column,
      row: inside.row + top,
      width: inside.width,
      height: inside.height - top - 1
    )
  }

  /// All that lies within the frame, the bar of tabs included, but for what it says in its toast.
  public func inside(of rect: Rect) -> Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    let top = toastLines(in: inside).count
    return Rect(
      column: inside.column,
      row: inside.row + top,
      width: inside.width,
      height: inside.height - top
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
    canvas.fill(rect.inset(columns: 1, rows: 1), with: .blank())
    addHit(rect, hit(.body))
    canvas.drawBox(in: rect, style: frame.alarm == .flashing ? .danger : .border)
    draw(TopEdge(frame, in: rect), hit: hit)
    drawToast(of: frame, in: rect)
    let inside = frame.inside(of: rect)
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
    drawTabs(of: frame, in: rect, hit: hit)
  }

  /// Draws the bar of tabs; one that is covered is dimmed, and leaves nothing to click.
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
