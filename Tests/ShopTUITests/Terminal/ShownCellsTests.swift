import DesignSystem
import Testing

@testable import ShopTUI

@Suite struct `The shown cells` {
  private func canvas(_ rows: String...) -> Canvas {
    var canvas = Canvas(width: rows[0].unicodeScalars.count, height: rows.count)
    for (row, text) in rows.enumerated() {
      for (column, scalar) in text.unicodeScalars.enumerated() {
        canvas[column, row].scalar = scalar == "_" ? 0 : scalar.value
      }
    }
    return canvas
  }

  /// The runs that are sent for a picture, as `row: range`.
  private func runs(_ shown: inout ShownCells, _ canvas: Canvas) -> (sent: [String], changed: Int) {
    var sent: [String] = []
    let changed = shown.update(to: canvas) { row, _, run in
      sent.append("\(row): \(run.lowerBound)..<\(run.upperBound)")
    }
    return (sent, changed)
  }

  @Test func `send everything first and then nothing`() {
    var shown = ShownCells(columns: 3, rows: 2)
    let picture = canvas("abc", "def")

    let first = runs(&shown, picture)
    let second = runs(&shown, picture)

    #expect(first.sent == ["0: 0..<3", "1: 0..<3"])
    #expect(first.changed == 6)
    #expect(second.sent.isEmpty)
    #expect(second.changed == 0)
  }

  @Test func `send what differs, near differences together`() {
    var shown = ShownCells(columns: 24, rows: 2)
    _ = runs(&shown, canvas("........................", "........................"))

    let result = runs(&shown, canvas("........................", ".x...x..........x......."))

    #expect(result.sent == ["1: 1..<6", "1: 16..<17"])
    #expect(result.changed == 3)
  }

  @Test func `send a style that differs`() {
    var shown = ShownCells(columns: 3, rows: 1)
    var picture = canvas("abc")
    _ = runs(&shown, picture)
    picture[1, 0].style = .selection

    let result = runs(&shown, picture)

    #expect(result.sent == ["0: 1..<2"])
  }

  @Test func `never begin a run in the middle of a wide character`() {
    var shown = ShownCells(columns: 6, rows: 1)
    var picture = canvas("ab日_cd")
    _ = runs(&shown, picture)
    picture[3, 0].style = .selection

    let result = runs(&shown, picture)

    #expect(result.sent == ["0: 2..<4"])
  }

  @Test func `clip a picture of another size`() {
    var shown = ShownCells(columns: 2, rows: 1)

    let larger = runs(&shown, canvas("abc", "def"))
    let smaller = runs(&shown, canvas("x"))

    #expect(larger.sent == ["0: 0..<2"])
    #expect(smaller.sent == ["0: 0..<1"])
  }

  @Test func `send everything after they were forgotten`() {
    var shown = ShownCells(columns: 3, rows: 1)
    _ = runs(&shown, canvas("abc"))

    shown.forget()

    #expect(runs(&shown, canvas("abc")).sent == ["0: 0..<3"])
  }
}
