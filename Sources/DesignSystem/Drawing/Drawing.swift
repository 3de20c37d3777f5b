/// A canvas, and what a click on each part of it does.
public struct Drawing<Action> {
  /// The cells.
  public var canvas: Canvas
  /// The clickable regions; later ones are above earlier ones.
  public var hits: [HitRegion<Action>] = []
  /// The position of the terminal's cursor; nil if no field is being edited.
  public var cursor: Point?
  /// How far that field is scrolled; before it is drawn, how far it was.
  public var fieldScroll = FieldScroll()

  /// A drawing on this canvas, with nothing to click yet.
  public init(canvas: Canvas) { self.canvas = canvas }

  /// The action of a click on the cell; nil if there is none.
  public func action(column: Int, row: Int) -> Action? { hits.action(column: column, row: row) }

  /// Makes the visible part of a rectangle clickable.
  public mutating func addHit(_ rect: Rect, _ action: Action) {
    let visible = rect.intersection(canvas.bounds)
    if !visible.isEmpty { hits.append(HitRegion(rect: visible, action: action)) }
  }
}
