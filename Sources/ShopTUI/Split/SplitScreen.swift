import DesignSystem
import SceneNavigation
import ShopCore

/// The screen in two halves: on the left the windows as they should be, on the right the same windows under a
/// mistake; what happens in one happens in both.
final class SplitScreen {
  private(set) var left: Half
  /// Nil until a lesson has come to the mistake.
  private(set) var right: Half?
  /// What a lesson says below the halves; nil where the keys go to these.
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
  /// What differs between the halves after the last event.
  private(set) var difference: Difference?
  let keymap: Keymap
  var drawing: Drawing<Target>
  private(set) var layout: SplitLayout
  /// Whether the picture is whole but for what changed since.
  var isDrawn = false

  /// The same windows twice, wired rightly and by a mistake; once where there is no mistake yet.
  init(
    _ state: AppState,
    over shop: ShopState,
    under mistake: NamedWiring?,
    keymap: Keymap,
    canvas: Canvas,
    caption: Caption? = nil
  ) {
    self.keymap = keymap
    self.caption = caption
    drawing = Drawing(canvas: canvas)
    layout = SplitLayout(
      width: canvas.width,
      height: canvas.height,
      captionHeight: caption?.height(width: canvas.width) ?? 0,
      isDivided: mistake != nil
    )
    func half(_ wiring: NamedWiring, in rect: Rect) -> Half {
      Half(state, over: shop, wiring: wiring, keymap: keymap, canvas: rect.canvas(canvas.charset))
    }
    left = half(.perScene, in: layout.left)
    right = mistake.map { half($0, in: layout.right) }
    lookForDifference(since: nil)
  }

  var halves: [Half] { [left] + (right.map { [$0] } ?? []) }

  /// The mistake of the right half.
  var mistake: NamedWiring? { right?.wiring }

  /// Whether both halves have room to show what happens in them.
  var hasRoom: Bool { layout.hasRoom }

  /// Does something in both halves, and looks what differs after it.
  func carryOut(first: Half? = nil, _ deed: (Half) -> Void) {
    let before = difference
    if let first { deed(first) }
    for half in halves where half !== first { deed(half) }
    lookForDifference(since: before)
  }

  /// Opens a link from outside in both halves; the answer is that of the left one.
  func open(_ request: LinkRequest) -> LinkAnswer {
    var answers: [LinkAnswer] = []
    carryOut { answers.append($0.open(request)) }
    return answers[0]
  }

  /// Has the right half begin anew under a mistake, with the windows of the left one.
  func compare(under mistake: NamedWiring) {
    right = half(left.app.lastState, over: left.app.shop.state, mistake)
    layOut()
    lookForDifference(since: nil)
  }

  /// Has both halves begin anew.
  func begin(with state: AppState, over shop: ShopState, under mistake: NamedWiring) {
    left = half(state, over: shop, .perScene)
    right = half(state, over: shop, mistake)
    layOut()
    lookForDifference(since: nil)
  }

  private func half(_ state: AppState, over shop: ShopState, _ wiring: NamedWiring) -> Half {
    Half(
      state,
      over: shop,
      wiring: wiring,
      keymap: keymap,
      canvas: layout.left.canvas(canvas.charset)
    )
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
    layout = SplitLayout(
      width: drawing.canvas.width,
      height: drawing.canvas.height,
      captionHeight: caption?.height(width: drawing.canvas.width) ?? 0,
      isDivided: right != nil
    )
    guard hasRoom else { return }
    left.desktop.resize(to: layout.left.sizeOfHalf)
    right?.desktop.resize(to: layout.right.sizeOfHalf)
    redrawAll()
  }

  /// Has the next picture be drawn whole, for something else was shown in between.
  func redrawAll() { isDrawn = false }

  /// What is to be shown.
  var canvas: Canvas { drawing.canvas }

  func pictureWasShown() { drawing.canvas.forgetTouched() }

  /// What a click on a cell is aimed at beside the windows of the halves.
  func target(column: Int, row: Int) -> Target? { drawing.action(column: column, row: row) }

  /// The half that shows a cell, and where in it that is.
  func place(column: Int, row: Int) -> (half: Half, column: Int, row: Int)? {
    for (half, rect) in zip(halves, [layout.left, layout.right])
    where rect.contains(column: column, row: row) {
      return (half, column - rect.column, row - rect.row)
    }
    return nil
  }

  /// Where the terminal's cursor belongs: in the field that is typed into.
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
  /// Whether letters are text in one of the halves.
  var takesLetters: Bool {
    caption == nil && halves.contains { $0.desktop.keyFocus.takesLetters }
  }

  /// A secret field of one of the halves that is typed into, or that letters would be typed into.
  var secretField: EditedField? {
    guard caption == nil else { return nil }
    return halves.lazy.compactMap { $0.desktop.keyFocus.field ?? $0.desktop.fieldForText }
      .first { $0.field.isSecret }
  }
}

extension Rect {
  /// What a half draws on to fill it: its own footer lies below, and is not shown.
  fileprivate var sizeOfHalf: (columns: Int, rows: Int) { (width, height + 1) }

  fileprivate func canvas(_ charset: Charset) -> Canvas {
    Canvas(width: width, height: height + 1, charset: charset)
  }
}
