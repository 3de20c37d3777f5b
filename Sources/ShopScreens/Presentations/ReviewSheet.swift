public import ShopCore

public import DesignSystem

/// A review that is being written.
public func reviewSheet(
  _ product: Product.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  Screen(
    title: "Review",
    rows: [
      .text(context.shop.title(of: .product(product)), style: .heading), .blank(),
      .button("Close", action: .scene(.dismiss(presentation.id))),
    ]
  )
}
