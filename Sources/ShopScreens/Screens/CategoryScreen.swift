public import ShopCore

public import DesignSystem

/// A category and its products.
public func categoryScreen(_ id: Category.ID, in context: ScreenContext) -> Screen {
  guard let category = context.shop.catalog.category(id) else {
    return goneScreen(.category(id), in: context)
  }
  let filter = CategoryFilter(context.view)
  let products = context.shop.catalog.products(in: id, filteredBy: filter)
  var blocks: [Screen.Block] = []
  if !category.about.isEmpty {
    blocks += [.row(.text(category.about, style: .secondary)), .row(.blank())]
  }
  if !products.isEmpty || !filter.isPlain {
    blocks += [
      .row(
        .choice("Filter", value: filter.words, action: .scene(.present(.sheet(.filter(id)))))
      ),
      .row(.blank()),
    ]
  }
  if products.isEmpty {
    blocks.append(
      .row(
        .notice(
          filter.isPlain ? "This category is empty." : "Nothing is in stock."
        )
      )
    )
  }
  blocks.append(
    .list(count: products.count) { index in
      context.row(for: products[index])
    }
  )
  return Screen(title: category.name, blocks: blocks)
}
