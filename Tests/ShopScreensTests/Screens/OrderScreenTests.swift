import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `An order` {
  @Test func `shows what it cost on its day`() {
    let screen = orderScreen("1001", in: context(in: .profile))

    #expect(screen.title == "Order 1001")
    #expect(
      picture(screen) == """
          Order 1001
          Placed on 2026-10-28, shipped

        › Teapot   2×                    €40.00
          Kettle   1×                    €35.00
         ──────────────────────────────────────
          Total                          €75.00
        """
    )
  }

  @Test func `leads to its products, sold still or not, within Profile`() {
    let screen = orderScreen("1001", in: context(in: .profile))

    #expect(
      actions(of: screen) == [
        .scene(.navigate(.profile(.product("teapot")))),
        .scene(.navigate(.profile(.product("kettle")))),
      ]
    )
  }

  @Test(arguments: [("9", Account.samples[0]), ("1001", Account.samples[1])])
  func `is not shown to anybody else`(id: String, account: Account) {
    let shop = ShopState.sample.with { $0.account = account }

    let screen = orderScreen(Order.ID(rawValue: id), in: context(shop, in: .profile))

    #expect(screen.title == "Gone")
    #expect(picture(screen).contains("You have no order “\(id)”."))
  }
}
