import ShopCore

public import DesignSystem

/// The root of Home: featured products, categories and the cart.
public func homeScreen(in context: ScreenContext) -> Screen {
  let catalog = context.shop.catalog
  let cart = context.shop.cart
  let featured = catalog.featuredProducts
  var rows: [ScreenRow] = [.blank(), .heading("Categories")]
  rows += catalog.categories.map { category in
    .item(
      category.name,
      detail: String(catalog.products(in: category.id).count),
      action: context.go(to: .category(category.id))
    )
  }
  rows += [
    .blank(),
    .heading("Yours"),
    .item(
      "Cart",
      detail: cart.isEmpty ? "empty" : cart.count.counted("item"),
      trailing: cart.isEmpty ? nil : context.price(cart.total(in: catalog)),
      action: context.go(to: .cart)
    ),
  ]
  let window: [Screen.Block] = [
    .row(.heading("Featured")), .list(count: featured.count) { context.row(for: featured[$0]) },
  ]
  return Screen(title: AppTab.home.title, blocks: window + rows.map(Screen.Block.row))
}
