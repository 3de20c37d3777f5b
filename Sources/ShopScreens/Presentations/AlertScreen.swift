public import ShopCore

public import DesignSystem

/// An alert: what happened, in words to go on with, and a button that says they were read.
public func alertScreen(
  _ alert: Alert,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  Screen(
    title: alert.title,
    rows: [
      .text(alert.words(in: context.shop)), .blank(),
      .button("OK", action: .scene(.dismiss(presentation.id))),
    ]
  )
}

extension Alert {
  fileprivate var title: String {
    switch self {
    case .paymentDeclined: "Payment declined"
    case .paymentTimedOut: "No answer"
    case .soldOut: "Sold out"
    }
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .paymentDeclined: "The card was declined. Nothing was ordered: try another one."
    case .paymentTimedOut: "The bank did not answer. Nothing was ordered: try again."
    case .soldOut(let product):
      "“\(shop.title(of: .product(product)))” "
        + (shop.catalog.product(product) == nil ? "is sold no more" : "is sold out")
        + ". Nothing was ordered."
    }
  }
}
