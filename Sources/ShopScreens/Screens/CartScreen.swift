import ShopCore

public import DesignSystem

/// What is about to be bought, the same in every window.
public func cartScreen(in context: ScreenContext) -> Screen {
  let cart = context.shop.cart
  guard !cart.isEmpty else {
    return Screen(title: "Cart", rows: [.notice("The cart is empty.")])
  }
  var rows: [ScreenRow] = []
  for line in cart.lines {
    let price = context.shop.catalog.offer(of: line.article)?.price
    rows += [
      .item(
        context.shop.title(of: .product(line.product)),
        detail: context.shop.choice(of: line.article),
        badge: "\(line.quantity)×",
        trailing: context.price(price?.times(line.quantity)),
        action: context.go(to: .product(line.product))
      ),
      .button("One more", action: .shop(.setQuantity(line.quantity + 1, of: line.article))),
      line.quantity > 1
        ? .button("One less", action: .shop(.setQuantity(line.quantity - 1, of: line.article)))
        : .button(
          "Take it out",
          action: .scene(.present(.confirmationDialog(.removeLine(line.article))))
        ),
      .blank(),
    ]
  }
  let canBeBought = cart.lines.contains {
    context.shop.catalog.offer(of: $0.article)?.price != nil
  }
  rows += [
    .divider(),
    .item(
      counted(cart.count, "thing"),
      trailing: context.price(cart.total(in: context.shop.catalog))
    ),
    .blank(),
    .button("Check out", action: canBeBought ? .scene(.present(.fullScreenCover(.checkout))) : nil),
  ]
  return Screen(title: "Cart", rows: rows)
}
