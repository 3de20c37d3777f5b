import DesignSystem
import Testing

@Suite struct `A layout` {
  @Test func `agrees with one that is made line by line`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let content = generator.content()
      let width = generator.number(0...40)
      let layout = Layout(of: content, width: width)
      let naive = naiveLines(of: content, width: width)

      #expect(layout.lineCount == naive.count)
      #expect(layout.selectableCount == (naive.compactMap(\.self).max() ?? -1) + 1)
      for index in -1...layout.selectableCount {
        let lines = naive.indices.filter { naive[$0] == index }
        #expect(Array(layout.lines(ofSelectable: index)) == lines)
        #expect(content.selectable(index)?.action == (lines.isEmpty ? nil : index))
      }
      let top = generator.number(-2...naive.count + 2)
      let seen = top..<top + generator.number(0...9)
      var drawn: [Int?] = []
      layout.forEachRow(in: seen) { place in
        drawn += place.lines.clamped(to: seen).map { _ in place.selectable }
      }
      #expect(drawn == seen.clamped(to: 0..<naive.count).map { naive[$0] })
    }
  }

  @Test func `has all items of a list say what they are below their names, or none`() {
    func heights(width: Int) -> [Int] {
      let items = ["packed", "shipped", "on its way"].enumerated().map { index, detail in
        Row<Int>.item("Order \(index)", detail: detail, trailing: "€9.00", action: index)
      }
      let rows = items + [.item("Total", trailing: "€27.00")] + items.prefix(1)
      let layout = Layout(of: ScreenContent(title: "", rows: rows), width: width)
      return [0, 1, 2, 3].map { layout.lines(ofSelectable: $0).count }
    }

    #expect(heights(width: 40) == [1, 1, 1, 1])
    #expect(heights(width: 28) == [2, 2, 2, 1])
    #expect(heights(width: 20) == [2, 2, 2, 2])
  }

  @Test func `asks a list for nothing but what is seen`() {
    var asked: [Int] = []
    let content = ScreenContent<Int>(
      title: "All",
      blocks: [
        .row(.heading("All")),
        .list(count: 100_000) { index in
          asked.append(index)
          return .item("\(index)", action: index)
        },
      ]
    )

    let layout = Layout(of: content, width: 20)
    layout.forEachRow(in: 50_001..<50_004) { _ in }

    #expect(layout.lineCount == 100_001)
    #expect(asked == [50_000, 50_001, 50_002])
  }

  @Test func `gives an item a second line when its words do not fit into one`() {
    let item = Row.item("Teapot", detail: "stoneware", trailing: "€30", action: 0)
    let content = ScreenContent(title: "Home", rows: [item])

    #expect(Layout(of: content, width: 25).lineCount == 1)
    #expect(Layout(of: content, width: 24).lineCount == 2)
  }

  /// For each line the number of its selectable row.
  private func naiveLines(of content: ScreenContent<Int>, width: Int) -> [Int?] {
    var lines: [Int?] = []
    var selectable = 0
    func append(_ count: Int, isSelectable: Bool) {
      lines += Array(repeating: isSelectable ? selectable : nil, count: count)
      if isSelectable { selectable += 1 }
    }
    for block in content.blocks {
      switch block {
      case .list(let count, _): for _ in 0..<count { append(1, isSelectable: true) }
      case .row(let row):
        guard case .text(let text, _) = row.content else {
          append(1, isSelectable: row.isSelectable)
          continue
        }
        let height = TextCells.wrapped(text, width: max(width - 3, 1)).count
        append(height, isSelectable: row.isSelectable)
      }
    }
    return lines
  }
}

extension SeededGenerator {
  /// Rows of all kinds of heights whose actions are their numbers.
  mutating func content() -> ScreenContent<Int> {
    var blocks: [ScreenContent<Int>.Block] = []
    var selectable = 0
    for _ in 0..<number(0...9) {
      let text = String(repeating: "some words ", count: number(0...12))
      switch number(0...4) {
      case 0: blocks.append(.row(.text(text)))
      case 1: blocks.append(.row(.heading(text)))
      case 2:
        blocks.append(.row(.text(text, action: selectable)))
        selectable += 1
      case 3:
        blocks.append(.row(.button("Buy", action: selectable)))
        selectable += 1
      default:
        let first = selectable
        let count = number(0...20)
        blocks.append(.list(count: count) { .item("Teapot", action: first + $0) })
        selectable += count
      }
    }
    return ScreenContent(title: "Random", blocks: blocks)
  }
}
