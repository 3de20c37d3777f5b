import ShopCore

public import DesignSystem

/// Who is signed in, and the ways to be nobody or somebody else.
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
