import DesignSystem
import Foundation
import Testing

@Suite struct `A picture in a file` {
  private func canvas(_ lines: String..., style: Style = .text) -> Canvas {
    var canvas = Canvas(width: 12, height: lines.count)
    for (row, line) in lines.enumerated() { canvas.write(line, column: 0, row: row, style: style) }
    return canvas
  }

  @Test func `shows text as it is, whatever it says in XML`() {
    let picture = VectorPicture(of: canvas("a <b> & c"), in: .dark).text

    #expect(picture.contains(">a &lt;b&gt; &amp; c</text>"))
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test func `has wide letters in the middle of their two cells`() {
    let picture = VectorPicture(of: canvas("a急b"), in: .dark).text

    #expect(picture.contains("x=\"0\" y=\"13.4\" textLength=\"8.4\">a</text>"))
    #expect(picture.contains("x=\"16.8\" y=\"13.4\" text-anchor=\"middle\">急</text>"))
    #expect(picture.contains("x=\"25.2\" y=\"13.4\" textLength=\"8.4\">b</text>"))
  }

  @Test func `draws frames as lines that meet`() {
    let picture = VectorPicture(of: canvas("┌──┐", "└──┘"), in: .dark).text

    #expect(picture.contains("M4.2 9H8.4M4.2 9V18M8.4 9H25.2"))
    #expect(!picture.contains("─"))
  }

  @Test func `paints what has another ground, and the cursor`() {
    let picture = VectorPicture(
      of: canvas("x", style: .selection),
      in: .dark,
      cursor: Point(column: 2, row: 0)
    ).text

    #expect(picture.contains("width=\"8.4\" height=\"18\" fill=\"#005f87\""))
    #expect(picture.contains("x=\"16.8\" y=\"0\""))
  }

  @Test func `moves by painting what changed over what was there`() throws {
    var film = AnimatedPicture()
    let before = canvas("one two", "three")
    var after = before
    after.write("TWO", column: 4, row: 0, style: .danger)
    film.show(before, in: .dark, cursor: nil, from: .zero)
    film.show(before, in: .dark, cursor: nil, from: .seconds(1))
    film.show(after, in: .dark, cursor: nil, from: .seconds(2))

    let text = film.text(until: .seconds(8))

    let frames = text.components(separatedBy: "<g class=").dropFirst()
    #expect(frames.count == 2)
    let last = try #require(frames.last)
    #expect(last.hasPrefix("\"t0 f1\">"))
    #expect(last.contains("x=\"33.6\" y=\"0\" width=\"25.2\""))
    #expect(last.contains(">TWO</text>"))
    #expect(!last.contains("one"))
    #expect(text.contains("@keyframes f1{0%{visibility:hidden}25.000%{visibility:visible}}"))
    #expect(text.contains("animation:f1 8.000s step-end infinite"))
    #expect(text.contains("@media(prefers-reduced-motion:reduce){g{animation:none!important}}"))
  }

  @Test func `moves a cursor, and begins anew in another theme or size`() {
    var film = AnimatedPicture()
    let picture = canvas("a急b")
    film.show(picture, in: .dark, cursor: Point(column: 0, row: 0), from: .zero)
    film.show(picture, in: .dark, cursor: Point(column: 1, row: 0), from: .seconds(1))
    film.show(picture, in: .light, cursor: nil, from: .seconds(2))
    film.show(canvas("a", "b"), in: .light, cursor: nil, from: .seconds(3))

    let text = film.text(until: .seconds(4))

    let frames = text.components(separatedBy: "<g class=").dropFirst().map { $0 }
    #expect(frames.count == 4)
    #expect(frames[1].contains(">a</text>") && frames[1].contains(">急</text>"))
    #expect(frames[1].contains("x=\"8.4\" y=\"0\" width=\"8.4\" height=\"18\" fill=\"#c0caf599\""))
    #expect(frames[2].hasPrefix("\"t1 f2\">") && frames[2].contains(">急</text>"))
    #expect(frames[3].contains("y=\"31.4\""))
    #expect(text.contains("viewBox=\"0 0 120.8 56\""))
  }

  @Test func `is written for a terminal as far as it changed`() {
    let before = canvas("one two", "three")
    var after = before
    after.write("TWO", column: 4, row: 0, style: .danger)

    let text = TerminalText(in: .dark).text(of: after, after: before)

    #expect(text == "\u{1B}[1;5H\u{1B}[0;38;5;203mTWO\u{1B}[0m")
    #expect(TerminalText(in: .dark).text(of: after, after: after).isEmpty)
  }

  @Test func `finds text by the cells it stands in`() {
    let canvas = canvas("急 tea tea", "tea")
    let right = Rect(column: 4, row: 0, width: 8, height: 2)

    #expect(canvas.places(of: "tea", in: canvas.bounds).map(\.column) == [3, 7, 0])
    #expect(canvas.places(of: "tea", in: right).map(\.column) == [7])
    #expect(canvas.places(of: "", in: right).isEmpty)
    #expect(canvas.lines(in: right) == ["ea tea", ""])
  }
}
