import ShopCore

public import DesignSystem

/// Who is signed in, and the ways to be nobody or somebody else.
public func accountScreen(in context: ScreenContext) -> Screen {
  guard let account = context.shop.account else {
    return Screen(title: "Account", rows: [.notice("Nobody is signed in.")])
  }
  let others = Account.samples.filter { $0 != account }
  return Screen(
    title: "Account",
    rows: [
      .text(account.name, style: .heading),
      .text(account.email, style: .secondary),
      .blank(),
      .item(
        "Orders",
        trailing: String(context.shop.ownOrders.count),
        trailingStyle: .secondary,
        action: context.go(to: .orders)
      ),
      .blank(),
      .button("Sign out", action: .app(.signOut)),
    ]
      + others.map { other in
        .button("Switch to \(other.name)", action: .app(.signIn(other.id)))
      } + [.text("Either empties every window.", style: .secondary)]
  )
}
