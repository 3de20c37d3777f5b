import ShopCore

public import DesignSystem

/// The root of Profile: who is signed in, and what is theirs.
public func profileScreen(in context: ScreenContext) -> Screen {
  var rows: [ScreenRow]
  if let account = context.shop.account {
    rows = [.text(account.name, style: .heading), .text(account.email, style: .secondary)]
  } else {
    rows = [.text("Nobody is signed in", style: .heading)]
  }
  rows += [
    .blank(),
    .item(
      "Orders",
      trailing: String(context.shop.ownOrders.count),
      trailingStyle: .secondary,
      action: context.go(to: .orders)
    ),
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
  let signIn = RowAction.scene(.present(.fullScreenCover(.signIn(then: nil))))
  if context.shop.account == nil {
    rows.append(.button("Sign in", action: signIn))
  } else {
    rows += [
      .button("Sign out", action: .scene(.present(.confirmationDialog(.signOut)))),
      .button("Sign in as somebody else", action: signIn),
      .text("Both empty every window.", style: .secondary),
    ]
  }
  return Screen(title: AppTab.profile.title, rows: rows)
}
