public import ShopCore

public import DesignSystem

/// The checkout, at the step one stands on.
public func checkoutScreen(_ presentation: Presentation, in context: ScreenContext) -> Screen {
  Screen(
    title: FullScreenCover.checkout.title,
    rows: [
      .item(
        counted(context.shop.cart.count, "thing"),
        trailing: context.price(context.shop.cart.total(in: context.shop.catalog))
      ),
      .blank(),
      .button("Close", action: .scene(.dismiss(presentation.id))),
    ]
  )
}
