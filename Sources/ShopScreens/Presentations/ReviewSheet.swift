public import SceneNavigation
public import ShopCore

public import DesignSystem

/// A sheet to write a review of a product.
public func reviewSheet(
  _ product: Product.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  guard let reviewed = context.shop.catalog.product(product) else {
    return goneScreen(Place.product(product).absence)
  }
  guard let account = context.shop.account else {
    return Screen(title: "Review", rows: [.notice("You are not signed in.")])
  }
  let form = ReviewForm(presentation.stack.view)
  let rows = FormRows(form: presentation, labelWidth: 5, problem: form.problem)
  let earlier = context.shop.ownReview(of: reviewed).map { review in
    [ScreenRow.text("It replaces your review of \(review.day).", style: .secondary)]
  }
  return Screen(
    title: "Review",
    rows: [
      .text(context.shop.title(of: .product(product)), style: .heading),
      .text("by \(account.name)", style: .secondary),
    ] + (earlier ?? []) + [.blank()]
      + (1...5).reversed().map { rating in
        rows.choice(
          stars(rating),
          of: .rating,
          value: String(rating),
          isChosen: form.rating == rating
        )
      } + rows.problemRows(of: .rating) + [
        .blank(),
        rows.field("Title", .reviewTitle),
        rows.field("Text", .reviewText, lineCount: 4),
        .blank(),
        .button("Publish", action: .scene(.submit(presentation.id))),
      ]
  )
}
