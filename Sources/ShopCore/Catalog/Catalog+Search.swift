extension Catalog {
  /// Finds models with words that start like the words of the text, or like other forms of them.
  ///
  /// Within each kind, names that start with the whole text come first, then names with all its
  /// words, then products that match elsewhere.
  public func search(_ text: String) -> SearchResults {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return SearchResults(query) }
    let foundCategories = categories.indices.hits(query, limit: SearchResults.otherLimit) {
      FoldedText(categories[$0].name)
    }
    let people = people.indices.hits(query, limit: SearchResults.otherLimit) {
      FoldedText(self.people[$0].name)
    }
    let found = foundCategories.places.count + people.places.count
    let products = products.indices.hits(query, limit: SearchResults.limit - found) {
      FoldedText(self.products[$0].name)
    } words: {
      FoldedText(searchedText(of: self.products[$0]))
    }
    return SearchResults(
      query,
      hits: foundCategories.places.map { .category(categories[$0].id) }
        + people.places.map { .person(self.people[$0].id) }
        + products.places.map { .product(self.products[$0].id) },
      isCut: foundCategories.isCut || people.isCut || products.isCut
    )
  }

  private func searchedText(of product: Product) -> String {
    ([product.name] + product.searchedTexts(in: self).map(\.text)).joined(separator: "\n")
  }
}

extension Range<Int> {
  /// Indexes whose texts match, best first.
  fileprivate func hits(
    _ query: SearchQuery,
    limit: Int,
    name: (Int) -> FoldedText,
    words: (Int) -> FoldedText? = { _ in nil }
  ) -> (places: [Int], isCut: Bool) {
    var beginnings: [(name: String, place: Int)] = []
    var names: [Int] = []
    var others: [Int] = []
    for place in self {
      let name = name(place)
      if name.text.isBegun(by: query.text) {
        beginnings.append((name.text, place))
      } else if query.isFound(in: name) {
        names.append(place)
      } else if words(place).map(query.isFound) == true {
        others.append(place)
      }
    }
    beginnings.sort { left, right in
      left.name.utf8.elementsEqual(right.name.utf8)
        ? left.place < right.place
        : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    let all = beginnings.map(\.place) + names + others
    return (Array(all.prefix(limit)), all.count > limit)
  }
}
