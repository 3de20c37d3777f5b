import DesignSystem
import Testing

@Suite struct `Moving in a list` {
  @Test func `goes from row to row and scrolls no further than needed`() {
    let viewport = viewport([.list(count: 30) { .item("\($0)", action: $0) }])
    let start = ListPosition(selection: 8, scroll: 0)

    let once = viewport.move(start, by: 1)
    let twice = viewport.move(start, by: 2)
    let back = viewport.move(twice, by: -1)

    #expect(once == ListPosition(selection: 9, scroll: 0))
    #expect(twice == ListPosition(selection: 10, scroll: 1))
    #expect(back == ListPosition(selection: 9, scroll: 1))
  }

  @Test func `passes over rows that cannot be selected`() {
    let viewport = viewport([button, .row(.heading("More")), .row(.blank()), button])

    let moved = viewport.move(ListPosition(), by: 1)

    #expect(moved == ListPosition(selection: 1, scroll: 0))
  }

  @Test func `scrolls by half a viewport where the next row is far`() {
    let viewport = viewport([button, lines(30), button])

    let once = viewport.move(ListPosition(), by: 1)
    let up = viewport.move(ListPosition(selection: 1, scroll: 22), by: -1)

    #expect(once == ListPosition(selection: 0, scroll: 5))
    #expect(up == ListPosition(selection: 1, scroll: 17))
  }

  @Test func `reaches the far row without skipping a line`() {
    let viewport = viewport([button, lines(30), button])
    var position = ListPosition()
    var seen: Set<Int> = []

    while position.selection == 0 {
      seen.formUnion(position.scroll..<position.scroll + 10)
      position = viewport.move(position, by: 1)
    }
    seen.formUnion(position.scroll..<position.scroll + 10)

    #expect(position == ListPosition(selection: 1, scroll: 22))
    #expect(seen.isSuperset(of: 0..<32))
  }

  @Test func `scrolls on where there is no further row`() {
    let viewport = viewport([lines(4), button, lines(20)])

    let down = viewport.move(ListPosition(), by: 1)
    let up = viewport.move(ListPosition(selection: 0, scroll: 3), by: -2)

    #expect(down == ListPosition(selection: 0, scroll: 1))
    #expect(up == ListPosition(selection: 0, scroll: 1))
    #expect(viewport.move(down, by: 99).scroll == 15)
  }

  @Test func `begins at what is visible after a wheel`() {
    let viewport = viewport([.list(count: 100) { .item("\($0)", action: $0) }])
    let scrolled = viewport.scrolled(ListPosition(selection: 3), by: 40)

    #expect(scrolled == ListPosition(selection: 3, scroll: 40))
    #expect(viewport.move(scrolled, by: 1) == ListPosition(selection: 40, scroll: 40))
    #expect(viewport.move(scrolled, by: -1) == ListPosition(selection: 49, scroll: 40))
  }

  @Test func `turns pages that share a line`() {
    let viewport = viewport([.list(count: 50) { .item("\($0)", action: $0) }])
    let start = ListPosition(selection: 2, scroll: 0)

    let next = viewport.page(start, by: 1)
    let end = viewport.page(start, by: 9)

    #expect(next == ListPosition(selection: 11, scroll: 9))
    #expect(viewport.page(next, by: -1) == start)
    #expect(end == ListPosition(selection: 49, scroll: 40))
  }

  @Test func `goes to the end`() {
    let viewport = viewport([lines(3), .list(count: 50) { .item("\($0)", action: $0) }, lines(4)])

    #expect(viewport.last == ListPosition(selection: 49, scroll: 47))
  }

  @Test func `shows the top of a row that is taller than the viewport`() {
    let tall = ScreenContent<Int>.Block.row(.text(words(20), action: 0))
    let viewport = viewport([lines(5), tall])

    #expect(viewport.inSight(ListPosition()).scroll == 5)
  }

  @Test func `never leaves what there is`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let layout = Layout(of: generator.content(), width: generator.number(0...30))
      let anywhere = ListPosition(
        selection: generator.number(-5...200),
        scroll: generator.number(-5...200)
      )
      for height in [-1, 0, 1, 7, 1_000, .max] {
        let viewport = Viewport(of: layout, height: height)
        let step = generator.number(-3...3)
        let positions = [
          viewport.clamped(anywhere),
          viewport.move(anywhere, by: step),
          viewport.page(anywhere, by: step),
          viewport.page(anywhere, by: .min),
          viewport.scrolled(anywhere, by: .max),
          viewport.last,
        ]
        for position in positions {
          #expect(position == viewport.clamped(position))
          #expect((0..<max(layout.selectableCount, 1)).contains(position.selection))
          #expect((0..<max(layout.lineCount, 1)).contains(position.scroll))
        }
      }
    }
  }

  @Test func `comes to every row by going down, and to the top by going up`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let layout = Layout(of: generator.content(), width: 20)
      let viewport = Viewport(of: layout, height: generator.number(1...12))
      let steps = layout.lineCount + layout.selectableCount + 1
      var position = ListPosition()
      var selected: Set<Int> = [0]
      for _ in 0..<steps {
        position = viewport.move(position, by: 1)
        selected.insert(position.selection)
      }
      #expect(position == viewport.last)
      #expect(selected.count == max(layout.selectableCount, 1))
      for _ in 0..<steps { position = viewport.move(position, by: -1) }
      #expect(position == ListPosition())
    }
  }

  private let button = ScreenContent<Int>.Block.row(.button("Buy", action: 0))

  private func words(_ lines: Int) -> String {
    Array(repeating: "line", count: lines).joined(separator: "\n")
  }

  private func lines(_ count: Int) -> ScreenContent<Int>.Block { .row(.text(words(count))) }

  /// Of ten lines.
  private func viewport(_ blocks: [ScreenContent<Int>.Block]) -> Viewport {
    Viewport(of: Layout(of: ScreenContent(title: "Test", blocks: blocks), width: 30), height: 10)
  }
}
