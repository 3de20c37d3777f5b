import DesignSystem
import SceneNavigation
import ShopCore

/// Two halves: the windows under the right wiring on the left, the same windows under a mistake on
/// the right.
final class SplitScreen {
  private(set) var left: Half
  /// Nil until a lesson has reached the mistake.
  private(set) var right: Half?
  /// The text of a lesson below the halves; nil if the keys go to the halves.
  var caption: Caption? {
    didSet {
      if caption?.height(width: drawing.canvas.width)
        != oldValue?.height(width: drawing.canvas.width)
      {
        layOut()
      }
      redrawAll()
    }
  }
  private(set) var difference: Difference?
  var drawing: Drawing<Target>
  private(set) var layout: SplitLayout
  /// False if the whole picture has to be drawn again.
  var isDrawn = false

  /// The same windows under the right wiring and under a mistake; one half if there is no mistake
  /// yet.
  init(
    _ state: AppState,
    over shop: ShopState,
    under mistake: NamedWiring?,
    canvas: Canvas,
    caption: Caption? = nil
  ) {
    self.caption = caption
    drawing = Drawing(canvas: canvas)
    layout = SplitLayout(of: canvas, below: caption, isDivided: mistake != nil)
    let half = layout.left.canvas(canvas.charset)
    left = Half(state, over: shop, wiring: .perScene, canvas: half)
    right = mistake.map {
      Half(state, over: shop, wiring: $0, canvas: half)
    }
    lookForDifference(since: nil)
  }

  var halves: [Half] { [left] + (right.map { [$0] } ?? []) }

  var mistake: NamedWiring? { right?.wiring }

  var lesson: Lesson? { mistake.flatMap { Lesson(about: $0) } }

  var hasRoom: Bool { layout.hasRoom }

  /// Performs something in both halves, and compares them; the first result, if there is one.
  @discardableResult
  func carryOut<Result>(first: Half? = nil, _ action: (Half) -> Result?) -> Result? {
    let before = difference
    let others = halves.filter { $0 !== first }
    let results = ((first.map { [$0] } ?? []) + others).map(action)
    lookForDifference(since: before)
    return results.compactMap(\.self).first
  }

  /// Opens a link from outside in both halves.
  func open(_ request: LinkRequest) {
    carryOut { half in half.carryOut { $0.open(request) } }
  }

  /// Restarts the right half under a mistake, with the windows of the left one.
  func compare(under mistake: NamedWiring) {
    right = half(left.app.lastState, over: left.app.shop.state, mistake)
    layOut()
    lookForDifference(since: nil)
  }

  func begin(with state: AppState, over shop: ShopState, under mistake: NamedWiring) {
    left = half(state, over: shop, .perScene)
    right = half(state, over: shop, mistake)
    layOut()
    lookForDifference(since: nil)
  }

  private func half(_ state: AppState, over shop: ShopState, _ wiring: NamedWiring) -> Half {
    let canvas = layout.left.canvas(canvas.charset)
    return Half(state, over: shop, wiring: wiring, canvas: canvas)
  }

  private func lookForDifference(since before: Difference?) {
    redrawAll()
    guard let right else { return }
    let difference = Difference(left, right)
    self.difference = difference
    right.desktop.difference =
      difference.windows.isEmpty ? nil : Difference.words(of: difference.windows) + " ✗"
    right.desktop.mark(
      differing: difference.tabs,
      since: Set(before?.windows.map(\.id) ?? [])
    )
  }

  func resize(to size: (columns: Int, rows: Int)) {
    let canvas = drawing.canvas
    guard size != (canvas.width, canvas.height) else { return }
    drawing = Drawing(
      canvas: Canvas(width: size.columns, height: size.rows, charset: canvas.charset)
    )
    layOut()
  }

  private func layOut() {
    layout = SplitLayout(of: canvas, below: caption, isDivided: right != nil)
    guard hasRoom else { return }
    left.desktop.resize(to: layout.left.sizeOfHalf)
    right?.desktop.resize(to: layout.right.sizeOfHalf)
    redrawAll()
  }

  /// Redraws everything next time, because something else was on the screen.
  func redrawAll() { isDrawn = false }

  var canvas: Canvas { drawing.canvas }

  /// What a click outside the halves' windows refers to.
  func target(column: Int, row: Int) -> Target? { drawing.action(column: column, row: row) }

  /// The half that shows a cell, and the position in it.
  func place(column: Int, row: Int) -> (half: Half, column: Int, row: Int)? {
    for (half, rect) in zip(halves, [layout.left, layout.right])
    where rect.contains(column: column, row: row) {
      return (half, column - rect.column, row - rect.row)
    }
    return nil
  }

  var cursor: Point? {
    guard caption == nil else { return nil }
    for (half, rect) in zip(halves, [layout.left, layout.right]) {
      guard let cursor = half.desktop.cursor else { continue }
      return Point(column: cursor.column + rect.column, row: cursor.row + rect.row)
    }
    return nil
  }
}

extension SplitScreen {
  /// True if letters are text in one of the halves.
  var takesLetters: Bool {
    caption == nil && halves.contains { $0.desktop.keyFocus.takesLetters }
  }

  /// A secret field in one of the halves that would receive typed letters.
  var secretField: EditedField? {
    guard caption == nil else { return nil }
    return halves.lazy.compactMap { $0.desktop.keyFocus.field ?? $0.desktop.fieldForText }
      .first { $0.field.isSecret }
  }
}

extension Rect {
  /// The canvas size for a half: one row more than the area, because its own footer is not shown.
  fileprivate var sizeOfHalf: (columns: Int, rows: Int) { (width, height + 1) }

  fileprivate func canvas(_ charset: Charset) -> Canvas {
    Canvas(width: width, height: height + 1, charset: charset)
  }
}
