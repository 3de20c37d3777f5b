import ShopCore

public import DesignSystem

/// The cart, which is the same in every window.
public func cartScreen(in context: ScreenContext) -> Screen {
  let cart = context.shop.cart
  guard !cart.isEmpty else {
    return Screen(title: "Cart", rows: [.notice("The cart is empty.")])
  }
  var rows: [ScreenRow] = []
  for line in cart.lines {
    rows += [
      context.row(for: line, action: context.go(to: .product(line.product))),
      .button("One more", action: .shop(.setQuantity(line.quantity + 1, of: line.article))),
      line.quantity > 1
        ? .button("One less", action: .shop(.setQuantity(line.quantity - 1, of: line.article)))
        : .button(
          "Remove",
          action: .scene(.present(.confirmationDialog(.removeLine(line.article))))
        ),
      .blank(),
    ]
  }
  rows += [
    .divider(),
    .item(
      cart.count.counted("item"),
      trailing: context.price(cart.total(in: context.shop.catalog))
    ),
    .blank(),
  ]
  let obstacle = context.obstacleToOrder
  if let obstacle { rows += [.text(obstacle, style: .warning), .blank()] }
  let checkOut = RowAction.scene(.present(.fullScreenCover(.checkout)))
  rows.append(.button("Check out", action: obstacle == nil ? checkOut : nil))
  return Screen(title: "Cart", rows: rows)
}

extension ScreenContext {
  func row(for line: Cart.Line, action: RowAction? = nil) -> ScreenRow {
    .item(
      shop.title(of: .product(line.product)),
      detail: shop.choice(of: line.article),
      badge: "\(line.quantity)×",
      trailing: price(shop.catalog.offer(of: line.article)?.price?.times(line.quantity)),
      action: action
    )
  }

  /// Why the cart cannot be ordered; nil if it can.
  var obstacleToOrder: String? {
    shop.firstShort().map { $0.shortage.words(of: $0.article, in: shop) }
  }
}
