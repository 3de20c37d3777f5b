public import ShopCore

public import DesignSystem

/// What people say about a product, each with the way to who said it.
public func reviewsScreen(_ id: Product.ID, in context: ScreenContext) -> Screen {
  guard let product = context.shop.catalog.product(id) else {
    return goneScreen(.reviews(id))
  }
  var rows: [ScreenRow] = [.text(product.name, style: .heading), .blank()]
  if product.reviews.isEmpty {
    rows.append(.notice("Nobody has reviewed it yet."))
  }
  for review in product.reviews {
    let author = context.shop.catalog.person(review.author)?.name ?? review.author.rawValue
    rows += [
      .item(
        author,
        detail: review.day,
        trailing: stars(review.rating),
        trailingStyle: .warning,
        action: context.go(to: .person(review.author))
      )
    ]
    rows += text(of: review) + [.blank()]
  }
  if !product.reviews.isEmpty { rows.append(.divider()) }
  rows.append(
    .button("Write a review", action: .scene(.present(.sheet(.writeReview(product.id)))))
  )
  return Screen(title: "Reviews", rows: rows)
}

/// A review's own words.
func text(of review: Review) -> [ScreenRow] {
  var rows: [ScreenRow] = []
  if !review.title.isEmpty { rows.append(.text(review.title, style: .heading)) }
  if !review.text.isEmpty { rows.append(.text(review.text)) }
  return rows
}
