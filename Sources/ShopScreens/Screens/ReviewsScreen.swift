public import ShopCore

public import DesignSystem

/// The reviews of a product, each with a link to its author.
public func reviewsScreen(_ id: Product.ID, in context: ScreenContext) -> Screen {
  guard let product = context.shop.catalog.product(id) else {
    return goneScreen(.reviews(id), in: context)
  }
  var rows: [ScreenRow] = [.text(product.name, style: .heading), .blank()]
  if product.reviews.isEmpty {
    rows.append(.notice("No reviews yet."))
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
  let own = context.shop.ownReview(of: product)
  rows.append(
    .button(
      own == nil ? "Write a review" : "Replace your review",
      action: .scene(.present(.sheet(.writeReview(product.id))))
    )
  )
  return Screen(title: "Reviews", rows: rows)
}

extension ShopState {
  func ownReview(of product: Product) -> Review? {
    guard let author = account?.person.id else { return nil }
    return product.reviews.first { $0.author == author }
  }
}

func text(of review: Review) -> [ScreenRow] {
  var rows: [ScreenRow] = []
  if !review.title.isEmpty { rows.append(.text(review.title, style: .heading)) }
  if !review.text.isEmpty { rows.append(.text(review.text)) }
  return rows
}
