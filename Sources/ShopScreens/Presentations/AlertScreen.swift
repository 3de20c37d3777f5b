public import SceneNavigation
public import ShopCore

public import DesignSystem

/// An alert: what happened, how to continue, and a button to confirm.
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
    case .paymentTimedOut: "Not paid"
    case .soldOut(let product): shop.shortage(of: product).shortage.title
    }
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .paymentDeclined: return "The card was declined. Nothing was ordered: try another one."
    case .paymentTimedOut:
      return "No answer came in time, or the order cannot be saved. Nothing was charged: try again."
    case .soldOut(let product):
      let (article, shortage) = shop.shortage(of: product)
      return shortage.words(of: article, in: shop) + " Nothing was ordered."
    }
  }
}

extension ShopState {
  /// Why the product cannot be ordered; sold out if it is no longer in the cart.
  fileprivate func shortage(of product: Product.ID) -> (article: Article, shortage: Shortage) {
    firstShort(of: product) ?? (Article(product), .soldOut)
  }
}
