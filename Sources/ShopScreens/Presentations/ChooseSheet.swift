public import ShopCore

public import DesignSystem

/// Which variant of a product, and how many.
public func chooseSheet(
  _ product: Product.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  Screen(
    title: "Choose",
    rows: [
      .text(context.shop.title(of: .product(product)), style: .heading), .blank(),
      .button("Close", action: .scene(.dismiss(presentation.id))),
    ]
  )
}
