public import SceneNavigation
public import ShopCore

public import DesignSystem

/// A sheet to choose a variant of a product and a quantity for the cart.
public func chooseSheet(
  _ id: Product.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  guard let product = context.shop.catalog.product(id) else {
    return goneScreen(Place.product(id).absence)
  }
  let form = ChoiceForm(presentation.stack.view, of: product, inCart: context.shop.cart)
  let rows = FormRows(form: presentation, problem: form.problem)
  let choices = product.variants.map { variant in
    variant.offer.canBeBought
      ? rows.choice(
        "\(variant.name), \(context.price(variant.price))",
        of: .variant,
        value: variant.id.rawValue,
        isChosen: form.article?.variant == variant.id
      ) : ScreenRow.option("\(variant.name), \(refusal(of: variant))", isChosen: false)
  }
  let quantity = form.quantity ?? 1
  let button = form.quantity == nil ? "Add to cart" : "Add \(quantity) to cart"
  return Screen(
    title: product.name,
    rows: choices + rows.problemRows(of: .variant) + [
      .blank(),
      rows.field("Quantity", .quantity, placeholder: "1"),
      step("One more", to: min(quantity + 1, Cart.limit), in: presentation),
      step("One less", to: max(quantity - 1, 1), in: presentation),
      .blank(),
      .button(button, action: .scene(.submit(presentation.id))),
    ]
  )
}

private func refusal(of variant: Variant) -> String {
  variant.price == nil ? "unavailable" : "sold out"
}

private func step(_ label: String, to quantity: Int, in presentation: Presentation) -> ScreenRow {
  .button(
    label,
    action: .scene(.edit(presentation.screen, .quantity, .replace(String(quantity))))
  )
}
