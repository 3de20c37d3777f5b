import Foundation
import Testing

@Suite(.waitsForPrograms) struct `Right beside wrong` {
  @Test func `is a key that splits the screen, and brings the windows back`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40)
    let before = try shop.capture()

    try shop.press("=")
    let alike = try shop.wait(for: "Both sides are unsaved copies, the same so far. Try 1 Enter")
    #expect(alike.lines[0].contains("As it should be: a router for each window ✓"))
    #expect(alike.lines[0].contains("The mistake: one router for all windows ✗"))
    try shop.press("Enter")
    let split = try shop.wait(for: "✗ window-isolation: B and C moved as well")
    #expect(split.contains("· B, C unchanged ✓"))
    #expect(split.contains("✗ B ‹ Home"))
    try shop.press("F2", "Down", "Enter")
    try shop.wait(for: "The mistake: one stack for all tabs of a window ✗")
    try shop.press("=")

    try shop.wait(until: "the windows are as before") { $0 == before }
    let scenes = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: shop.home)
    #expect(!scenes.contains("Teapot"))
  }

  @Test func `takes clicks in either half, and ends by a click`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40)
    try shop.press("=")
    let alike = try shop.wait(for: "Both sides are unsaved copies, the same so far.")

    // The row of the right half.
    let line = try #require(alike.lines.firstIndex { $0.contains("Sea salt") })
    try shop.click(column: 80, row: line)
    let split = try shop.wait(for: "✗ window-isolation: B and C moved as well")
    #expect(split.lines.filter { $0.contains("Home › Sea salt") }.count >= 3)
    try shop.click(on: "The mistake: one router for all windows")
    try shop.wait(for: "Which mistake on the right?")
    try shop.click(on: "selecting the selected tab does nothing")
    try shop.wait(for: "The mistake: selecting the selected tab does nothing ✗")
    try shop.click(on: "[1 Home]")
    // The footer is drawn last, and its hints move.
    try shop.settle(after: shop.wait(for: "✗ retap-pops-to-root"))
    try shop.click(on: "= leave")

    try shop.wait(for: "a router for each window ✓")
    try shop.wait(until: "the windows have the whole screen") { !$0.contains("The mistake:") }
  }

  @Test func `is how a lesson plays, which asks first`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.press("b", "Down", "Enter")
    try shop.wait(for: "Dimillian/IceCubesApp#1059")
    try shop.press("Enter")
    try shop.wait(for: "One router for all windows · 0 of 4")
    try shop.press("Space")
    try shop.wait(for: "Which windows will move on the right?")

    try shop.press("1")

    try shop.wait(for: "Not A: A and B moved.")
    let broken = try shop.wait(for: "✗ window-isolation: B moved as well")
    #expect(broken.contains("✗ B ‹ Teapot"))
    try shop.press("Left")
    try shop.wait(for: "One router for all windows · 0 of 4")
    try shop.press("Space")
    try shop.settle(after: shop.wait(for: "Which windows will move on the right?"))
    try shop.click(on: "3 A and B")
    try shop.wait(for: "Yes: A and B moved.")
    try shop.press("Space", "Space", "Space")
    try shop.wait(for: "1 again  2 step back  3 next lesson  4 try it yourself")
    try shop.click(on: "3 next lesson")
    try shop.wait(for: "One stack for all tabs of a window · 0 of 6")
    try shop.press("Escape")
    try shop.wait(for: "Watch it, right beside wrong")
  }
}
