public import SceneNavigation
public import ShopCore

public import DesignSystem

/// A sheet to filter and sort a category in one window.
public func filterSheet(
  _ category: Category.ID,
  _ presentation: Presentation,
  in context: ScreenContext
) -> Screen {
  let filter = CategoryFilter(presentation.stack.view)
  let rows = FormRows(form: presentation)
  return Screen(
    title: "Filter \(context.shop.title(of: .category(category)))",
    rows: [
      .toggle(
        "In stock only",
        isOn: filter.isInStockOnly,
        action: .scene(
          .edit(
            presentation.screen,
            .categoryStock,
            .replace(filter.isInStockOnly ? "" : CategoryFilter.inStock)
          )
        )
      ),
      .blank(),
      .heading("Sort by"),
    ]
      + CategoryFilter.Order.allCases.map { order in
        rows.choice(
          order.title,
          of: .categoryOrder,
          value: order == .catalogue ? "" : order.rawValue,
          isChosen: filter.order == order
        )
      } + [
        .blank(),
        .button("Apply", action: .scene(.submit(presentation.id))),
        .button("Clear", action: filter.isPlain ? nil : .scene(.clearForm(presentation.id))),
      ]
  )
}

extension CategoryFilter.Order {
  fileprivate var title: String {
    switch self {
    case .catalogue: "Default"
    case .cheapestFirst: "Cheapest first"
    case .dearestFirst: "Most expensive first"
    case .name: "By name"
    }
  }
}

extension CategoryFilter {
  /// The filter in a few words, such as `in stock, cheapest first`.
  var words: String {
    let title = order.title
    let parts = [
      isInStockOnly ? "in stock" : nil,
      order == .catalogue ? nil : title.prefix(1).lowercased() + title.dropFirst(),
    ]
    return isPlain ? "everything" : parts.compactMap(\.self).joined(separator: ", ")
  }
}
