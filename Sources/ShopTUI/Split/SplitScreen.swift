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
  private(set) var drawing: Drawing<Target>
  private(set) var layout: SplitLayout
  private var isDrawn = false

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
    compare(since: nil)
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
    compare(since: before)
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
    compare(since: nil)
  }

  /// Has both halves begin anew.
  func begin(with state: AppState, over shop: ShopState, under mistake: NamedWiring) {
    left = half(state, over: shop, .perScene)
    right = half(state, over: shop, mistake)
    layOut()
    compare(since: nil)
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

  private func compare(since before: Difference?) {
    redrawAll()
    guard let right else { return }
    let difference = Difference(left, right)
    self.difference = difference
    right.desktop.difference =
      difference.windows.isEmpty ? nil : Difference.words(of: difference.windows) + " ✗"
    right.desktop.mark(
      differing: Set(difference.windows.map(\.id)),
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

  /// Brings the picture up to date; what there is to say about the program is said instead of what differs,
  /// and what it is marked with beside that.
  func draw(saying message: String? = nil, marks: [String] = []) {
    if !isDrawn { drawing.canvas.fill(drawing.canvas.bounds, with: .blank()) }
    isDrawn = true
    drawing.hits.removeAll(keepingCapacity: true)
    drawLabels()
    for (half, rect) in zip(halves, [layout.left, layout.right]) {
      half.desktop.draw()
      let shown = Rect(column: 0, row: 0, width: rect.width, height: rect.height)
      drawing.canvas.copy(shown, of: half.desktop.canvas, toColumn: rect.column, row: rect.row)
    }
    drawDifference(saying: message, marks: marks)
    drawCaption()
    drawFooter()
  }

  private func drawLabels() {
    drawing.draw(label(.perScene, "As it should be", .statusGood), in: layout.left.above)
    guard let mistake else { return }
    drawing.draw(label(mistake, "The mistake", .statusBad), in: layout.right.above)
  }

  private func label(_ wiring: NamedWiring, _ title: String, _ style: Style) -> StatusLine<Target> {
    let sign = drawing.canvas.charset.spellingMarksOut(wiring.isRight ? "✓" : "✗")
    let width = wiring.isRight ? layout.left.width : layout.right.width
    let texts = ["\(title): \(wiring.words) \(sign)", "\(wiring.words) \(sign)"]
    let text = texts.first { TextCells.width(of: $0) + 2 <= width } ?? "\(wiring.rawValue) \(sign)"
    let action: Target? = wiring.isRight || caption != nil ? nil : .command(.chooseWiring)
    return StatusLine(left: [.init(text, style: style, action: action)])
  }

  private func drawDifference(saying message: String?, marks: [String]) {
    var left: [StatusLine<Target>.Segment] = []
    if let message {
      left.append(.init(message))
    } else if let difference {
      let charset = drawing.canvas.charset
      if let complaint = difference.complaint {
        left.append(.init(charset.spellingMarksOut(complaint), style: .statusBad, isNeeded: true))
      }
      let rest = [difference.detail, caption == nil ? difference.hint : ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let link = difference.complaint == nil || rest.isEmpty ? "" : "· "
      left.append(.init(link + rest))
    }
    let right = marks.map {
      StatusLine<Target>.Segment($0, style: .statusBad, isNeeded: true)
    }
    drawing.draw(StatusLine(left: left, right: right), in: layout.difference)
  }

  private func drawCaption() {
    guard let caption, !layout.caption.isEmpty else { return }
    let dialog = Dialog(filling: layout.caption, with: caption.content)
    drawing.draw(dialog, at: ListPosition(), showsSelection: false) { _ in .choice(-1) }
    drawing.hits.removeAll { $0.action == .choice(-1) }
    guard !caption.choices.isEmpty else { return }
    let hints = caption.choices.enumerated().map { number, words in
      Footer<Target>.Hint(key: "\(number + 1)", words: words, action: .choice(number))
    }
    let inside = dialog.content
    drawing.draw(
      Footer(hints),
      in: Rect(
        column: inside.column,
        row: inside.rows.upperBound - 1,
        width: inside.width,
        height: 1
      )
    )
  }

  private func drawFooter() {
    let charset = drawing.canvas.charset
    let hints = caption?.hints ?? self.hints
    let isPinned = { (hint: KeyBinding.Hint) in hint.command == .compare || hint.isPinned }
    let bars = Bars()
    drawing.draw(
      Footer(
        hints.filter { !isPinned($0) }.map { bars.footerHint($0, in: charset) },
        pinned: hints.filter(isPinned).map { bars.footerHint($0, in: charset) }
      ),
      in: layout.footer
    )
  }

  /// What the footer says: the keys of the left half, and those of both.
  private var hints: [KeyBinding.Hint] {
    let own = left.desktop.footerHints.filter { hint in
      hint.command.map { !$0.concernsBothHalves && $0 != .quit } ?? true
    }
    // What is typed goes to both halves.
    guard !takesLetters else { return own }
    return own.prefix(3) + [
      KeyBinding.Hint(key: "F2", words: "other mistake", command: .chooseWiring),
      KeyBinding.Hint(key: "Q", words: "restart", command: .restartHalves),
    ] + own.dropFirst(3) + [
      KeyBinding.Hint(key: "=", words: "leave", command: .compare),
      KeyBinding.Hint(key: "?", words: "help", command: .help),
    ]
  }

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
  /// The line above it, as wide.
  fileprivate var above: Rect { Rect(column: column, row: row - 1, width: width, height: 1) }

  /// What a half draws on to fill it: its own footer lies below, and is not shown.
  fileprivate var sizeOfHalf: (columns: Int, rows: Int) { (width, height + 1) }

  fileprivate func canvas(_ charset: Charset) -> Canvas {
    Canvas(width: width, height: height + 1, charset: charset)
  }
}
