import DesignSystem
import ShopCore
import ShopScreens

/// The two lines below the windows: what happened last, and the keys that are available.
nonisolated struct Bars {
  /// The status line as drawn; nil before the first drawing.
  private var status: Status?
  private var situation: Situation?
  private var statusHits: [HitRegion<Target>] = []
  private var footerHits: [HitRegion<Target>] = []

  nonisolated struct Status: Equatable {
    var text: String
    /// A shorter text for narrow screens; nil if there is none.
    var brief: String?
    var verdict = ""
    var isKept = true
    /// Says how many windows are out of sight; empty if none are.
    var hidden = ""
    var isSaved = true
    var isRecorded = false
    /// The wiring to name; nil if it is shown elsewhere.
    var wiring: NamedWiring? = .perScene
    /// False where other windows are shown in place of the current ones.
    var canChooseWiring = true
  }

  /// Everything that decides which keys are available.
  nonisolated struct Situation: Equatable {
    let isTyping: Bool
    /// True beside another half, where nothing is verified.
    let isHalf: Bool
    /// What going back does in a presentation; nil if nothing is presented.
    let isOver: WindowFrame.Exit?
    let hasOthers: Bool
    let canGoBack: Bool
    let canOpen: Bool
    /// True if there is another row to select, or more to see.
    let canMove: Bool
    /// True if there are rows besides the selected one.
    let hasOtherRows: Bool
    /// What Enter does on the selected row; nil if it opens a list item.
    let enterWords: String?
    /// True if the selected row is a field: Tab starts typing in it.
    let isOnField: Bool
    /// True if the selected row is a multi-line field, in which the arrows move.
    let fieldHasLines: Bool
    /// True if letters go into a field and are not commands.
    let lettersAreText: Bool
    /// The hints while something other than a window has the keys; nil while nothing has.
    var ownHints: [KeyBinding.Hint]?

    func isMeaningful(_ command: Command) -> Bool {
      switch command {
      case .back: canGoBack
      case .closeWindow: hasOthers && isOver == nil
      case .nextWindow, .zoom: hasOthers
      case .open: canOpen
      case .down: canMove
      case .verify: !isHalf
      case .nextTab, .search: isOver == nil
      default: true
      }
    }
  }

  func target(column: Int, row: Int) -> Target? {
    statusHits.action(column: column, row: row) ?? footerTarget(column: column, row: row)
  }

  func footerTarget(column: Int, row: Int) -> Target? {
    footerHits.action(column: column, row: row)
  }

  /// Draws only the lines that changed.
  mutating func show(
    _ status: Status,
    _ situation: Situation,
    in rect: Rect,
    on drawing: inout Drawing<Target>
  ) {
    if status != self.status {
      drawing.hits.removeAll(keepingCapacity: true)
      self.status = status
      drawing.draw(statusLine(of: status, in: drawing.canvas.charset), in: rect)
      statusHits = drawing.hits
    }
    guard situation != self.situation else { return }
    showFooter(situation, in: rect, on: &drawing)
  }

  /// Also used to draw over the dimmed area below a dialog.
  mutating func showFooter(
    _ situation: Situation,
    in rect: Rect,
    on drawing: inout Drawing<Target>
  ) {
    self.situation = situation
    let hits = drawing.hits
    drawing.hits.removeAll(keepingCapacity: true)
    // In a dock, the way back to the windows is pinned.
    let footer = Self.footer(Self.hints(in: situation), in: drawing.canvas.charset) {
      $0.isPinned || situation.ownHints != nil && $0.command == .back
    }
    let line = Rect(column: rect.column, row: rect.row + 1, width: rect.width, height: 1)
    // A click on what is no hint is not one beside a dialog.
    drawing.addHit(line, .overlay(.body))
    drawing.draw(footer, in: line)
    footerHits = drawing.hits
    drawing.hits = hits
  }

  static func hints(in situation: Situation) -> [KeyBinding.Hint] {
    if let hints = situation.ownHints { return hints }
    let ofWindows = Keymap.standard.hints(situation.isMeaningful).map { hint in
      hint.command == .open ? hint.saying(situation.enterWords ?? hint.words) : hint
    }
    switch (situation.isOver, situation.isTyping) {
    case (nil, true): return situation.hasOtherRows ? TextKeys.searchHints : TextKeys.fieldHints
    case (nil, false): return ofWindows
    case (_?, true): return situation.fieldHasLines ? TextKeys.linesHints : TextKeys.formHints
    case (let leaving?, false):
      let meant = situation.lettersAreText ? ofWindows.compactMap(\.withoutLetters) : ofWindows
      return meant.flatMap { hint in
        switch hint.command {
        case .open: situation.isOnField ? [hint.under("Enter Tab")] : [hint, TextKeys.nextRow]
        case .back: [hint.saying(leaving == .close ? "close" : "back")]
        case .nextWindow: [hint.under("w")]
        default: [hint]
        }
      }
    }
  }

  static func footer(
    _ hints: [KeyBinding.Hint],
    in charset: Charset,
    pinning isPinned: (KeyBinding.Hint) -> Bool
  ) -> Footer<Target> {
    func shown(_ hint: KeyBinding.Hint) -> Footer<Target>.Hint {
      Footer.Hint(
        key: charset == .ascii ? hint.keyInASCII : hint.key,
        words: hint.words,
        action: hint.command.map { .command($0) } ?? Key(words: hint.key).map { .key($0) }
      )
    }
    return Footer(
      hints.filter { !isPinned($0) }.map(shown),
      pinned: hints.filter(isPinned).map(shown)
    )
  }

  private typealias Segment = StatusLine<Target>.Segment

  private func statusLine(of status: Status, in charset: Charset) -> StatusLine<Target> {
    var left = [Segment(status.text, brief: status.brief)]
    if !status.verdict.isEmpty {
      let mark = status.text.isEmpty ? "" : "· "
      left.append(
        Segment(
          mark + status.verdict,
          brief: status.isKept ? mark + "✓" : nil,
          sign: status.isKept ? nil : mark + "✗",
          style: status.isKept ? .statusGood : .statusBad,
          action: .verdict,
          isNeeded: true
        )
      )
    }
    var right: [Segment] = []
    if status.isRecorded { right.append(Segment("● recording", style: .statusBad, isNeeded: true)) }
    if !status.hidden.isEmpty { right.append(Segment(status.hidden, isNeeded: true)) }
    if !status.isSaved { right.append(Segment("not saved", style: .statusBad, isNeeded: true)) }
    if let wiring = status.wiring {
      let choosing: Target? = status.canChooseWiring ? .command(.chooseWiring) : nil
      if !wiring.isRight, let choosing {
        right.append(Segment("F2", style: .statusBad, action: choosing))
      }
      right.append(
        Segment(
          wiring.words + (wiring.isRight ? " ✓" : " ✗"),
          brief: wiring.isMixture
            ? "custom wiring" : wiring.isRight ? "wiring ✓" : wiring.rawValue,
          style: wiring.isRight ? .statusGood : .statusBad,
          action: choosing,
          isNeeded: !wiring.isRight
        )
      )
    }
    func spelled(_ segments: [Segment]) -> [Segment] {
      segments.map { segment in
        var segment = segment
        segment.text = charset.spellingMarksOut(segment.text)
        segment.brief = segment.brief.map(charset.spellingMarksOut)
        segment.sign = segment.sign.map(charset.spellingMarksOut)
        return segment
      }
    }
    return StatusLine(left: spelled(left), right: spelled(right))
  }
}
