import ShopCore

public import DesignSystem

/// The root of Search: a field, and below it what it finds, of every kind.
public func searchScreen(in context: ScreenContext) -> Screen {
  let draft = context.view.drafts[.query] ?? TextDraft()
  let isEditing = context.view.editing == .query
  var blocks: [Screen.Block] = [
    .row(
      .field(
        "Find",
        text: draft.text,
        placeholder: "name, shelf or person",
        cursor: isEditing ? draft.cursor : nil,
        isTextSelected: draft.isSelected,
        action: .scene(.beginEditing(context.screen, .query))
      )
    ),
    .row(.blank()),
  ]
  guard draft.text.contains(where: { !$0.isWhitespace }) else {
    blocks.append(.row(.notice("Press / or Enter and type: results come as you do.")))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  let results = context.shop.catalog.search(draft.text)
  let hits = results.hits
  guard !hits.isEmpty else {
    blocks.append(.row(.notice("Nothing was found for “\(draft.text)”.")))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  blocks += [
    .row(.heading(results.isCut ? "\(hits.count)+ results" : counted(hits.count, "result"))),
    .list(count: hits.count) { row(for: hits[$0], of: results, in: context) },
  ]
  return Screen(title: AppTab.search.title, blocks: blocks)
}

private func row(
  for hit: SearchHit,
  of results: SearchResults,
  in context: ScreenContext
) -> ScreenRow {
  let catalog = context.shop.catalog
  switch hit {
  case .category(let id):
    let name = catalog.category(id)?.name ?? id.rawValue
    return .item(
      name,
      marks: results.marks(in: name),
      badge: "shelf",
      trailing: String(catalog.products(in: id).count),
      trailingStyle: .secondary,
      action: context.go(to: .category(id))
    )
  case .person(let id):
    let name = catalog.person(id)?.name ?? id.rawValue
    return .item(
      name,
      marks: results.marks(in: name),
      badge: "person",
      trailing: counted(catalog.reviewCount(by: id), "review"),
      trailingStyle: .secondary,
      action: context.go(to: .person(id))
    )
  case .product(let id):
    guard let product = catalog.product(id) else { return .unreadable() }
    return context.row(for: product, marks: results.marks(in: product.name))
  }
}
