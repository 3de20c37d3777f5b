extension CatalogSource {
  /// Suggestions for a missing place: things of the same kind whose names share the longest
  /// possible beginning with its own, best first.
  ///
  /// It takes a handful of searches, whatever the size of the catalog.
  public func guesses(for missing: Place) -> SearchResults {
    var guesses = SearchResults(SearchQuery(""))
    guard let name = missing.nameToGuess?.prefix(Guess.longestName) else { return guesses }
    // A binary search: whatever a text finds, each of its beginnings finds too.
    var lengths = Guess.shortestBeginning..<Swift.max(Guess.shortestBeginning, name.count + 1)
    while !lengths.isEmpty {
      let length = lengths.lowerBound + lengths.count / 2
      let found = names(of: missing, beginningWith: String(name.prefix(length)))
      if found.hits.isEmpty {
        lengths = lengths.lowerBound..<length
      } else {
        guesses = found
        lengths = length + 1..<lengths.upperBound
      }
    }
    return guesses
  }

  private func names(of missing: Place, beginningWith text: String) -> SearchResults {
    let results = search(text)
    guard results.correction == nil else { return SearchResults(SearchQuery(text)) }
    // Matches in names come first; the others match only in a description.
    let hits = results.hits.lazy.filter { missing.mayMean($0) }.prefix(Guess.limit).filter {
      name(of: $0).map { !results.marks(in: $0).isEmpty } ?? false
    }
    return SearchResults(SearchQuery(text), hits: Array(hits))
  }

  private func name(of hit: SearchHit) -> String? {
    switch hit {
    case .category(let id): category(id)?.name
    case .product(let id): product(id)?.name
    case .person(let id): person(id)?.name
    }
  }
}

private enum Guess {
  /// A shorter common beginning is a coincidence.
  static let shortestBeginning = 3
  static let longestName = 64
  static let limit = 5
}

extension Place {
  /// Nil for a place that is not in the catalog.
  fileprivate var nameToGuess: String? {
    switch self {
    case .category(let id): id.rawValue
    case .product(let id), .reviews(let id): id.rawValue
    case .person(let id): id.rawValue
    default: nil
    }
  }

  fileprivate func mayMean(_ hit: SearchHit) -> Bool {
    switch (self, hit) {
    case (.category, .category), (.product, .product), (.reviews, .product), (.person, .person):
      true
    default: false
    }
  }
}
