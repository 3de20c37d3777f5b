import Foundation
import ShopCore
import Testing

@testable import ShopTUI

@Suite(.waitsForPrograms) struct `Proof inside the program` {
  @Test func `leads a newcomer to a broken promise, its reason and a proof within six keys`() throws
  {
    let sizes = [(columns: 80, rows: 24), (columns: 120, rows: 40)]
    let shop = try TmuxSession(columns: 80, rows: 24)

    /// Waits until all of it is shown at each size.
    func expect(
      _ words: String...,
      status: String? = nil,
      footer: String? = nil,
      within limit: Duration = Patience.limit
    ) throws {
      for size in sizes {
        try shop.resize(columns: size.columns, rows: size.rows)
        let awaited = "\(words + [status, footer].compactMap(\.self)) is shown at \(size)"
        try shop.wait(until: awaited, within: limit) { picture in
          picture.lines.count == size.rows && words.allSatisfy(picture.contains)
            && status.map(picture.status.contains) != false
            && footer.map(picture.footer.contains) != false
        }
      }
    }
    // Each key is one that the footer names.
    var keys = 0
    func press(_ key: String, named hint: String) throws {
      try expect(footer: hint)
      try shop.press(key)
      keys += 1
    }
    try press("V", named: "V verify")
    try expect(
      "✓ All 19 laws hold: ",
      "Every tab, page and sheet was reached.",
      within: Patience.wholeRun
    )
    try press("Enter", named: "Enter verify a mistake")
    try expect("✗ 7 laws broken: ", within: Patience.wholeRun)
    try press("Enter", named: "Enter play it")
    try expect("window-isolation · step 0 of 1")
    try press("Space", named: "Space next step")
    try expect(
      "✗ B moved as well",
      "An action in one window changes no other window.",
      "─ Inspector",
      status: "A · product “Teapot” pushed · B moved as well ✗"
    )
    try press("?", named: "? why")
    try expect("Why it happens", "every other window goes there too")
    #expect(keys <= 6)
  }

  @Test func `verifies the right wiring while keys go to the windows, and can be stopped`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40)
    let before = try shop.capture()

    try shop.press("V")
    try shop.wait(until: "it counts") { $0.description.contains(#/[1-9][0-9,]* events in/#) }
    try shop.press("Tab", "Enter")
    let meanwhile = try shop.wait(for: "A · product “Teapot” pushed")
    #expect(meanwhile.contains("Verifying perScene"))
    try shop.press("Escape")
    try shop.wait(for: "A · product “Teapot” popped")
    try shop.press("W")
    try shop.wait(until: "the panel has the keys") { $0.footer.contains("Esc stop") }
    try shop.press("Escape")
    try shop.wait(for: "Stopped. ✓")
    try shop.press("Escape")

    try shop.wait(until: "the windows are as before") {
      $0.lines.dropLast(2) == before.lines.dropLast(2)
    }
  }

  @Test func `plays what a wrong wiring breaks, and returns to the session as it was`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40, shop: "--wiring", "noPopToRootOnRetap")

    try shop.press("V")
    let found = try shop.wait(until: "it is caught", within: Patience.wholeRun) {
      $0.contains("1 law broken") && $0.footer.contains("Enter play it")
    }
    try shop.press("Enter")
    try shop.wait(for: "retap-pops-to-root · step 0 of 2")
    try shop.press("Space", "Space")
    let broken = try shop.wait(for: "retap-pops-to-root · step 2 of 2")
    #expect(broken.contains("✗ "))
    try shop.press("Escape")

    try shop.wait(until: "the session is as it was") { $0 == found }
  }

  @Test func `shows which cells were drawn, none of them in another window`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40)
    let glow = "48;5;215"
    try shop.press("H")
    try shop.wait(for: "glow for half a second")

    try shop.press("Enter")

    let hot = try shop.wait(until: "cells glow", styled: true) { $0.description.contains(glow) }
    #expect(hot.lines.filter { $0.contains(glow) }.count > 5)
    for line in hot.lines.dropLast(2) {
      // The window B begins after the first frame of a line.
      let others = line.split(separator: "││", maxSplits: 1).dropFirst().joined()
      #expect(!others.contains(glow))
    }
    try shop.wait(until: "the glow fades", styled: true) { !$0.description.contains(glow) }
  }

  @Test func `drags the bar of time with the mouse, and turns it with the wheel`() throws {
    let shop = try TmuxSession(columns: 120, rows: 40)
    try shop.press("Enter", "Tab", "3", "t")
    let bar = try #require(try shop.wait(for: "after action 3 of 3").place(of: "●"))

    try shop.drag(from: bar, to: (column: 0, row: bar.row - 4))
    let then = try shop.wait(for: "after action 0 of 3")
    #expect(then.contains("A  Home   now Home › ≠Teapot"))
    #expect(then.contains("≠ now: Profile"))
    try shop.click(column: 60, row: bar.row, with: .wheelDown)

    try shop.wait(for: "after action 1 of 3")
  }

  @Test func `saves the actions of the ledger as a test that says where it is`() throws {
    let home = try TemporaryHome.stocked()
    let shop = try TmuxSession(
      home: home,
      command: ["/bin/sh", "-c", "cd \"$HOME\" && exec \"$SHOP\""]
    )
    try shop.wait(for: "q quit")
    try shop.press("Enter", "a", "BTab")
    try shop.wait(until: "the key is named") { $0.footer.contains("s save as test") }

    try shop.press("s")

    let file = home.file("LedgerTests.swift")
    try shop.wait(for: "LedgerTests.swift, in the current folder, has 1 action as a test.")
    let test = try String(contentsOf: file, encoding: .utf8)
    #expect(test.contains("// action 1: A · product “Teapot” pushed"))
    #expect(
      test.contains("@Test func `moves only the windows it acts on, and ends in the same state`")
    )
  }
}
