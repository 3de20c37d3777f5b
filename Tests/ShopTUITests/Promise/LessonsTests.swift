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
  func `breaks its law at the step it asks about, and no other law at any`(mistake: NamedWiring)
    throws
  {
    let lesson = try #require(Lesson(about: mistake))
    let demonstration = try played(lesson, asks: false)
    let questions = lesson.steps.count { $0.question != nil }
    #expect(questions == 1)

    for step in lesson.steps {
      demonstration.advance()
      demonstration.screen.draw()

      let broken = Set(try #require(demonstration.screen.right).violations.map(\.law))
      #expect(broken.isSubset(of: [try #require(lesson.law)]))
      #expect(demonstration.screen.left.violations.isEmpty)
      if step.question != nil {
        #expect(broken == [try #require(lesson.law)])
        #expect(
          demonstration.screen.difference?.complaint?.contains(broken.first?.rawValue ?? "?")
            == true
        )
        let status =
          text(of: demonstration.screen.layout.right, on: demonstration.screen).last ?? ""
        #expect(status.contains("✗") && !status.contains("✓"))
      }
    }
    #expect(demonstration.deadline == nil)
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `asks what will move, and knows each answer`(mistake: NamedWiring) throws {
    let lesson = try #require(Lesson(about: mistake))
    let place = try #require(lesson.steps.firstIndex { $0.question != nil })
    var yes = 0

    for choice in try asking(lesson).choices.indices {
      let demonstration = try asking(lesson)
      #expect(demonstration.deadline == nil)
      demonstration.screen.draw()
      #expect(demonstration.screen.canvas.text.contains("will move on the right?"))
      demonstration.answer(choice)
      demonstration.screen.draw()

      #expect(demonstration.next == place + 1)
      let text = demonstration.screen.canvas.text
      if text.contains(" Yes: ") { yes += 1 } else { #expect(text.contains(" Not ")) }
    }
    #expect(yes == 1)
  }

  private func asking(_ lesson: Lesson) throws -> Demonstration {
    let demonstration = try played(lesson, asks: true)
    while demonstration.question == nil, !demonstration.isOver { demonstration.advance() }
    return demonstration
  }

  private func played(_ lesson: Lesson, asks: Bool) throws -> Demonstration {
    try #require(
      Demonstration(
        of: lesson,
        over: Stage().app.shop.state,
        asks: asks,
        canvas: Canvas(width: 120, height: 40)
      )
    )
  }

  private func text(of rect: Rect, on screen: SplitScreen) -> [String] {
    screen.canvas.lines(in: rect)
  }

  @Test func `names where real apps had the mistake`() {
    for lesson in Lesson.mistakes {
      #expect((1...2).contains(lesson.cases.count))
      for real in lesson.cases {
        #expect(lesson.text(width: 300).contains("\(real.place): \(real.words)."))
        #expect(real.place.contains(/^[\w.-]+\/[\w.-]+(#| PR )\d+$/))
      }
    }
  }

  @Test func `ends with what there is to do next`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 40)
    let before = stage.app.lastState
    func playToEnd() {
      while stage.input.demonstration?.isOver == false { stage.press(.character(" ")) }
    }
    stage.input.play(try #require(Lesson(about: .appLevelPath)))
    playToEnd()
    #expect(
      stage.desktop.canvas.text.contains("1 again  2 step back  3 next lesson  4 try it yourself")
    )

    stage.press(.character("2"))
    #expect(stage.input.demonstration?.next == 3)
    #expect(stage.input.demonstration?.deadline == nil)
    stage.press(.character(" "), .character("1"))
    #expect(stage.input.demonstration?.next == 0)
    playToEnd()
    stage.press(.character("3"))
    #expect(stage.input.demonstration?.lesson == Lesson(about: .sharedTabStack))
    playToEnd()
    stage.press(.character("4"))
    #expect(stage.input.demonstration == nil)
    #expect(stage.desktop.split?.mistake == .sharedTabStack)
    stage.press(.character("3"))
    #expect(stage.desktop.split?.left.app.lastState.windows[0].scene.selectedTab == .profile)
    stage.press(.character("="))

    #expect(stage.desktop.split == nil)
    #expect(stage.app.lastState == before)
  }

  @Test func `does not ask where that is turned off, which is remembered`() throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 40)
    stage.press(.character(":"))
    stage.type("lessons ask first")
    stage.press(Key(.enter))
    #expect(!stage.app.shop.state.settings.lessonsAsk)

    stage.input.play(try #require(Lesson(about: .appLevelPath)))
    stage.press(.character(" "))

    #expect(stage.input.demonstration?.next == 1)
    #expect(stage.input.demonstration?.question == nil)
  }

  @Test func `is read with both codes side by side where there is room`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 44, wiring: .sharedTabStack)

    stage.press(.character("b"), Key(.enter))

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
    #expect(stage.desktop.split != nil)
    stage.press(.character(" "), .character("3"))
    #expect(stage.desktop.canvas.text.contains("Yes: A and B moved."))
    #expect(stage.desktop.canvas.text.contains(lesson.steps[0].words))
    #expect(stage.desktop.canvas.text.contains("✗ B"))
    #expect(stage.input.demonstration?.deadline == nil)
    stage.press(.character(" "))
    #expect(stage.input.demonstration?.deadline != nil)
    stage.press(Key(.escape))

    #expect(stage.app.lastState == before)
    #expect(stage.input.demonstration == nil)
    #expect(stage.desktop.canvas.text.contains("Watch it, right beside wrong"))
  }

  @Test(arguments: [(80, 13), (60, 14), (40, 16), (24, 24), (80, 24)])
  func `says all it says of each step, or is not played`(columns: Int, rows: Int) throws {
    let stage = try Stage(windows: 1, columns: columns, rows: rows)
    for lesson in [.tour] + Lesson.mistakes {
      stage.input.play(lesson)
      stage.desktop.draw()
      guard let split = stage.desktop.split else {
        #expect(stage.status.hasPrefix(" No room here"))
        continue
      }
      for words in [lesson.symptom] + lesson.steps.map(\.words) {
        let panel = stage.desktop.canvas.lines(in: split.layout.caption).joined(separator: " ")
        let said = panel.split { !$0.isLetter && !$0.isNumber }
        for word in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          #expect(said.contains(word))
        }
        if stage.input.demonstration?.isOver == false { stage.press(.character(" ")) }
        if stage.input.demonstration?.question != nil { stage.press(.character(" ")) }
      }
      stage.press(Key(.escape), Key(.escape), Key(.escape))
    }
  }

  @Test(arguments: [(52, 30), (60, 30), (80, 24)])
  func `names every answer, each to be clicked`(columns: Int, rows: Int) throws {
    for mistake in NamedWiring.allCases where !mistake.isRight {
      let stage = try Stage(windows: 1, columns: columns, rows: rows)
      stage.input.play(try #require(Lesson(about: mistake)))
      while stage.input.demonstration?.question == nil { stage.press(.character(" ")) }
      let choices = try #require(stage.input.demonstration?.choices)
      let panel = try #require(stage.desktop.split?.layout.caption)

      for (number, choice) in choices.enumerated() {
        let words = "\(number + 1) \(choice.label(among: choices))"
        let place = try #require(stage.desktop.canvas.places(of: words, in: panel).first)
        #expect(stage.desktop.target(column: place.column, row: place.row) == .choice(number))
      }
    }
  }

  @Test func `waits where the terminal becomes too small for it, and takes no key meanwhile`()
    throws
  {
    let stage = try Stage(windows: 3, columns: 120, rows: 36)
    stage.press(.character("b"), Key(.down), Key(.enter), Key(.enter))
    let shown = stage.desktop.canvas

    stage.desktop.resize(to: (60, 12))
    stage.press(.character("3"), .character(" "))
    stage.input.advanceByClock(at: .now + .seconds(600))
    #expect(stage.input.demonstration?.deadline == nil)
    stage.desktop.resize(to: (120, 36))
    stage.desktop.draw()

    #expect(stage.desktop.canvas == shown)
    #expect(stage.app.windows.router(stage.app.windows.focus)?.selectedTab == .home)
  }

  @Test func `stays where the user scrolled in the list while the size changes`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 14)
    stage.press(.character("b"))
    let opened = stage.desktop.canvas
    for _ in 0..<3 { stage.wheel(.wheelDown, column: 40, row: 6) }
    let scrolled = stage.desktop.canvas
    #expect(scrolled != opened)

    stage.desktop.resize(to: (80, 15))
    stage.desktop.resize(to: (80, 14))
    stage.desktop.draw()

    #expect(stage.desktop.canvas == scrolled)
  }

  @Test(arguments: NamedWiring.allCases)
  func `is the one selected in the list while its mistake is on`(wiring: NamedWiring) throws {
    let stage = try Stage(windows: 1, columns: 120, rows: 36, wiring: wiring)

    stage.press(.character("b"))

    let title = Lesson(about: wiring)?.title ?? "The tour"
    #expect(stage.desktop.canvas.text.contains("│› \(title)"))
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
    #expect(stage.desktop.split == nil)
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
  @Test func `are listed, each with what it does while it is selected`() throws {
    let stage = try Stage(columns: 120, rows: 36)

    stage.press(Key(.function(2)))

    for wiring in NamedWiring.allCases {
      let text = stage.desktop.canvas.text
      #expect(text.contains(wiring.rawValue))
      #expect(text.contains("│  \(wiring.words)"))
      stage.press(Key(.down))
    }
    stage.press(Key(.up), Key(.enter), Key(.escape), Key(.escape))
    #expect(!stage.isCovered)
  }

  @Test func `are offered by a click on the one that is on`() throws {
    let stage = try Stage(columns: 120, rows: 36)

    stage.click(column: 115, row: 34)

    #expect(stage.isCovered)
  }
}
