import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A lesson` {
  @Test func `is there for every mistake, and for no right wiring`() {
    for wiring in NamedWiring.allCases {
      #expect((Lesson(about: wiring) == nil) == wiring.isRight)
    }
    #expect(Set(Lesson.all.map(\.name)).count == Lesson.all.count)
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `finds the right code and the wrong one in the program's own file`(wiring: NamedWiring)
    throws
  {
    let (right, wrong) = WiringCode.sides(of: wiring)

    #expect(try #require(right.lines.first).hasPrefix("case ."))
    #expect(try #require(wrong.lines.first).hasPrefix("case ."))
    #expect(right.lines != wrong.lines)
    #expect([.appLevelPath, .sharedTabStack].contains(wiring) == (wrong.lines.count > 1))
    #expect((right.lines + wrong.lines).allSatisfy { !$0.contains("/// ") })
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `shows by its keys what it is about`(wiring: NamedWiring) throws {
    let lesson = try #require(Lesson(about: wiring))
    let demonstration = try #require(
      Demonstration(
        of: lesson,
        over: Stage().app.shop.state,
        keymap: Keymap(),
        canvas: Canvas(width: 100, height: 30)
      )
    )
    var broken: Set<LawName> = []

    while !demonstration.isOver {
      demonstration.advance()
      demonstration.desktop.draw()
      let timeline = demonstration.desktop.chronicle.timeline
      for number in timeline.earliest...timeline.latest {
        for violation in timeline[number]?.violations ?? [] { broken.insert(violation.law) }
      }
    }

    if wiring == .appStorage {
      let windows = demonstration.desktop.app.lastState.windows
      #expect(windows.first?.scene.selectedTab == windows.last?.scene.selectedTab)
    } else if wiring == .tabStorage {
      let scene = try #require(demonstration.desktop.app.lastState.windows.first?.scene)
      #expect(scene.stack(of: .home).isAtRoot || scene.stack(of: .profile).isAtRoot)
    } else {
      #expect(broken.contains(try #require(lesson.law)))
    }
    #expect(demonstration.deadline == nil)
  }

  @Test func `is read with both codes side by side where there is room`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 44, wiring: .sharedTabStack)

    stage.press(.character("b"), Key(.down), Key(.down), Key(.enter))

    let text = stage.desktop.canvas.text
    #expect(text.contains("One stack for all tabs of a window"))
    #expect(text.contains("return { _ in BackStackStore() }"))
    #expect(
      text.contains("│     let stack = BackStackStore()")
        || text.contains("let stack = BackStackStore()")
    )
    #expect(text.contains("One navigation path per tab."))
  }

  @Test func `is played in windows of its own and leaves those there are alone`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 36)
    stage.press(Key(.enter))
    let before = stage.app.lastState
    let lesson = try #require(Lesson(about: .appLevelPath))

    stage.press(.character("b"), Key(.down), Key(.enter), Key(.enter))
    #expect(stage.desktop.standIn != nil)
    stage.press(.character(" "))
    #expect(stage.desktop.canvas.text.contains(lesson.steps[0].words))
    #expect(stage.desktop.canvas.text.contains("✗ B"))
    #expect(stage.input.demonstration?.deadline != nil)
    stage.press(Key(.escape))

    #expect(stage.app.lastState == before)
    #expect(stage.input.demonstration == nil)
    #expect(stage.desktop.canvas.text.contains("Watch it in separate windows"))
  }

  @Test(arguments: [(80, 13), (60, 14), (40, 16), (24, 24), (80, 24)])
  func `says all it says of each step, or is not played`(columns: Int, rows: Int) throws {
    let stage = try Stage(windows: 1, columns: columns, rows: rows)
    for lesson in [.tour] + Lesson.mistakes {
      stage.input.play(lesson)
      stage.desktop.draw()
      guard stage.desktop.standIn != nil else {
        #expect(stage.status.hasPrefix(" Terminal too small"))
        continue
      }
      for words in [lesson.looks] + lesson.steps.map(\.words) {
        let panel = stage.text(in: try #require(stage.desktop.standIn).places.dock)
        let said = panel.split { !$0.isLetter && !$0.isNumber }
        for word in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          #expect(said.contains(word))
        }
        stage.press(.character(" "))
      }
      stage.press(Key(.escape), Key(.escape), Key(.escape))
    }
  }

  @Test func `is left where the terminal becomes too small for it`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 36)
    stage.press(.character("b"), Key(.down), Key(.enter), Key(.enter))

    stage.desktop.resize(to: (60, 12))
    stage.press(.character("3"))

    // The keys were not meant for anybody's windows: they go to the lesson's page.
    #expect(stage.desktop.standIn == nil)
    #expect(stage.isCovered)
    #expect(stage.app.windows.router(stage.app.windows.focus)?.selectedTab == .home)
  }

  @Test func `opens nothing of it that cannot be seen`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    stage.press(.character("b"), Key(.down), Key(.enter))
    for _ in 0..<9 { stage.press(Key(.pageDown)) }
    let end = stage.desktop.canvas.text
    try #require(!end.contains("› "))

    stage.press(Key(.enter))

    let text = stage.desktop.canvas.text
    #expect(text.contains("› "))
    #expect(text != end)
    #expect(text.contains("┌─ One router for all windows"))
    #expect(stage.desktop.standIn == nil)
  }

  @Test func `is tried by hand once one has said with which windows`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 36)

    stage.press(.character("b"), Key(.down), Key(.enter), Key(.down), Key(.enter))
    #expect(stage.desktop.canvas.text.contains("Switch to appLevelPath"))
    stage.press(Key(.enter))

    #expect(stage.lastRequest == .rewire(.appLevelPath, .fresh))
  }
}

@MainActor @Suite struct `The wirings` {
  @Test func `are chosen among six, each with what it does`() throws {
    let stage = try Stage(columns: 120, rows: 36)

    stage.press(Key(.function(2)))

    for wiring in NamedWiring.allCases {
      #expect(stage.desktop.canvas.text.contains(wiring.rawValue))
      #expect(stage.desktop.canvas.text.contains(wiring.words))
    }
    stage.press(Key(.down), Key(.enter), Key(.escape), Key(.escape))
    #expect(!stage.isCovered)
  }

  @Test func `are offered by a click on the one that is on`() throws {
    let stage = try Stage(columns: 120, rows: 36)

    stage.click(column: 115, row: 34)

    #expect(stage.isCovered)
  }
}
