import DesignSystem
import Foundation
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Saving a test of the ledger` {
  private func saved(_ stage: Stage, from first: Int = 1) throws -> String {
    try SavedTest(ofActionsFrom: first, on: stage.desktop, called: "LedgerTests").text
  }

  @Test func `repeats what was done, from fresh windows`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"))

    let test = try saved(stage)

    #expect(test.contains("struct `The actions of LedgerTests` {"))
    #expect(test.contains("state: AppState(windowCount: 2),"))
    #expect(test.contains("// action 1: A · product “Teapot” pushed"))
    #expect(test.contains("app.send(.scene(.selectTab(.profile), in: b), cause: .key)"))
    #expect(test.contains("\"A\", \"\", \"B\","))
    #expect(test.contains("#expect(broken.isEmpty)"))
    #expect(!test.contains("import Foundation"))
  }

  @Test func `begins with the windows as they were before the selected action`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.tab), .character("3"), Key(.down), Key(.enter))
    stage.openPanel("a")
    stage.press(Key(.up), Key(.up), Key(.up))

    stage.press(.character("s"))

    guard case .saveTest(let first)? = stage.lastRequest else {
      Issue.record("nothing is saved")
      return
    }
    #expect(first > 1)
    let test = try saved(stage, from: first)
    #expect(test.contains("let windows = try decoder.decode("))
    #expect(test.contains("state: windows,"))
    #expect(!test.contains("// action 1:"))
  }

  @Test func `brings the cart along, and says which laws broke`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30, wiring: .appLevelPath)
    stage.press(Key(.enter), Key(.enter), .character("0"), Key(.down), Key(.enter))
    let before = stage.app.actionCount
    stage.press(.character("0"))

    let test = try saved(stage, from: before + 1)

    #expect(test.contains("cart.setQuantity(1, of: Article(\"teapot\"))"))
    #expect(test.contains("makeRouter: NamedWiring.appLevelPath.makeRouters()"))
    #expect(test.contains("#expect(broken == [.windowIsolation])"))
  }

  @Test func `leaves out what no test can repeat, and all before it`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), .character("U"), Key(.enter))

    let test = try saved(stage)

    #expect(!test.contains("// action 2"))
    #expect(test.contains("// action 3: A · product “Teapot” pushed"))
    stage.press(.character("U"))
    #expect(throws: TestExportError.self) { try saved(stage) }
  }

  @Test func `names the action before it that no test can repeat`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    let home = try TemporaryHome()
    stage.press(Key(.enter), .character("U"), Key(.enter))

    let words = SavedTest.words(ofActionsFrom: 1, on: stage.desktop, in: home.path)

    let sentence =
      "LedgerTests.swift, in the current folder, has 1 action as a test; no test can repeat action 2."
    #expect(words == sentence)
  }

  @Test func `is what runs with the others`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter), Key(.enter), Key(.tab), .character("2"), .character("n"))
    let first = stage.app.actionCount + 1
    stage.press(Key(.down), Key(.enter), Key(.enter), .character("0"), .character("w"))
    stage.press(.character("m"), Key(.enter))

    let test = try saved(stage, from: first)

    let path = "Tests/ShopCoreTests/Scripts/LedgerTests.swift"
    #expect(try Scripts.text(at: path) == test, "It should be:\n\(test)")
  }

  @Test func `takes a name that nothing has, and says where that is`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    let home = try TemporaryHome()
    stage.press(Key(.enter))

    let words = (1...2).map { _ in
      SavedTest.words(ofActionsFrom: 1, on: stage.desktop, in: home.path)
    }

    let names = try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
    #expect(names.filter { $0.hasSuffix(".swift") } == ["LedgerTests.swift", "LedgerTests2.swift"])
    #expect(words[0] == "LedgerTests.swift, in the current folder, has 1 action as a test.")
    #expect(words[1].hasPrefix("LedgerTests2.swift, in the current folder, has "))
    let second = try String(contentsOf: home.file("LedgerTests2.swift"), encoding: .utf8)
    #expect(second.contains("struct `The actions of LedgerTests2` {"))
    #expect(second.contains("/// The last action of a ledger, without keys and a screen.\n"))
    let nowhere = SavedTest.words(ofActionsFrom: 1, on: stage.desktop, in: home.path + "/none")
    #expect(nowhere.hasPrefix("Not saved: "))
  }

  @Test func `has nothing to save before anything was done, and nothing in a script`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)

    stage.press(.character("s"))
    #expect(stage.desktop.canvas.text.contains("s saves a test in the ledger, which a opens."))
    stage.openPanel("a")
    stage.press(.character("s"))
    #expect(stage.lastRequest == nil)
    #expect(stage.desktop.canvas.text.contains("No action yet that a test could repeat"))
    stage.press(Key(.tab), .character("s"))
    #expect(
      stage.desktop.canvas.text.contains("s saves a test in the ledger: go there first")
    )
    stage.press(Key(.enter), Key(.tab), Key(.tab))
    stage.desktop.keepsWiring = true
    stage.press(.character("s"))

    #expect(stage.lastRequest == nil)
    #expect(stage.desktop.canvas.text.contains("“shop replay --export-test” does."))
  }
}
