import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Windows on the screen` {
  private func tiling(
    _ count: Int,
    focus: Int = 0,
    layout: Arrangement.Layout = .automatic,
    in area: Rect,
    from first: Int = 0
  ) -> Tiling {
    var arrangement = Arrangement()
    arrangement.layout = layout
    return Tiling(count: count, focus: focus, arrangement: arrangement, in: area, from: first)
  }

  private func area(_ width: Int, _ height: Int) -> Rect {
    Rect(column: 0, row: 0, width: width, height: height)
  }

  @Test(arguments: [(1, 160), (3, 160), (5, 160), (5, 150)])
  func `stand side by side while each keeps thirty columns`(count: Int, width: Int) {
    let tiling = tiling(count, in: area(width, 46))

    #expect(tiling.frames.count == count)
    #expect(tiling.frames.allSatisfy { $0.rect.height == 46 && $0.rect.width >= 30 })
  }

  @Test(arguments: [100, 160, 161, 203]) func `are as wide as each other`(width: Int) {
    let widths = Set(tiling(3, in: area(width, 46)).frames.map(\.rect.width))

    #expect(widths == [width / 3])
  }

  @Test func `form a grid when there is no room side by side`() {
    let tiling = tiling(12, in: area(240, 65))

    #expect(tiling.frames.count == 12)
    #expect(Set(tiling.frames.map(\.rect.row)) == [0, 21, 43])
    #expect(tiling.frames.allSatisfy { $0.rect.width == 60 })
  }

  @Test func `stay where they are while the focus moves among those that are shown`() {
    let area = area(80, 22)
    let atEnd = tiling(5, focus: 4, in: area)
    #expect(atEnd.frames.map(\.index) == [1, 2, 3, 4])

    let page = [1, 2, 3].map { tiling(5, focus: $0, in: area, from: atEnd.first) }

    #expect(page.allSatisfy { $0 == atEnd })
    #expect(tiling(5, focus: 0, in: area, from: atEnd.first).frames.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `stay where they are in each layout while the focus moves, where all fit`() {
    for layout in Arrangement.Layout.allCases {
      let area = area(160, 46)
      let tilings = (0..<4).map { tiling(4, focus: $0, layout: layout, in: area) }

      #expect(tilings.allSatisfy { $0 == tilings[0] && $0.frames.count == 4 }, "\(layout)")
    }
  }

  @Test func `stand beside the first one, which is large, and come by the page where not all fit`()
  {
    let area = area(100, 22)
    let atEnd = tiling(5, focus: 4, layout: .main, in: area)
    #expect(atEnd.frames.map(\.index) == [0, 3, 4])
    #expect(atEnd.frames.map(\.rect.width) == [60, 40, 40])

    let pages = [0, 3].map { tiling(5, focus: $0, layout: .main, in: area, from: atEnd.first) }

    #expect(pages.allSatisfy { $0 == atEnd })
    let next = tiling(5, focus: 2, layout: .main, in: area, from: atEnd.first)
    #expect(next.frames.map(\.index) == [0, 1, 2])
  }

  @Test func `are shown by the page where not all fit, always with the focused one`() {
    for focus in 0..<26 {
      let tiling = tiling(26, focus: focus, in: area(80, 22))

      #expect(tiling.frames.count == 4)
      #expect(tiling.frames.contains { $0.index == focus })
    }
  }

  @Test func `cover the screen without overlapping, in every layout and size`() {
    for layout in Arrangement.Layout.allCases {
      for count in [1, 2, 3, 5, 8, 13, 26] {
        for (width, height) in [(20, 6), (40, 10), (80, 22), (161, 46), (240, 65), (400, 118)] {
          let tiling = tiling(count, focus: count - 1, layout: layout, in: area(width, height))
          let cells = tiling.frames.reduce(0) { $0 + $1.rect.width * $1.rect.height }
          // What does not divide by their number stays blank at the right.
          let most =
            Dictionary(grouping: tiling.frames, by: \.rect.row).values.map(\.count).max() ?? 1
          let least = (width - most + 1) * height

          #expect((least...width * height).contains(cells), "\(layout) \(count) \(width)x\(height)")
          for (index, frame) in tiling.frames.enumerated() {
            for other in tiling.frames.dropFirst(index + 1) {
              #expect(frame.rect.intersection(other.rect).isEmpty)
            }
          }
          #expect(tiling.frames.contains { $0.index == count - 1 })
          #expect(Set(tiling.frames.map(\.index)).count == tiling.frames.count)
        }
      }
    }
  }

  @Test func `give the whole screen to the focused one when zoomed`() {
    var arrangement = Arrangement()
    arrangement.isZoomed = true

    let tiling = Tiling(count: 5, focus: 3, arrangement: arrangement, in: area(80, 22))

    #expect(tiling.frames.map(\.index) == [3])
    #expect(tiling.frames.map(\.rect) == [area(80, 22)])
  }
}
