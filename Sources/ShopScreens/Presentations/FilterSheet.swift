public import ShopCore

public import DesignSystem

/// What of a shelf is shown.
public func filterSheet(
  _ category: Category.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  Screen(
    title: "Filter",
    rows: [
      .text(context.shop.title(of: .category(category)), style: .heading), .blank(),
      .button("Close", action: .scene(.dismiss(presentation.id))),
    ]
  )
}
