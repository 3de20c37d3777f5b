import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The page of the wiring` {
  private func text(of stage: Stage) -> String { stage.desktop.canvas.text }

  /// Where a text is clicked.
  private func click(_ words: String, on stage: Stage) throws {
    let canvas = stage.desktop.canvas
    let place = try #require(canvas.places(of: words, in: canvas.bounds).first)
    stage.click(column: place.column, row: place.row)
  }

  @Test func `shows what a mistake is made of before it is chosen`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)

    stage.press(Key(.function(2)))
    #expect(text(of: stage).contains("router 2"))
    #expect(text(of: stage).contains("64 can wait"))
    stage.press(Key(.down))

    #expect(text(of: stage).contains("✗ router 1 of A B"))
    #expect(text(of: stage).contains("one router for all windows ✗"))
    #expect(stage.desktop.wiring == .perScene)
  }

  @Test func `offers new windows first for a mistake, where the keys that show it begin`() throws {
    let stage = try Stage(windows: 2)

    stage.press(Key(.enter), Key(.function(2)), Key(.down), Key(.enter), Key(.enter))

    #expect(stage.lastRequest == .rewire(.appLevelPath, .fresh))
  }

  @Test func `offers the windows as they are first on the way back`() throws {
    let stage = try Stage(windows: 2, wiring: .appLevelPath)

    stage.press(Key(.function(2)), Key(.enter), Key(.enter))

    #expect(stage.lastRequest == .rewire(.perScene, .kept))
  }

  @Test func `mixes mistakes by its switches`() throws {
    let stage = try Stage(windows: 2)

    stage.press(Key(.function(2)), Key(.down), Key(.tab))
    for _ in 0..<3 { stage.press(Key(.down)) }
    stage.press(.character(" "))
    #expect(text(of: stage).contains("custom wiring: one router, one key for all tabs ✗"))
    stage.press(Key(.end), Key(.enter), Key(.enter))

    let mixture = NamedWiring(mixing: [.appLevelPath, .tabStorage])
    #expect(stage.lastRequest == .rewire(mixture, .fresh))
  }

  @Test func `flips a switch by a click, and back by ←`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.function(2)))

    try click("Stacks", on: stage)
    #expect(text(of: stage).contains("✗ stack 1 of 3 tabs"))
    stage.press(Key(.left))

    #expect(!text(of: stage).contains("✗ stack"))
    #expect(stage.isCovered)
  }

  @Test func `goes from the switches back to the preset they are`() throws {
    let stage = try Stage(windows: 2)

    stage.press(Key(.function(2)), Key(.down), Key(.down), Key(.tab))
    #expect(text(of: stage).contains("Tab: to the presets"))
    stage.press(Key(.tab))
    #expect(text(of: stage).contains("Tab: to the switches"))
    stage.press(Key(.enter))

    #expect(text(of: stage).contains("Switch to sharedTabStack"))
  }

  @Test func `says the laws as they are found`() throws {
    let stage = try Stage(windows: 2)
    stage.press(Key(.function(2)), Key(.down))
    #expect(text(of: stage).contains("Working it out …"))

    while stage.desktop.lawSearch.deadline != nil { stage.desktop.lawSearch.advance() }
    stage.desktop.draw()

    #expect(text(of: stage).contains("Breaks window-isolation"))
    stage.press(Key(.escape))
    #expect(stage.desktop.lawSearch.wanted == nil)
  }

  @Test func `opens at the way back from a mistake, which it shows`() throws {
    let stage = try Stage(windows: 2, wiring: .tabStorage)

    stage.press(Key(.function(2)))

    #expect(text(of: stage).contains("› ○ perScene"))
    #expect(text(of: stage).contains("● tabStorage"))
    #expect(text(of: stage).contains("a router for each window ✓"))
  }

  @Test func `has a line for the mixture that is on`() throws {
    let mixture = NamedWiring(mixing: [.appStorage, .droppedColdLink])
    let stage = try Stage(windows: 2, columns: 200, wiring: mixture)

    #expect(text(of: stage).contains("custom wiring: one key for all windows, early links lost ✗"))
    stage.press(Key(.function(2)))

    #expect(text(of: stage).contains("● custom wiring"))
  }

  @Test(arguments: [(24, 10), (40, 12), (60, 20), (80, 24), (120, 40), (160, 48)])
  func `has room at any size`(columns: Int, rows: Int) throws {
    let stage = try Stage(windows: 3, columns: columns, rows: rows)

    stage.press(Key(.function(2)))
    for _ in 0..<13 { stage.press(Key(.down)) }

    #expect(text(of: stage).contains("Use these sw"))
  }
}

@MainActor @Suite struct `The keys that show a mistake` {
  /// The keys of a hint that are pressed in the program.
  private func keys(of wiring: NamedWiring) -> [Key] {
    let lesson = wiring.mistakes.compactMap { Lesson(about: $0) }
      .first { !$0.steps.contains(where: \.startsProgram) }
    return (lesson?.steps ?? []).compactMap {
      if case .press(let key) = $0.event { key } else { nil }
    }
  }

  @Test(arguments: NamedWiring.everyMixture.filter { !$0.isRight })
  func `show it in new windows, also where it is mixed with others`(wiring: NamedWiring) throws {
    let stage = try Stage(windows: 2, wiring: wiring)
    let keys = keys(of: wiring)
    var isBroken = false

    for key in keys {
      stage.press(key)
      isBroken =
        isBroken
        || stage.desktop.canvas.text.split(separator: "\n").suffix(2).joined()
          .contains { $0 == "✗" }
    }

    #expect(isBroken || keys.isEmpty)
    #expect(wiring.introduction.contains("Try "))
  }
}
