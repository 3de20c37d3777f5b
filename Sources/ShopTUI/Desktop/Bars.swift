import DesignSystem
import ShopScreens

/// The two lines below the windows: what happened last, and which keys mean something now.
struct Bars {
  private let status: Status
  private let situation: Situation
  private let rect: Rect
  private var hits: [HitRegion<Target>] = []

  /// What the status line says.
  struct Status: Equatable {
    var deed: String
    var verdict = ""
    var isKept = true
    /// How many windows are out of sight, in words; empty where none is.
    var hidden = ""
  }

  /// Where one stands, as far as it decides which keys mean something.
  struct Situation: Equatable {
    let isTyping: Bool
    let hasOthers: Bool
    let canGoBack: Bool
    let canOpen: Bool

    func isMeaningful(_ command: Command) -> Bool {
      switch command {
      case .back: canGoBack
      case .nextWindow, .closeWindow, .zoom: hasOthers
      case .open: canOpen
      default: true
      }
    }
  }

  init(status: Status, situation: Situation, rect: Rect) {
    self.status = status
    self.situation = situation
    self.rect = rect
  }

  /// Whether drawing them would show what the others show.
  func look(like other: Bars?) -> Bool {
    other.map { $0.status == status && $0.situation == situation && $0.rect == rect } ?? false
  }

  func target(column: Int, row: Int) -> Target? {
    hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  mutating func draw(into drawing: inout Drawing<Target>, keymap: Keymap) {
    drawing.hits.removeAll(keepingCapacity: true)
    drawing.draw(statusLine, in: line(0))
    let meant = situation.isTyping ? TextKeys.hints : keymap.hints(situation.isMeaningful)
    let hints = meant.map { hint in
      Footer<Target>.Hint(
        key: hint.key,
        words: hint.words,
        action: hint.command.map { .command($0) }
      )
    }
    drawing.draw(Footer(hints), in: line(1))
    hits = drawing.hits
  }

  private func line(_ number: Int) -> Rect {
    Rect(column: rect.column, row: rect.row + number, width: rect.width, height: 1)
  }

  private var statusLine: StatusLine<Target> {
    var left: [StatusLine<Target>.Segment] = [.init(status.deed)]
    if !status.verdict.isEmpty {
      left.append(
        .init("· " + status.verdict, style: status.isKept ? .statusGood : .statusBad)
      )
    }
    return StatusLine(left: left, right: status.hidden.isEmpty ? [] : [.init(status.hidden)])
  }
}
