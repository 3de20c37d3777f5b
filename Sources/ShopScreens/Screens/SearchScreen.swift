import SceneNavigation
import ShopCore

public import DesignSystem

/// The root of Search: a field and, below it, results of every kind.
public func searchScreen(in context: ScreenContext) -> Screen {
  let draft = context.view.drafts[.query] ?? TextDraft()
  let isEditing = context.view.editing == .query
  var blocks: [Screen.Block] = [
    .row(
      .field(
        "Find",
        text: draft.text,
        placeholder: "product, category or person",
        cursor: isEditing ? draft.cursor : nil,
        isTextSelected: draft.isSelected,
        action: .scene(.beginEditing(context.screen, .query))
      )
    ),
    .row(.blank()),
  ]
  guard draft.text.contains(where: { !$0.isWhitespace }) else {
    let words =
      isEditing
      ? "Results come as you type." : "Press / or Enter and type; results come as you type."
    blocks.append(.row(.notice(words)))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  let results = context.shop.catalog.search(draft.text)
  let hits = results.hits
  guard !hits.isEmpty else {
    blocks.append(.row(.notice("No results for “\(draft.text)”.")))
    return Screen(title: AppTab.search.title, blocks: blocks)
  }
  if let correction = results.correction {
    let words =
      "Few or no results for “\(draft.text)”; also searched for “\(correction)”."
    blocks.append(.row(.notice(words)))
  }
  blocks += [
    .row(.heading(results.isCut ? "\(hits.count)+ results" : hits.count.counted("result"))),
    .list(count: hits.count) { context.row(for: hits[$0], of: results) },
  ]
  return Screen(title: AppTab.search.title, blocks: blocks)
}
