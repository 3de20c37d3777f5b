import DesignSystem
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Cell heat` {
  private let now = ContinuousClock.now

  /// The cells that glow in a picture.
  private func glowing(_ canvas: Canvas) -> [Int] {
    canvas.cells.indices.filter { canvas.cells[$0].style == .heat }
  }

  @Test func `shows for half a second the cells that were just drawn, and no other`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    let heat = Heat()
    heat.isOn = true
    let before = stage.desktop.canvas
    #expect(heat.shown(before, at: now) == before)

    stage.press(Key(.down))
    let after = stage.desktop.canvas
    let shown = heat.shown(after, at: now)

    let changed = after.cells.indices.filter { after.cells[$0] != before.cells[$0] }
    #expect(glowing(shown) == changed)
    #expect(glowing(heat.shown(after, at: now + .milliseconds(499))) == changed)
    #expect(heat.shown(after, at: now + .milliseconds(500)) == after)
    // Nothing of it lies in the other window.
    let rect = try #require(stage.window("B").flatMap { stage.desktop.view($0)?.rect })
    #expect(shown.changedCells(from: before, within: rect) == 0)
    #expect(!changed.isEmpty)
  }

  @Test func `wants its turn when a glow ends, and never at rest`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)
    let heat = Heat()
    heat.isOn = true
    _ = heat.shown(stage.desktop.canvas, at: now)
    #expect(heat.deadline == nil)

    stage.press(Key(.down))
    _ = heat.shown(stage.desktop.canvas, at: now)
    #expect(heat.deadline == now + .milliseconds(500))
    _ = heat.shown(stage.desktop.canvas, at: now + .milliseconds(500))

    #expect(heat.deadline == nil)
  }

  @Test func `goes out at once when it is turned off, and for another size`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)
    let heat = Heat()
    heat.isOn = true
    _ = heat.shown(stage.desktop.canvas, at: now)
    stage.press(Key(.down))
    _ = heat.shown(stage.desktop.canvas, at: now)

    stage.desktop.resize(to: (70, 24))
    stage.desktop.draw()
    #expect(heat.shown(stage.desktop.canvas, at: now) == stage.desktop.canvas)
    stage.press(Key(.down))
    _ = heat.shown(stage.desktop.canvas, at: now)
    heat.isOn = false

    #expect(heat.shown(stage.desktop.canvas, at: now) == stage.desktop.canvas)
    #expect(heat.deadline == nil)
  }

  @Test func `is turned on and off by a key, whatever has the keys`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)

    stage.press(.character("H"))
    #expect(stage.desktop.showsHeat)
    #expect(stage.desktop.canvas.text.contains("glow for half a second"))
    stage.press(Key(.enter), .character("t"), .character("H"))

    #expect(!stage.desktop.showsHeat)
    #expect(stage.desktop.canvas.text.contains("no longer glow"))
  }
}
