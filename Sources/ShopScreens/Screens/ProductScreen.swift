public import ShopCore

public import DesignSystem

/// A product: what it is and costs, what can be done with it, and what goes with it.
public func productScreen(_ id: Product.ID, in context: ScreenContext) -> Screen {
  guard let product = context.shop.catalog.product(id) else {
    return goneScreen("The product “\(id)” is no longer sold.")
  }
  var rows: [ScreenRow] = [
    .text(product.name, style: .heading),
    .item(stockWords(product), trailing: context.price(product.price)),
    .blank(),
  ]
  if !product.description.isEmpty {
    rows += [.text(product.description), .blank()]
  }
  rows += actions(on: product, in: context)
  let related = product.related.compactMap { context.row(for: $0) }
  if !related.isEmpty {
    rows += [.blank(), .heading("Goes well with")] + related
  }
  return Screen(title: product.name, rows: rows)
}

private func stockWords(_ product: Product) -> String {
  switch product.stock {
  case nil: "in stock"
  case 0?: "sold out"
  case let count?: "\(count) in stock"
  }
}

private func actions(on product: Product, in context: ScreenContext) -> [ScreenRow] {
  let canBeBought = product.price != nil && product.stock != 0
  let inCart = context.shop.cart.quantity(of: product.id)
  let category = context.shop.catalog.category(product.category)
  let average =
    product.reviews.isEmpty
    ? 0 : product.reviews.reduce(0) { $0 + $1.rating } * 10 / product.reviews.count
  return [
    .button("Add to cart", action: canBeBought ? .shop(.addToCart(product.id)) : nil),
    .item(
      "Cart",
      detail: inCart == 0 ? "none of these" : "\(inCart) of these",
      action: context.go(to: .cart)
    ),
    .item(
      "Reviews",
      detail: counted(product.reviews.count, "review"),
      trailing: product.reviews.isEmpty
        ? nil : "\(stars((average + 5) / 10)) \(average / 10).\(average % 10)",
      trailingStyle: .warning,
      action: context.go(to: .reviews(product.id))
    ),
    .item(
      "Shelf",
      detail: category?.name ?? product.category.rawValue,
      action: context.go(to: .category(product.category))
    ),
  ]
}
