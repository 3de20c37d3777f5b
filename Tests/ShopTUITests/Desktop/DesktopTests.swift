import DesignSystem
import Foundation
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The desktop` {
  @Test(arguments: [
    ([Key(.down)], ["A"]), ([Key(.enter)], ["A"]), ([.character("2")], ["A"]),
    ([Key(.tab)], ["A", "B"]), ([Key(.escape)], []),
    ([.character("n")], ["A", "B", "C", "D"]),
  ])
  func `draws the windows that a key changes, and no other`(keys: [Key], letters: [String]) throws {
    let stage = try Stage()

    for key in keys { stage.press(key) }

    #expect(stage.drawn == letters)
  }

  @Test(arguments: [
    (Place.cart, false), (.section(.about), false), (.section(.appearance), true), (.orders, true),
  ])
  func `hints at moving where there is anywhere to move`(place: Place, isHinted: Bool) throws {
    let stage = try Stage(windows: 1)
    let id = try #require(stage.window("A"))

    stage.app.send(.scene(.navigate(Destination(place, from: .profile)), in: id), cause: .key)
    stage.desktop.draw()

    #expect(stage.footer.contains("↑↓ move") == isHinted)
  }

  @Test func `names the arrows where it cannot draw them`() throws {
    let container = try DependencyContainer()
    let app = container.makeApp(windowCount: 1)
    let canvas = Canvas(width: 80, height: 24, charset: .ascii)
    let desktop = Desktop(app: app, canvas: canvas)
    let input = InputHandler(desktop: desktop)

    for letter in "/tea" { _ = input.handle(.key(.character(letter))) }
    desktop.draw()

    #expect(desktop.canvas.text.contains("Enter Down to the results"))
  }

  @Test func `draws every window that shows the cart when it changes`() throws {
    let stage = try Stage()
    stage.press(Key(.enter))

    stage.press(Key(.enter))

    #expect(stage.app.shop.state.cart.count == 1)
    #expect(stage.drawn == ["A", "B", "C"])
  }

  @Test func `draws only the window under the wheel`() throws {
    let stage = try Stage()

    stage.wheel(.wheelDown, column: 50, row: 5)

    #expect(stage.drawn == ["B"])
    #expect(stage.app.windows.focus == stage.window("A"))
  }

  @Test func `changes no cell outside the acting window but the two lines below`() throws {
    let stage = try Stage()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<600 {
      let id = stage.app.windows.focus
      let before = stage.desktop.canvas
      stage.press(try #require(Self.keysOfOneWindow.randomElement(using: &random)))

      guard case .scene = stage.lastRecord?.action else { continue }
      let after = stage.desktop.canvas
      let frame = try #require(stage.desktop.view(id)).rect
      let bars = Rect(column: 0, row: after.height - 2, width: after.width, height: 2)
      var outside = 0
      after.changes(from: before) { row, columns in
        for column in columns where after[column, row] != before[column, row] {
          let isInside =
            frame.contains(column: column, row: row) || bars.contains(column: column, row: row)
          outside += isInside ? 0 : 1
        }
      }
      #expect(outside == 0)
    }
  }

  @Test(arguments: [3, 7])
  func `shows after any keys what it would show if it were drawn anew`(windows: Int) throws {
    let stage = try Stage(windows: windows)
    var random = SeededGenerator(seed: UInt64(windows))
    for step in 0..<1_500 {
      stage.press(try #require(Self.keys.randomElement(using: &random)))
      guard step.isMultiple(of: 5) else { continue }

      let anew = Desktop(
        app: stage.app,
        canvas: Canvas(width: stage.desktop.canvas.width, height: stage.desktop.canvas.height)
      )
      anew.firstShown = stage.desktop.firstShown
      anew.draw()

      let count = stage.windowsPicture.count
      #expect(stage.windowsPicture == Array(anew.canvas.cells.prefix(count)))
      #expect(stage.desktop.cursor == anew.cursor)
      #expect(
        stage.desktop.targets(everyColumns: 7, rows: 3) == anew.targets(everyColumns: 7, rows: 3)
      )
    }
  }

  @Test func `shows the same windows again after a moment of a smaller size`() throws {
    let stage = try Stage(windows: 7, columns: 80, rows: 24)
    stage.press(.character("g"), .character("4"))
    let windows = stage.windowsPicture

    stage.desktop.resize(to: (40, 12))
    stage.desktop.draw()
    stage.desktop.resize(to: (80, 24))
    stage.desktop.draw()

    #expect(stage.windowsPicture == windows)
  }

  @Test(arguments: [2, 5, 9])
  func `shows after a burst what it would show if it were drawn anew`(length: Int) throws {
    let stage = try Stage(windows: 2)
    var random = SeededGenerator(seed: UInt64(length))
    for _ in 0..<400 {
      let keys = (0..<length).compactMap { _ in Self.keys.randomElement(using: &random) }
      stage.burst(keys.map { .key($0) })

      let anew = Desktop(app: stage.app, canvas: Canvas(width: 120, height: 30))
      anew.firstShown = stage.desktop.firstShown
      anew.draw()

      let count = stage.windowsPicture.count
      #expect(stage.windowsPicture == Array(anew.canvas.cells.prefix(count)))
    }
  }

  @Test func `forgets a screen that was pushed out of its memory before it was drawn again`() throws
  {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.type("tea")
    stage.press(Key(.enter))
    for product in stage.app.shop.state.catalog.featuredProducts.prefix(6).compactMap(\.self) {
      let step = SceneAction.navigate(.search(AnyRoute(product.id)))
      stage.app.send(.scene(step, in: stage.app.windows.focus), cause: .key)
      #expect(stage.desktop.focusedView?.current.screen.title == product.name)
    }

    stage.burst("/lamp".map { .key(.character($0)) })

    #expect(!stage.desktop.canvas.text.contains("Tea cosy"))
    #expect(stage.desktop.cursor != nil)
  }

  @Test func `clicks on what came to lie under the pointer, not on what was there before`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 30)
    let click = MouseEvent(kind: .press(.left), column: 5, row: 3)

    stage.burst([.key(.character("3")), .mouse(click)])

    let router = try #require(stage.desktop.focusedView).router
    #expect(router.selectedTab == .profile)
    #expect(router.stack.isAtRoot)
  }

  @Test func `obeys no key that acts where there is too little room to see it`() throws {
    let stage = try Stage(windows: 2, columns: 20, rows: 6)

    stage.press(Key(.enter), .character("x"))

    #expect(stage.app.windows.windows.count == 2)
    #expect(stage.app.windows.state.windows.allSatisfy { $0.scene.stacks.isEmpty })
  }

  @Test(arguments: [Key.character("n"), .character("L"), .character("z")])
  func `keeps a selected row in sight when the windows are laid out anew`(key: Key) throws {
    let stage = try Stage(windows: 3, columns: 70, rows: 26)
    for _ in 0..<13 { stage.press(Key(.down)) }

    stage.press(key, key)
    stage.press(.character("g"), .character("1"))

    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
  }

  @Test func `leaves a window where it is that is clicked or zoomed, where not all have room`()
    throws
  {
    let stage = try Stage(windows: 5, columns: 80, rows: 24)
    stage.press(.character("g"), .character("5"))
    let b = try #require(stage.window("B"))
    let before = try #require(stage.desktop.view(b)).rect
    try #require(!before.isEmpty)

    stage.click(column: before.column + 3, row: before.row)
    #expect(stage.app.windows.focus == b)
    #expect(stage.desktop.view(b)?.rect == before)
    stage.press(.character("z"), .character("z"))

    #expect(stage.desktop.view(b)?.rect == before)
  }

  @Test func `has nothing to click where windows are out of sight`() throws {
    let stage = try Stage()
    stage.press(.character("z"))

    stage.click(column: 100, row: 4)

    #expect(stage.app.windows.focus == stage.window("A"))
  }

  @Test func `keeps a selected row in sight when the terminal shrinks`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 40)
    for _ in 0..<24 { stage.press(Key(.down)) }

    stage.desktop.resize(to: (40, 14))
    stage.desktop.draw()

    let content = try #require(stage.desktop.focusedView).current
    #expect(content.isSelectionInSight)
    #expect(content.position.selection == 24)
  }

  @Test(arguments: ["zz", "nn", "aa", "d"])
  func `keeps the top of a screen nobody has moved on, however little room there is`(
    keys: String
  ) throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    stage.press(Key(.enter))
    let before = try #require(stage.desktop.focusedView).current.view

    stage.type(keys)
    stage.press(.character("g"), .character("1"))

    for view in stage.desktop.views where view.router.stack(of: .home).depth > 0 {
      #expect(view.current.view == before)
    }
    #expect(before.scroll == 0)
    #expect(stage.desktop.canvas.text.contains("12 in stock"))
  }

  @Test func `scrolls back once there is room again for what it showed`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 40)
    for _ in 0..<24 { stage.press(Key(.down)) }
    let (before, picture) = (stage.app.windows.state, stage.desktop.canvas.text)

    stage.desktop.resize(to: (40, 14))
    stage.desktop.draw()
    stage.desktop.resize(to: (40, 40))
    stage.desktop.draw()

    #expect(stage.desktop.canvas.text == picture)
    #expect(stage.app.windows.state == before)
  }

  @Test func `leaves the selected row out of sight that was scrolled away, at any size`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 14)
    stage.press(Key(.down))
    for _ in 0..<4 { stage.wheel(.wheelDown, column: 5, row: 5) }
    let position = try #require(stage.desktop.focusedView).current.position
    #expect(position.scroll > 9)

    stage.desktop.resize(to: (40, 12))
    stage.desktop.draw()

    #expect(try #require(stage.desktop.focusedView).current.position == position)
    stage.press(Key(.enter))
    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
  }

  @Test func `stays where one moved to while there was less room`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 40)
    for _ in 0..<24 { stage.press(Key(.down)) }

    stage.desktop.resize(to: (40, 14))
    stage.press(Key(.down))
    let moved = stage.app.windows.state
    stage.desktop.resize(to: (40, 16))

    #expect(stage.app.windows.state == moved)
  }

  @Test func `scrolls no window for the inspector for good`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    for _ in 0..<9 { stage.press(Key(.down)) }
    let before = stage.app.windows.state

    stage.press(.character("i"))

    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
    #expect(stage.app.windows.state == before)
  }

  @Test func `keeps the selected row of a hidden window for when it is seen again`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 40)
    for _ in 0..<24 { stage.press(Key(.down)) }
    stage.press(.character("g"), .character("2"), .character("z"))

    stage.desktop.resize(to: (80, 14))
    stage.press(.character("z"))

    let hidden = try #require(stage.window("A"))
    #expect(try #require(stage.desktop.view(hidden)).current.isSelectionInSight)
  }

  @Test func `shows the selected row in the double of a window`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 40)
    for _ in 0..<24 { stage.press(Key(.down)) }

    stage.press(.character("d"))

    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
  }

  @Test func `shows another tab also where all tabs share a stack`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24, wiring: .sharedTabStack)
    stage.press(Key(.enter))

    stage.press(.character("2"))

    #expect(stage.desktop.canvas.text.contains("[2 Search]"))
    #expect(!stage.desktop.canvas.text.contains("Home › Teapot"))
  }

  @Test func `says the verdict briefly where there is no room for it`() throws {
    let stage = try Stage(windows: 2, columns: 40, rows: 12)

    stage.press(Key(.enter))

    #expect(stage.desktop.canvas.text.contains("A · product “Teapot” pushed · ✓"))
  }

  @Test(
    arguments: [
      [.character("?")], [.character("o")], [.character("b")],
      [.character("b"), Key(.down), Key(.enter)],
    ] as [[Key]]
  )
  func `names no key below the windows that means nothing there`(keys: [Key]) throws {
    let stage = try Stage()

    for key in keys { stage.press(key) }

    let footer = try #require(stage.desktop.canvas.lines(in: stage.desktop.canvas.bounds).last)
    #expect(footer.contains("Esc "))
    #expect(!footer.contains("b mistakes"))
    #expect(!footer.contains("q quit"))
  }

  @Test(
    arguments: [
      [.character("b")], [.character("b"), Key(.down), Key(.enter)],
      [Key(.enter), .character("t")], [.character("b"), Key(.enter)],
    ] as [[Key]]
  )
  func `has q leave what one reads, and Ctrl-C quit`(keys: [Key]) throws {
    let stage = try Stage(windows: 2, columns: 120, rows: 36)

    for key in keys { stage.press(key) }
    let isCalm = stage.input.handle(.key(.character("q"))) == nil
    for key in keys { stage.press(key) }
    let request = stage.input.handle(.key(.control("c")))

    #expect(isCalm)
    #expect(request == .quit)
  }

  @Test(arguments: [(24, 10), (31, 10), (50, 12), (60, 12)])
  func `counts the windows out of sight however little room there is`(columns: Int, rows: Int)
    throws
  {
    let stage = try Stage(columns: columns, rows: rows)
    let shown = columns < 60 ? "1/3" : "2/3"

    #expect(stage.desktop.canvas.text.contains(shown))
    stage.press(Key(.enter))
    #expect(stage.desktop.canvas.text.contains(shown))
  }

  @Test func `leaves nothing of the status line beside a box that covers it`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)

    stage.press(.character("?"))

    let line = stage.desktop.canvas.lines(in: stage.desktop.canvas.bounds)[22]
    #expect(line.hasPrefix("  └─"))
    #expect(line.trimmingCharacters(in: .whitespaces).hasSuffix("Esc closes ─┘"))
  }

  @Test func `says that more was pasted than a field holds`() throws {
    let stage = try Stage()
    stage.press(.character("/"))

    _ = stage.input.handle(.paste(String(repeating: "tea ", count: 200)))
    stage.desktop.draw()

    #expect(stage.desktop.canvas.text.contains("A field holds 500 characters"))
  }

  @Test func `says what it needs where there is too little room`() throws {
    let stage = try Stage(columns: 20, rows: 6)

    #expect(stage.desktop.canvas.text.contains("20×6"))
    #expect(stage.desktop.target(column: 3, row: 3) == nil)
  }

  @Test func `opens nothing that cannot be seen`() throws {
    let stage = try Stage(windows: 1, columns: 60, rows: 12)
    stage.press(Key(.enter))
    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight == false)

    stage.press(Key(.enter))

    #expect(stage.app.shop.state.cart.isEmpty)
    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)
  }

  /// Keys that act in the focused window alone.
  private static let keysOfOneWindow: [Key] = [
    Key(.down), Key(.down), Key(.up), Key(.enter), Key(.escape), Key(.pageDown), Key(.pageUp),
    Key(.home), Key(.end), .character("1"), .character("2"), .character("3"), .character("]"),
    .character("0"), .character("/"), .character("s"), .character("j"),
  ]

  private static let keys =
    keysOfOneWindow + keysOfOneWindow + [
      Key(.tab), Key(.backTab), .character("n"), .character("x"), .character("d"),
      .character("z"), .character("L"), .character("u"), .character("e"), .character("w"),
    ]
}
