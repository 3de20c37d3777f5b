import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A session keeper` {
  @Test func `reads what would come back only where something happened since`() throws {
    let home = try TemporaryHome()
    let keeper = try SessionKeeper.open(
      .standard,
      isFresh: false,
      in: StateDirectory(environment: ["XDG_STATE_HOME": home.path])
    )
    let app = try DependencyContainer(keeping: keeper.kept).makeApp(windowCount: 2)
    keeper.begin(app)
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(keeper.strays(from: app.lastState).isEmpty)
    let other = try DependencyContainer().makeApp(windowCount: 2)
    other.send(.scene(.selectTab(.search), in: other.windows.focus), cause: .key)

    #expect(keeper.strays(from: other.lastState).isEmpty)
    app.send(.app(.focusNextWindow), cause: .key)

    #expect(keeper.strays(from: other.lastState).map(\.letter) == ["A"])
  }
}
