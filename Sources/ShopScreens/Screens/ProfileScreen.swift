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
  if context.shop.account != nil {
    rows += [
      .button("Sign out", action: .app(.signOut)),
      .text("Empties every window.", style: .secondary),
    ]
  }
  rows += Account.samples.filter { $0 != context.shop.account }.map { account in
    .button("Sign in as \(account.name)", action: .app(.signIn(account.id)))
  }
  return Screen(title: AppTab.profile.title, rows: rows)
}
