/// A picture being made: what is seen, and what a click on it does.
public struct Drawing<Action> {
  /// The cells that are shown.
  public var canvas: Canvas
  /// Where clicks go; later regions lie above earlier ones.
  public var hits: [HitRegion<Action>] = []
  /// Where the terminal's cursor stands; nil while nothing is typed into.
  public var cursor: Point?

  /// A drawing of these cells, of which none can be clicked yet.
  public init(canvas: Canvas) { self.canvas = canvas }

  /// What a click on the cell does.
  public func action(column: Int, row: Int) -> Action? {
    hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  /// Makes a rectangle clickable, as far as it lies on the canvas.
  public mutating func addHit(_ rect: Rect, _ action: Action) {
    let visible = rect.intersection(canvas.bounds)
    if !visible.isEmpty { hits.append(HitRegion(rect: visible, action: action)) }
  }
}
