import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A composition under another wiring` {
  @Test func `says whom it has moved at once`() throws {
    let stage = try Stage(windows: 3)
    stage.press(Key(.enter), Key(.tab), .character("3"))

    let wrong = try composition(of: stage, .appLevelPath)

    #expect(
      wrong.greeting.words
        == "A and C moved ✗ · One router for all windows. Try Enter Tab 2 1"
    )
  }

  @Test func `says under which wiring the program is to be started`() {
    #expect(
      NamedWiring.appStorage.introduction.hasSuffix("Try Enter Tab 3 q, shop --wiring appStorage")
    )
    #expect(
      NamedWiring.droppedColdLink.introduction
        .hasSuffix("Try q, shop --open product/teapot --wiring droppedColdLink")
    )
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `says all keys that show the mistake at 80 columns`(wiring: NamedWiring) throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24, wiring: wiring)
    #expect(stage.status.contains("\(wiring.hint) "))
  }

  @Test func `has moved nobody where all stand as they did`() throws {
    let stage = try Stage(windows: 3)
    stage.press(Key(.enter), Key(.tab), .character("/"))
    stage.type("tea")
    stage.press(Key(.down), Key(.enter))

    let right = try composition(of: stage, .perScene)
    let harmless = try composition(of: stage, .noPopToRootOnRetap)

    #expect(right.greeting.words == "A router for each window.")
    #expect(harmless.moved.isEmpty)
  }

  @Test func `says whose payment came to nothing`() throws {
    let container = try DependencyContainer()
    let old = Composition(
      of: AppState(windowCount: 2),
      wiring: .perScene,
      areReady: true,
      size: (120, 30),
      charset: .unicode,
      container: container
    )
    try old.app.pay(in: old.app.windows.focus)

    let new = Composition(
      of: old.app.lastState,
      wiring: .noPopToRootOnRetap,
      inPlaceOf: old,
      areReady: true,
      size: (120, 30),
      charset: .unicode,
      container: container
    )

    #expect(new.greeting.words.hasPrefix("payment of A dropped · Selecting "))
    #expect(new.app.shop.state.cart.quantity(of: "teapot") == 1)
  }

  private func composition(of stage: Stage, _ wiring: NamedWiring) throws -> Composition {
    Composition(
      of: stage.app.lastState,
      wiring: wiring,
      areReady: true,
      size: (120, 30),
      charset: .unicode,
      container: try DependencyContainer()
    )
  }
}
