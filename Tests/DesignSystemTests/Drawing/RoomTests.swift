import DesignSystem
import Testing

@Suite struct `Whatever is drawn into a rectangle` {
  @Test(arguments: Subject.allCases)
  func `stays inside, with its clicks and its cursor`(subject: Subject) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1_500 {
      let bounds = Rect(column: 0, row: 0, width: 30, height: 14)
      var drawing = drawing(width: bounds.width, height: bounds.height)
      drawing.canvas.fill(bounds, with: Cell("#"))
      let before = drawing.canvas
      let rect = Rect(
        column: random.number(0...20),
        row: random.number(0...10),
        width: random.number(0...10),
        height: subject.isLine ? 1 : random.number(0...4)
      )

      subject.draw(&random, in: rect, on: &drawing)

      #expect(drawing.canvas.changedCells(from: before, outside: rect) == 0)
      #expect(drawing.hits.allSatisfy { $0.rect.intersection(rect) == $0.rect })
      if let cursor = drawing.cursor {
        #expect(rect.contains(column: cursor.column, row: cursor.row))
      }
    }
  }

  enum Subject: CaseIterable {
    case list
    case dialog
    case sheet
    case filling
    case frame
    case footer
    case status

    var isLine: Bool { self == .footer || self == .status }

    func draw(_ random: inout SeededGenerator, in rect: Rect, on drawing: inout Drawing<Part>) {
      let content = random.screen()
      let position = ListPosition(selection: random.number(0...3), scroll: random.number(0...3))
      switch self {
      case .list:
        let layout = Layout(of: content, width: rect.width)
        drawing.draw(layout, at: position, in: rect, isFocused: random.flip(), hit: itself)
      case .dialog:
        let dialog = Dialog(
          content,
          below: random.screen().rows,
          width: random.number(0...12),
          hint: random.hostileText(),
          in: rect
        )
        drawing.draw(dialog, at: position, hit: itself)
      case .sheet:
        let level = random.number(0...3)
        let sheet = Dialog(sheet: content, level: level, hint: random.hostileText(), in: rect)
        drawing.draw(sheet, at: position, hit: itself)
      case .filling:
        drawing.draw(Dialog(filling: rect, with: content), at: position, hit: itself)
      case .frame:
        drawing.draw(random.frame(), in: rect, hit: itself)
      case .footer:
        let hints = (0...2).map { _ in
          Footer<Part>.Hint(key: random.hostileText(), words: random.hostileText(), action: .new)
        }
        drawing.draw(Footer(hints, pinned: Array(hints.prefix(1))), in: rect)
      case .status:
        let facts = (0...3).map { _ in random.fact() }
        drawing.draw(
          StatusLine(left: Array(facts.prefix(2)), right: Array(facts.suffix(2))),
          in: rect
        )
      }
    }
  }
}

extension ScreenContent {
  fileprivate var rows: [Row<Action>] {
    blocks.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }
}

extension SeededGenerator {
  fileprivate mutating func flip() -> Bool { number(0...1) == 0 }

  fileprivate mutating func screen() -> ScreenContent<Int> {
    ScreenContent(title: hostileText(), rows: (0...number(0...4)).map { _ in row() })
  }

  private mutating func row() -> Row<Int> {
    let text = hostileText()
    switch number(0...8) {
    case 0: return .text(text)
    case 1: return .heading(text)
    case 2:
      return .item(
        text,
        marks: [0..<2],
        detail: hostileText(),
        badge: hostileText(),
        trailing: hostileText(),
        action: 0
      )
    case 3, 4:
      return .field(
        number(0...1) == 0 ? "" : hostileText(),
        text: text,
        placeholder: hostileText(),
        cursor: number(0...text.count),
        isTextSelected: flip(),
        error: flip() ? nil : hostileText(),
        action: 0
      )
    case 5: return .button(text, action: 0)
    case 6: return .choice(text, value: hostileText(), action: 0)
    case 7: return .definitions([(text, hostileText())])[0]
    default: return flip() ? .divider() : .notice(text)
    }
  }

  fileprivate mutating func frame() -> WindowFrame {
    WindowFrame(
      letter: "A",
      title: hostileText(),
      canGoBack: flip(),
      exit: flip() ? .close : nil,
      isCovered: flip(),
      toast: flip() ? hostileText() : nil,
      path: [hostileText(), hostileText()],
      tabs: TabBar(["Home", "Search", "Profile"], selection: number(0...2)),
      badge: hostileText(),
      offersNew: flip(),
      isFocused: flip(),
      alarm: flip() ? .marked : nil
    )
  }

  fileprivate mutating func fact() -> StatusLine<Part>.Segment {
    StatusLine.Segment(
      hostileText(),
      brief: hostileText(),
      sign: "!",
      action: .new,
      isNeeded: flip()
    )
  }
}
