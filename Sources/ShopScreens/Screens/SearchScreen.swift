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
        action: .scene(.beginEditing(context.screen, .query))
      )
    ),
    .row(.blank()),
  ]
  guard draft.text.contains(where: { !$0.isWhitespace }) else {
    blocks.append(.row(.notice("Press / or Enter and type: results come as you do.")))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  let hits = context.shop.catalog.search(draft.text)
  guard !hits.isEmpty else {
    blocks.append(.row(.notice("Nothing here is called “\(draft.text)”.")))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  blocks += [
    .row(.heading(counted(hits.count, "result"))),
    .list(count: hits.count) { row(for: hits[$0], in: context) },
  ]
  return Screen(title: AppTab.search.title, blocks: blocks)
}

private func row(for hit: SearchHit, in context: ScreenContext) -> ScreenRow {
  let catalog = context.shop.catalog
  return switch hit {
  case .category(let id):
    .item(
      catalog.category(id)?.name ?? id.rawValue,
      badge: "shelf",
      trailing: String(catalog.products(in: id).count),
      trailingStyle: .secondary,
      action: context.go(to: .category(id))
    )
  case .person(let id):
    .item(
      catalog.person(id)?.name ?? id.rawValue,
      badge: "person",
      trailing: counted(catalog.reviews(by: id).count, "review"),
      trailingStyle: .secondary,
      action: context.go(to: .person(id))
    )
  case .product(let id):
    context.row(for: id) ?? .notice(id.rawValue)
  }
}
