import DesignSystem
import Testing

@Suite struct `The status line` {
  @Test func `shows facts at both ends`() {
    var drawing = Drawing<String>(canvas: Canvas(width: 44, height: 1))

    drawing.draw(line, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == " Opened Teapot in B   wiring: perScene  Ada")
    #expect(drawing.action(column: 25, row: 0) == "change wiring")
    #expect(drawing.action(column: 2, row: 0) == nil)
  }

  @Test(
    arguments: zip(
      [37, 36],
      [" Try Enter Tab 2 1  F2  one router ✗", " Try Enter Tab 2 1          F2  one"]
    )
  )
  func `shortens the right end rather than have it run into the left one`(
    width: Int,
    expected: String
  ) {
    let line = StatusLine<String>(
      left: [.init("Try Enter Tab 2 1")],
      right: [.init("F2"), .init("one router ✗", brief: "one", isNeeded: true)]
    )
    var drawing = Drawing<String>(canvas: Canvas(width: width, height: 1))

    drawing.draw(line, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test func `leaves out the right end where there is no room`() {
    var drawing = Drawing<String>(canvas: Canvas(width: 16, height: 1))

    drawing.draw(line, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == " Opened Teapot …")
    #expect(drawing.hits.isEmpty)
  }

  @Test(
    arguments: zip(
      [44, 36, 31, 24, 16],
      [
        " Opened Teapot in B ✗ moved Ada  appStorage",
        " Opened Teapot … ✗ moved appStorage",
        " Opened Te… ✗ moved appStorage",
        " Opened … ✗ moved",
        " Opened … ✗ mov…",
      ]
    )
  )
  func `cuts the first fact short for what is needed`(width: Int, expected: String) {
    let line = StatusLine<String>(
      left: [.init("Opened Teapot in B"), .init("✗ moved", isNeeded: true)],
      right: [.init("Ada"), .init("appStorage", isNeeded: true)]
    )
    var drawing = Drawing<String>(canvas: Canvas(width: width, height: 1))

    drawing.draw(line, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test(
    arguments: zip(
      [60, 50, 46, 44, 34, 24],
      [
        " A · “Tea chest, cedar lined” pushed · B, C unchanged ✓",
        " A · “Tea chest, ceda…” pushed · B, C unchanged ✓",
        " A · “Tea chest, …” pushed · B, C unchanged ✓",
        " A · “Tea chest, cedar lined” pushed · ✓",
        " A · “Tea chest, ceda…” pushed · ✓",
        " A · “Tea chest, ce… · ✓",
      ]
    )
  )
  func `cuts what is quoted before it says anything briefly`(width: Int, expected: String) {
    let line = StatusLine<String>(
      left: [
        .init("A · “Tea chest, cedar lined” pushed"),
        .init("· B, C unchanged ✓", brief: "· ✓", isNeeded: true),
      ]
    )
    var drawing = Drawing<String>(canvas: Canvas(width: width, height: 1))

    drawing.draw(line, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == expected)
  }

  private let line = StatusLine(
    left: [.init("Opened Teapot in B", style: .statusGood)],
    right: [.init("wiring: perScene", action: "change wiring"), .init("Ada")]
  )
}
