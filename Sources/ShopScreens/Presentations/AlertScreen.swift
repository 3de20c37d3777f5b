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
    case .soldOut(let product): shop.shortage(of: product).title
    }
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .paymentDeclined: "The card was declined. Nothing was ordered: try another one."
    case .paymentTimedOut: "The bank did not answer. Nothing was ordered: try again."
    case .soldOut(let product):
      shop.shortage(of: product).words(of: shop.title(of: .product(product)))
        + ". Nothing was ordered."
    }
  }
}

extension ShopState {
  /// Why a product cannot be had as it is in the cart; where it is in it no more, it was sold out.
  fileprivate func shortage(of product: Product.ID) -> Shortage {
    cart.lines.filter { $0.product == product }.lazy.compactMap(catalog.shortage).first ?? .soldOut
  }
}
