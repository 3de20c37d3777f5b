import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A picture of the objects` {
  private func text(
    _ wiring: NamedWiring,
    windows: Int = 2,
    width: Int = 44,
    height: Int = 7,
    charset: Charset = .unicode
  ) -> String {
    let map = ObjectMap(under: wiring.switches, of: .shop, windowCount: windows)
    return ObjectPicture(map: map).canvas(width: width, height: height, charset: charset).text
  }

  @Test func `has a column for each window under the right wiring`() {
    #expect(
      text(.perScene, height: 16) == """
                       A                 B
               ┌───────┴───────┐ ┌───────┴───────┐
        router │   router 1    │ │   router 2    │
               └─┬────┬─────┬──┘ └─┬────┬─────┬──┘
        tabs     H    S     P      H    S     P
               ┌─┴─┐┌─┴──┐┌─┴──┐ ┌─┴─┐┌─┴──┐┌─┴──┐
        stacks │ 1 ││ 2  ││ 3  │ │ 4 ││ 5  ││ 6  │
               └─┬─┘└─┬──┘└─┬──┘ └─┬─┘└─┬──┘└─┬──┘
                 │    │     │      │    │     │
               ┌─┴────┴─────┴──┐ ┌─┴────┴─────┴──┐
        key    │     key 1     │ │     key 2     │
               └───────────────┘ └───────────────┘
               ┌───────────────┐ ┌───────────────┐
        links  │    queue 1    │ │    queue 2    │
               └───────────────┘ └───────────────┘
        re-tap pops to the root  pops to the root
        """
    )
  }

  @Test(arguments: [1, 2, 3, 26], NamedWiring.allCases)
  func `is as wide as there is room, however little`(windows: Int, wiring: NamedWiring) {
    for width in -4...30 {
      let map = ObjectMap(under: wiring.switches, of: .shop, windowCount: windows)
      let canvas = ObjectPicture(map: map)
        .canvas(width: width, height: 16, charset: .unicode)
      #expect(canvas.width == max(0, width))
    }
  }

  @Test func `has one box for what a mixture shares, with lines to each window's key`() {
    #expect(
      text(NamedWiring(mixing: [.appLevelPath, .tabStorage]), height: 16) == """
                       A                 B
               ┏━━━━━━━┷━━━━━━━━━━━━━━━━━┷━━━━━━━┓
        router ┃        ✗ router 1 of A B        ┃
               ┗━━━━┯━━━━━━━━━━┯━━━━━━━━━━━┯━━━━━┛
        tabs      Home       Search     Profile
               ┏━━━━┷━━━━┓┏━━━━┷━━━━━┓┏━━━━┷━━━━━┓
        stacks ┃   ✗ 1   ┃┃   ✗ 2    ┃┃   ✗ 3    ┃
               ┗━━━━┯━━━━┛┗━━━━┯━━━━━┛┗━━━━┯━━━━━┛
                    └──┬───────┴─────────┬─┘
               ┏━━━━━━━┷━━━━━━━┓ ┏━━━━━━━┷━━━━━━━┓
        key    ┃  ✗ 1/home ×3  ┃ ┃  ✗ 2/home ×3  ┃
               ┗━━━━━━━━━━━━━━━┛ ┗━━━━━━━━━━━━━━━┛
               ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        links  ┃     ✗ queue 1 for 64 links      ┃
               ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        re-tap          pops to the root
        """
    )
  }

  @Test(arguments: [
    (
      NamedWiring.appLevelPath,
      """
                     A                 B
      router [━━━━━━━ ✗ router 1 of A B ━━━━━━━]
      tabs      Home       Search     Profile
      stacks [━━━✗ 1━━━][━━━✗ 2━━━━][━━━✗ 3━━━━]
      key    [     key 1     ] [     key 2     ]
      links  [━━━━ ✗ queue 1 for 64 links ━━━━━]
      re-tap          pops to the root
      """
    ),
    (
      NamedWiring.sharedTabStack,
      """
                     A                 B
      router [   router 1    ] [   router 2    ]
      tabs     H    S     P      H    S     P
      stacks [━━ ✗ stack 1 ━━] [━━ ✗ stack 2 ━━]
      key    [     key 1     ] [     key 2     ]
      links  [    queue 1    ] [    queue 2    ]
      re-tap pops to the root  pops to the root
      """
    ),
    (
      NamedWiring.appStorage,
      """
                     A                 B
      router [   router 1    ] [   router 2    ]
      tabs     H    S     P      H    S     P
      stacks [ 1 ][ 2  ][ 3  ] [ 4 ][ 5  ][ 6  ]
      key    [━━━━━━━━ ✗ key 1 of A B ━━━━━━━━━]
      links  [    queue 1    ] [    queue 2    ]
      re-tap pops to the root  pops to the root
      """
    ),
    (
      NamedWiring.tabStorage,
      """
                     A                 B
      router [   router 1    ] [   router 2    ]
      tabs     H    S     P      H    S     P
      stacks [ 1 ][ 2  ][ 3  ] [ 4 ][ 5  ][ 6  ]
      key    [━ ✗ 1/home ×3 ━] [━ ✗ 2/home ×3 ━]
      links  [    queue 1    ] [    queue 2    ]
      re-tap pops to the root  pops to the root
      """
    ),
    (
      NamedWiring.droppedColdLink,
      """
                     A                 B
      router [   router 1    ] [   router 2    ]
      tabs     H    S     P      H    S     P
      stacks [ 1 ][ 2  ][ 3  ] [ 4 ][ 5  ][ 6  ]
      key    [     key 1     ] [     key 2     ]
      links  [━━ ✗ no room ━━] [━━ ✗ no room ━━]
      re-tap pops to the root  pops to the root
      """
    ),
    (
      NamedWiring.noPopToRootOnRetap,
      """
                     A                 B
      router [   router 1    ] [   router 2    ]
      tabs     H    S     P      H    S     P
      stacks [ 1 ][ 2  ][ 3  ] [ 4 ][ 5  ][ 6  ]
      key    [     key 1     ] [     key 2     ]
      links  [    queue 1    ] [    queue 2    ]
      re-tap  ✗ does nothing    ✗ does nothing
      """
    ),
  ])
  func `shows each mistake where it is`(wiring: NamedWiring, picture: String) {
    #expect(text(wiring) == picture)
  }

  @Test func `marks what is shared also in ASCII`() {
    #expect(
      text(.appLevelPath, height: 16, charset: .ascii) == """
                       A                 B
               +=======+=================+=======+
        router |       !! router 1 of A B        |
               +====+==========+===========+=====+
        tabs      Home       Search     Profile
               +====+====++====+=====++====+=====+
        stacks |  !! 1   ||   !! 2   ||   !! 3   |
               +====+====++====+=====++====+=====+
                    +--+-------+---------+-+
               +-------+-------+ +-------+-------+
        key    |     key 1     | |     key 2     |
               +---------------+ +---------------+
               +=================================+
        links  |     !! queue 1 for 64 links     |
               +=================================+
        re-tap          pops to the root
        """
    )
  }

  @Test func `counts the windows it has no room for`() {
    #expect(
      text(.perScene, windows: 9) == """
                   A         B         C       +6
        router [   1   ] [   2   ] [   3   ] [ …  ]
        tabs    H  S  P   H  S  P   H  S  P    …
        stacks [1][2][3] [4][5][6] [7][8][9] [ …  ]
        key    [ key 1 ] [ key 2 ] [ key 3 ] [ …  ]
        links  [   1   ] [   2   ] [   3   ] [ …  ]
        re-tap  to root   to root   to root    …
        """
    )
    #expect(
      text(.appLevelPath, windows: 9) == """
                   A         B         C       +6
        router [ ✗ router 1 of A B C D E F G H I ━]
        tabs       Home       Search     Profile
        stacks [━━━✗ 1━━━━][━━━✗ 2━━━━][━━━✗ 3━━━━]
        key    [ key 1 ] [ key 2 ] [ key 3 ] [ …  ]
        links  [━━━━━ ✗ queue 1 for 64 links ━━━━━]
        re-tap           pops to the root
        """
    )
  }

  @Test func `is red where something is shared, and only there`() throws {
    let map = ObjectMap(
      under: NamedWiring.appStorage.switches,
      of: .shop,
      windowCount: 2
    )

    let canvas = ObjectPicture(map: map).canvas(width: 44, height: 16)

    let red = (0..<canvas.height).filter { row in
      (0..<canvas.width).contains { canvas[$0, row].style == .danger }
    }
    #expect(red == [8, 9, 10, 11])
  }

  @Test func `cuts no number, which would be that of another object`() {
    let stacks =
      text(.perScene, windows: 8, width: 70).split(separator: "\n")
      .first { $0.hasPrefix("stacks") } ?? ""

    #expect(stacks.contains("[8][9 ]"))
    #expect(stacks.contains("[…][…][12]"))
    #expect(stacks.matches(of: #/\[1\]/#).count == 1)
  }

  @Test func `is of the windows there are, whatever their wiring is called`() throws {
    let stage = try Stage(windows: 3, columns: 120, rows: 40)
    let router = try #require(stage.app.windows.router(stage.app.windows.focus))
    let group = SceneGroup(state: stage.app.windows.state) { _, _ in router }

    let map = ObjectMap(of: group, storage: MemoryWindowStorage())

    #expect(map.windows.map(\.router) == [1, 1, 1])
    #expect(Set(map.windows.map { $0.tabs.map(\.stack) }) == [[1, 2, 3]])
    #expect(stage.desktop.objectMap.windows.map(\.router) == [1, 2, 3])
    #expect(map.mistakes == ["A, B and C have one router, with its stacks and its link queue."])
  }

  @Test func `makes nothing by looking`() throws {
    let stage = try Stage(windows: 2)
    let before = stage.app.windows.state

    let maps = (0..<2).map { _ in stage.desktop.objectMap }

    #expect(maps[0] == maps[1])
    #expect(stage.app.windows.state == before)
  }

  @Test func `has a page of its own, and stands in the inspector`() throws {
    let stage = try Stage(windows: 3, columns: 160, rows: 48)

    stage.press(.character("I"))
    #expect(stage.desktop.canvas.text.contains("No window shares an object with another. ✓"))
    stage.press(.character("I"))
    #expect(!stage.isCovered)
    stage.press(.character("i"))

    #expect(stage.desktop.canvas.text.contains("router 3"))
    #expect(stage.desktop.canvas.text.contains("▼ Window A"))
  }

  @Test func `shows in the inspector what the windows share at 80 columns`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24, wiring: .appLevelPath)

    stage.press(.character("i"))

    #expect(stage.desktop.canvas.text.contains("✗ router 1 of A B"))
  }
}
