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
      field("Title", "title", in: context), field("Text", "text", in: context), .blank(),
      .button("Close", action: .scene(.back)),
    ]
  )
}

private func field(_ label: String, _ id: FieldID, in context: ScreenContext) -> ScreenRow {
  let draft = context.view.drafts[id] ?? TextDraft()
  return .field(
    label,
    text: draft.text,
    cursor: context.view.editing == id ? draft.cursor : nil,
    action: .scene(.beginEditing(context.screen, id))
  )
}
