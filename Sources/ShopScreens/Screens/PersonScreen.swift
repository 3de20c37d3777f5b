public import ShopCore

public import DesignSystem

/// A person who writes reviews, and all of their reviews.
public func personScreen(_ id: Person.ID, in context: ScreenContext) -> Screen {
  guard let person = context.shop.catalog.person(id) else {
    return goneScreen(.person(id), in: context)
  }
  let reviews = context.shop.catalog.reviews(by: id)
  var rows: [ScreenRow] = [.text(person.name, style: .heading)]
  if !person.about.isEmpty { rows.append(.text(person.about, style: .secondary)) }
  rows += [.blank(), .heading(reviews.count.counted("review"))]
  for written in reviews {
    rows.append(
      .item(
        written.productName,
        trailing: stars(written.review.rating),
        trailingStyle: .warning,
        action: context.go(to: .product(written.product))
      )
    )
    rows += text(of: written.review) + [.blank()]
  }
  return Screen(title: person.name, rows: rows)
}
