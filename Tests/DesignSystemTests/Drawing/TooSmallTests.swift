import DesignSystem
import Testing

@Suite struct `A screen that is too small` {
  @Test(
    arguments: [
      (39, 3, "\nThe terminal is 39×3; 40×12 is enough.\n"),
      (22, 4, "\nThe terminal is 22×4;\n   40×12 is enough.\n"),
      (0, 0, ""),
    ]
  )
  func `says what is needed`(width: Int, height: Int, expected: String) {
    var drawing = drawing(width: width, height: height)
    drawing.addHit(drawing.canvas.bounds, .body)

    drawing.draw(TooSmall(width: 40, height: 12))

    #expect(picture(drawing.canvas) == expected)
    #expect(drawing.hits.isEmpty)
  }

  @Test(arguments: [(40, 12, false), (39, 12, true), (40, 11, true)])
  func `is one that lacks a column or a row`(width: Int, height: Int, isTooSmall: Bool) {
    let canvas = Canvas(width: width, height: height)

    #expect(TooSmall(width: 40, height: 12).applies(to: canvas) == isTooSmall)
  }
}
