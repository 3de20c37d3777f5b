import ShopCore

public import DesignSystem

/// The account page: who is signed in, and ways to sign out or switch account.
public func accountScreen(in context: ScreenContext) -> Screen {
  guard let account = context.shop.account else {
    return Screen(title: "Account", rows: [.notice("You are not signed in.")])
  }
  return Screen(
    title: "Account",
    rows: [
      .text(account.name, style: .heading),
      .text(account.email, style: .secondary),
      .blank(),
      context.ordersRow,
      .blank(),
    ] + context.leavingRows
  )
}
