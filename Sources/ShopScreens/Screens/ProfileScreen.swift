import ShopCore

public import DesignSystem

/// The root of Profile: who is signed in, and what belongs to them.
public func profileScreen(in context: ScreenContext) -> Screen {
  var rows: [ScreenRow]
  if let account = context.shop.account {
    rows = [.text(account.name, style: .heading), .text(account.email, style: .secondary)]
  } else {
    rows = [.text("Not signed in", style: .heading)]
  }
  rows += [
    .blank(),
    context.ordersRow,
    .item(
      "People",
      trailing: String(context.shop.catalog.allPeople.count),
      trailingStyle: .secondary,
      action: context.go(to: .people)
    ),
    .item("Settings", action: context.go(to: .settings)),
    .item("Account", action: context.go(to: .account)),
    .blank(),
  ]
  rows +=
    context.shop.account == nil
    ? [.button("Sign in", action: ScreenContext.signIn)] : context.leavingRows
  return Screen(title: AppTab.profile.title, rows: rows)
}
