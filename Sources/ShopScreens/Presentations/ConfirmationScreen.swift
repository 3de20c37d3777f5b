public import SceneNavigation
public import ShopCore

public import DesignSystem

/// A confirmation dialog: what is about to happen, and the choice.
///
/// The safe answer comes first, so it is selected.
public func confirmationScreen(
  _ dialog: ConfirmationDialog,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  let question = Question(dialog, in: context)
  return Screen(
    title: question.title,
    rows: [
      .text(question.words), .blank(),
      .button(question.no, action: .scene(.dismiss(presentation.id))),
      .button(question.yes, action: question.action),
    ]
  )
}

private struct Question {
  let title: String
  let words: String
  let no: String
  let yes: String
  /// Sent by the answer yes.
  let action: RowAction

  init(_ dialog: ConfirmationDialog, in context: ScreenContext) {
    let shop = context.shop
    switch dialog {
    case .removeLine(let article):
      title = "Remove it?"
      words = "\(shop.phrase(for: article)) is removed from the cart."
      no = "Keep it"
      yes = "Remove"
      action = .shop(.setQuantity(0, of: article))
    case .signOut:
      title = "Sign out?"
      words = "All windows are reset. The cart is kept."
      no = "Stay signed in"
      yes = "Sign out"
      action = .shop(.signOut)
    case .leave(let flow, let reason):
      title = reason.title
      let payment = context.paying.map { payment in
        "The payment of \(context.price(payment.amount)) is in progress and would be dropped. "
      }
      words =
        reason.destination(in: shop) + (payment ?? "") + reason.loss
      no = "Stay"
      yes = reason.consent
      action = reason.action(leaving: flow, in: shop)
    case .follow(let link, let flow):
      let reason = LeaveReason.link(link)
      title = reason.title
      words = reason.destination(in: shop) + "The order is placed, and nothing is lost."
      no = "Stay"
      yes = "Go there"
      action = reason.action(leaving: flow, in: shop)
    }
  }
}

extension LeaveReason {
  fileprivate var title: String {
    switch self {
    case .back: "Leave?"
    case .link: "Leave for a link?"
    case .closingWindow: "Close the window?"
    }
  }

  /// Empty unless the reason is a link.
  fileprivate func destination(in shop: ShopState) -> String {
    guard case .link(let link) = self else { return "" }
    guard let place = link.place else { return "It leads to \(link.tab.title). " }
    let words = "It leads to \(shop.title(of: place)), in \(link.tab.title)"
    return words + (shop.has(place) ? ". " : ", and the shop has nothing there. ")
  }

  fileprivate var loss: String {
    switch self {
    case .back, .link: "What you entered would be lost."
    case .closingWindow: "Until you quit, “u” brings back what you entered, except card data."
    }
  }

  fileprivate var consent: String {
    switch self {
    case .back, .link: "Discard and leave"
    case .closingWindow: "Close it"
    }
  }

  fileprivate func action(leaving flow: Presentation.ID, in shop: ShopState) -> RowAction {
    switch self {
    case .back: .scene(.dismiss(flow))
    case .link(let link): .scene(.dismissAndOpenLink(flow, link.target(in: shop)))
    case .closingWindow: .app(.closeWindowAnyway(flow.scene))
    }
  }
}
