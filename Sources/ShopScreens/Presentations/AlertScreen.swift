public import SceneNavigation
public import ShopCore

public import DesignSystem

/// An alert: what happened, in words to go on with, and a button that says they were read.
public func alertScreen(
  _ alert: Alert,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  Screen(
    title: alert.title(in: context.shop),
    rows: [
      .text(alert.words(in: context.shop)), .blank(),
      .button("OK", action: .scene(.dismiss(presentation.id))),
    ]
  )
}

extension Alert {
  fileprivate func title(in shop: ShopState) -> String {
    switch self {
    case .paymentDeclined: "Payment declined"
    case .paymentTimedOut: "No answer"
    case .soldOut(let product): shop.shortage(of: product).shortage.title
    }
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .paymentDeclined: return "The card was declined. Nothing was ordered: try another one."
    case .paymentTimedOut: return "The bank did not answer. Nothing was ordered: try again."
    case .soldOut(let product):
      let (article, shortage) = shop.shortage(of: product)
      return shortage.words(of: article, in: shop) + " Nothing was ordered."
    }
  }
}

extension ShopState {
  /// What of a product cannot be had as it is in the cart; where it is in it no more, it was sold out.
  fileprivate func shortage(of product: Product.ID) -> (article: Article, shortage: Shortage) {
    firstShort(of: product) ?? (Article(product), .soldOut)
  }
}
