import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The cart` {
  @Test(arguments: AppTab.allCases)
  func `is shown in the tab one stands in, and back leads to the screen before`(tab: AppTab) throws
  {
    let stage = try Stage(windows: 1)
    let window = try #require(stage.window("A"))
    let product = Destination(.product("teapot"), from: tab)
    stage.app.send(.scene(.navigate(product), in: window), cause: .key)
    let router = try #require(stage.app.windows.router(window))
    let before = router.state

    stage.app.send(.scene(.navigate(Destination(.cart, from: tab)), in: window), cause: .key)

    #expect(router.selectedTab == tab)
    #expect(router.stack.top.flatMap { Place($0.route) } == .cart)
    for other in AppTab.allCases where other != tab {
      #expect(router.stack(of: other) == before.stack(of: other))
    }
    stage.press(Key(.escape))
    #expect(router.state.isSamePlace(as: before))
  }
}
