import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The inspector` {
  @Test func `shows what every window holds, and who put it there`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 24)
    stage.press(Key(.enter), Key(.tab), .character("/"))
    stage.type("te")
    stage.press(Key(.escape))

    stage.press(.character("i"))

    #expect(
      stage.panel == """
        ┌─ Inspector ──────────────────────────────────────────────[×]─┐
        │                     A                         B              │
        │  router [       router 1        ] [       router 2        ]  │
        │  tabs     Home   Search  Profile    Home   Search  Profile   │
        │  stacks [  1   ][  2   ][   3   ] [  4   ][  5   ][   6   ]  │
        │  key    [         key 1         ] [         key 2         ]  │
        │  links  [ queue 1 for 64 links  ] [ queue 2 for 64 links  ]  │
        │  re-tap     pops to the root          pops to the root       │
        │ ──────────────────────────────────────────────────────────── │
        │  ▼ Window A                                        not saved │
        │    ● Home                                                    │
        │        1.1  Teapot · product/teapot           action 1 · key │
        │    ○ Search                                                  │
        │    ○ Profile                                                 │
        │› ▼ Window B · focused                              not saved │
        │    ○ Home                                                    │
        │    ● Search “te”                                             │
        │    ○ Profile                                                 │
        │                                                              │
        │                                                              │
        │                                                              │
        └────────────────────────────────── Tab goes there · i closes ─┘
        """
    )
  }

  @Test func `follows the focus and stays true while the windows have the keys`() throws {
    let stage = try Stage(windows: 3, columns: 160, rows: 24)
    stage.press(.character("i"))

    stage.press(Key(.tab), Key(.enter))

    #expect(stage.panel.contains("› ▼ Window B · focused"))
    #expect(stage.panel.contains("2.1  Teapot · product/teapot"))
    #expect(stage.drawn == ["B"])
  }

  @Test func `folds by key and by mouse`() throws {
    let stage = try Stage(windows: 2, columns: 160, rows: 24)
    stage.press(Key(.enter))
    stage.openPanel("i")

    stage.press(Key(.enter))
    #expect(stage.panel.contains("› ▶ Window A · focused"))
    #expect(!stage.panel.contains("Teapot"))
    let rect = stage.desktop.places.dock
    stage.click(column: rect.column + 8, row: rect.row + 9)

    #expect(stage.panel.contains("Teapot"))
  }

  @Test func `costs as much as is to be seen of it, however deep the stacks are`() throws {
    var counted: CountedCatalog?
    let stage = try Stage(windows: 1, columns: 160, rows: 48) {
      let catalog = CountedCatalog($0)
      counted = catalog
      return catalog
    }
    for _ in 0..<150 { stage.press(Key(.enter), Key(.end)) }
    stage.openPanel("i")
    let before = try #require(counted).lookUps

    stage.press(Key(.up))

    let lookUps = try #require(counted).lookUps - before
    #expect(lookUps < 150)
  }

  @Test func `shows what is presented`() throws {
    let stage = try Stage(windows: 1, columns: 160, rows: 30)
    let id = try #require(stage.window("A"))
    stage.app.send(.scene(.present(.sheet(.filter("tea"))), in: id), cause: .click)

    stage.press(.character("i"))

    #expect(stage.panel.contains("◆ 1.1  filter of Tea & Coffee"))
    #expect(stage.panel.contains("action 1 · click"))
  }
}
