import ShopCore

public import DesignSystem

/// Stands where something used to be; one can go back from it like from anywhere else.
public func goneScreen(_ words: String) -> Screen {
  Screen(title: "Gone", rows: [.notice(words)])
}

/// Stands where the shop does not have what a place is about, with the ways to what may be meant.
func goneScreen(_ place: Place, in context: ScreenContext) -> Screen {
  let guesses = context.shop.catalog.guesses(for: place)
  var rows: [ScreenRow] = [.notice(place.absence)]
  if !guesses.hits.isEmpty {
    rows += [.blank(), .heading("Did you mean one of these?")]
    rows += guesses.hits.map { context.row(for: $0, of: guesses) }
  }
  return Screen(title: "Gone", rows: rows)
}
