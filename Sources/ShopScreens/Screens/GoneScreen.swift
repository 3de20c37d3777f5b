import ShopCore

public import DesignSystem

/// A page for something that no longer exists; Back works as on any page.
public func goneScreen(_ words: String) -> Screen {
  Screen(title: "Gone", rows: [.notice(words)])
}

/// A page for a place the shop does not have, with suggestions.
func goneScreen(_ place: Place, in context: ScreenContext) -> Screen {
  let guesses = context.shop.catalog.guesses(for: place)
  var rows: [ScreenRow] = [.notice(place.absence)]
  if !guesses.hits.isEmpty {
    rows += [.blank(), .heading("Did you mean one of these?")]
    rows += guesses.hits.map { context.row(for: $0, of: guesses) }
  }
  return Screen(title: "Gone", rows: rows)
}
