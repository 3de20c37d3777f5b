import DesignSystem
import ShopCore

/// What Profile and the account page both offer to whoever is signed in.
extension ScreenContext {
  /// What was ordered, which is counted once it is known whose orders they are.
  var ordersRow: ScreenRow {
    .item(
      "Orders",
      trailing: shop.account == nil ? nil : String(shop.ownOrders.count),
      trailingStyle: .secondary,
      action: go(to: .orders)
    )
  }

  /// The way to sign in, beside whoever is.
  static let signIn = RowAction.scene(.present(.fullScreenCover(.signIn(then: nil))))

  /// The way to sign out, with a question first.
  static let signOut = RowAction.scene(.present(.confirmationDialog(.signOut)))

  /// The ways to be nobody or somebody else, each with a question first.
  var leavingRows: [ScreenRow] {
    [
      .button("Sign out", action: Self.signOut),
      .button("Sign in as someone else", action: Self.signIn),
      .text("Either resets all windows.", style: .secondary),
    ]
  }
}
