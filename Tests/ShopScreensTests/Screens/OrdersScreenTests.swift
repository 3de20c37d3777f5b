import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The orders` {
  @Test func `show what was bought when`() {
    let screen = ordersScreen(in: context(in: .profile))

    #expect(
      picture(screen) == """
        › Order 1001                     €75.00
          2026-10-28 · shipped
        """
    )
    #expect(actions(of: screen) == [.scene(.navigate(.profile(.order("1001"))))])
  }

  @Test(
    arguments: [
      (Account?.none, "         You are not signed in."),
      (Account.samples[1], "             No orders yet."),
    ]
  )
  func `say why there are none`(account: Account?, expected: String) {
    let shop = ShopState.sample.with { $0.account = account }

    let screen = ordersScreen(in: context(shop, in: .profile))

    #expect(picture(screen) == expected)
  }
}
