public import ShopCore

public import DesignSystem

/// A product: its description and price, what can be done with it, and related products.
public func productScreen(_ id: Product.ID, in context: ScreenContext) -> Screen {
  guard let product = context.shop.catalog.product(id) else {
    return goneScreen(.product(id), in: context)
  }
  var rows: [ScreenRow] = [
    .text(product.name, style: .heading),
    .item(words(for: product.offer), trailing: context.price(of: product)),
    .blank(),
  ]
  if let brand = product.brand { rows.insert(.text("by \(brand)", style: .secondary), at: 1) }
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

private func words(for offer: Offer) -> String {
  switch offer.stock {
  case nil: offer.price == nil ? "not for sale" : "in stock"
  case 0?: "sold out"
  case let count?: "\(count) in stock"
  }
}

/// A button to add the product to the cart, or a row for each variant.
private func choices(of product: Product, in context: ScreenContext) -> [ScreenRow] {
  guard !product.variants.isEmpty else {
    let action = RowAction.shop(.addToCart(Article(product.id)))
    return [.button("Add to cart", action: product.offer.canBeBought ? action : nil)]
  }
  let widths = product.variants.map { TextCells.width(of: $0.name) }
  let widest = widths.filter { $0 <= widestShared }.max() ?? 0
  let options = product.options.joined(separator: " / ")
  let rows = product.variants.map { variant in
    let article = Article(product.id, variant.id)
    let inCart = context.shop.cart.quantity(of: article)
    let canBeBought = variant.offer.canBeBought
    let facts = [
      variant.price == nil ? nil : words(for: variant.offer),
      inCart == 0 ? nil : "\(inCart) in cart",
    ]
    return ScreenRow.item(
      variant.name,
      leadingWidth: widest,
      detail: facts.compactMap(\.self).joined(separator: " · "),
      trailing: context.price(variant.price),
      trailingStyle: canBeBought ? .price : .secondary,
      action: canBeBought ? .shop(.addToCart(article)) : nil
    )
  }
  return [.heading("Variants · \(options)")] + rows + [
    .button("Choose a variant", action: .scene(.present(.sheet(.choose(product.id))))),
    .blank(),
  ]
}

/// The most columns that the names of variants share; a longer name moves only its own detail.
private let widestShared = 24

private func actions(on product: Product, in context: ScreenContext) -> [ScreenRow] {
  let inCart = context.shop.cart.quantity(ofAny: product.id)
  let category = context.shop.catalog.category(product.category)
  return choices(of: product, in: context) + [
    .item(
      "In cart",
      detail: "\(inCart)",
      action: context.go(to: .cart)
    ),
    .item(
      "Reviews",
      detail: product.reviews.count.counted("review"),
      trailing: averageWords(of: product.reviews),
      trailingStyle: .warning,
      action: context.go(to: .reviews(product.id))
    ),
    .item(
      "Category",
      detail: category?.name ?? product.category.rawValue,
      action: context.go(to: .category(product.category))
    ),
  ]
}

/// The average rating in tenths, and in stars rounded down to a half; nil without reviews.
private func averageWords(of reviews: [Review]) -> String? {
  guard !reviews.isEmpty else { return nil }
  let sum = reviews.reduce(0) { $0 + $1.rating }
  let tenths = (sum * 20 / reviews.count + 1) / 2
  let half = tenths % 10 >= 5 ? "½" : ""
  let reached = stars(tenths / 10).prefix(half.isEmpty ? 5 : tenths / 10) + half
  let rest = String(repeating: "☆", count: 5 - reached.count)
  return "\(reached)\(rest) \(tenths / 10).\(tenths % 10)"
}
