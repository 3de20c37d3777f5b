import Testing

@testable import ShopTUI

@Suite struct `Double clicks` {
  private let start = ContinuousClock.now

  private func press(_ column: Int, button: MouseEvent.Button = .left) -> MouseEvent {
    MouseEvent(kind: .press(button), column: column, row: 2)
  }

  @Test func `are two presses on one cell in time`() {
    var clicks = DoubleClicks()

    let first = clicks.marked(press(7), at: start)
    _ = clicks.marked(MouseEvent(kind: .release, column: 7, row: 2), at: start)
    let second = clicks.marked(press(7), at: start + .milliseconds(400))

    #expect(!first.isDoubleClick)
    #expect(second.isDoubleClick)
  }

  @Test func `are not three`() {
    var clicks = DoubleClicks()

    let marks = (0..<4).map { _ in clicks.marked(press(7), at: start).isDoubleClick }

    #expect(marks == [false, true, false, true])
  }

  @Test func `are neither slow nor of two places nor of another button`() {
    var clicks = DoubleClicks()

    let events = [
      clicks.marked(press(7), at: start),
      clicks.marked(press(7), at: start + .milliseconds(401)),
      clicks.marked(press(8), at: start + .milliseconds(402)),
      clicks.marked(press(8, button: .middle), at: start + .milliseconds(403)),
      clicks.marked(press(8), at: start + .milliseconds(404)),
    ]

    #expect(events.allSatisfy { !$0.isDoubleClick })
  }
}
