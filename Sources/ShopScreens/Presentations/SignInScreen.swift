public import SceneNavigation
public import ShopCore

public import DesignSystem

/// The sign-in: the accounts to choose from, and where the window continues afterwards.
public func signInScreen(
  then pending: PendingDestination?,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  let account = context.shop.account
  var rows: [ScreenRow] = []
  if let pending {
    rows += [.text("Sign in to \(context.shop.phrase(for: pending))."), .blank()]
  }
  rows.append(.heading(account == nil ? "Sign in as" : "Switch to"))
  rows += Account.samples.filter { $0 != account }.map { account in
    .item(account.name, detail: account.email, action: .shop(.signIn(account.id)))
  }
  rows += [.blank(), .button("Cancel", action: .scene(.dismiss(presentation.id))), .blank()]
  rows.append(
    .text(
      account.map { "This signs out \($0.name) and resets all windows." }
        ?? "One sign-in serves all windows; each continues to its page.",
      style: .secondary
    )
  )
  return Screen(title: FullScreenCover.signIn(then: nil).title, rows: rows)
}

extension ShopState {
  /// The pending destination as a phrase after “to”.
  fileprivate func phrase(for pending: PendingDestination) -> String {
    switch pending {
    case .checkout: "check out"
    case .review: "write a review"
    case .step(let destination):
      "see \(Place(destination.route).map { title(of: $0) } ?? destination.tab.title)"
    case .link(let link): "see \(link.place.map { title(of: $0) } ?? link.tab.title)"
    }
  }
}
