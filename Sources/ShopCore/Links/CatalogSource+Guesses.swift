import SceneNavigation

extension CatalogSource {
  /// Suggestions for a missing place: things of the same kind whose ids differ from its own by a
  /// typo, then those whose names share the longest possible beginning with it, best first.
  ///
  /// It takes a handful of searches and a bounded number of look-ups, whatever the size of the
  /// catalog.
  public func guesses(for missing: Place) -> SearchResults {
    guard let name = missing.id?.prefix(Guess.longestName) else {
      return SearchResults(SearchQuery(""))
    }
    let misspelled = hits(like: missing, called: name)
    let begun = hits(like: missing, beginningAs: name)
    let all = misspelled + begun.hits.filter { !misspelled.contains($0) }
    return SearchResults(begun.query, hits: Array(all.prefix(Guess.limit)))
  }

  /// Those whose ids differ in few letters; hyphens, underscores and spaces do not count.
  private func hits(like missing: Place, called id: Substring) -> [SearchHit] {
    let letters = id.comparedLetters
    let most = Swift.min(letters.count / 3, 2)
    var found: [[SearchHit]] = Array(repeating: [], count: most + 1)
    for hit in search(String(letters)).hits + firstHits(like: missing)
    where missing.mayMean(hit) && !found.joined().contains(hit) {
      let others = hit.place.id?.comparedLetters ?? []
      guard abs(others.count - letters.count) <= most else { continue }
      let distance = letters.editDistance(to: others)
      if distance <= most { found[distance].append(hit) }
    }
    return found.flatMap(\.self)
  }

  /// The first things of the same kind in the catalog; usually all of them.
  private func firstHits(like missing: Place) -> [SearchHit] {
    switch missing {
    case .category: categories.map { .category($0.id) }
    case .product, .reviews:
      allProducts.prefix(Guess.mostCompared).compactMap { $0.map { .product($0.id) } }
    case .person: allPeople.prefix(Guess.mostCompared).compactMap { $0.map { .person($0.id) } }
    default: []
    }
  }

  private func hits(like missing: Place, beginningAs name: Substring) -> SearchResults {
    var guesses = SearchResults(SearchQuery(""))
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
  /// The most ids that are read to compare them.
  static let mostCompared = 500
}

extension StringProtocol {
  fileprivate var comparedLetters: [Character] {
    lowercased().filter { !"-_ ".contains($0) }
  }
}

extension Place {
  /// Nil for a place that is not in the catalog.
  fileprivate var id: String? {
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
