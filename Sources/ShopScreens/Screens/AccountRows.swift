import DesignSystem
import ShopCore

extension ScreenContext {
  /// Orders are counted only when signed in.
  var ordersRow: ScreenRow {
    .item(
      "Orders",
      trailing: shop.account == nil ? nil : String(shop.ownOrders.count),
      trailingStyle: .secondary,
      action: go(to: .orders)
    )
  }

  static let signIn = RowAction.scene(.present(.fullScreenCover(.signIn(then: nil))))

  /// Asks first.
  static let signOut = RowAction.scene(.present(.confirmationDialog(.signOut)))

  /// Both ways to leave an account ask first.
  var leavingRows: [ScreenRow] {
    [
      .button("Sign out", action: Self.signOut),
      .button("Sign in as someone else", action: Self.signIn),
      .text("Either resets all windows.", style: .secondary),
    ]
  }
}
