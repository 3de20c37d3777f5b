/// The results of a search, best first: categories, people, then products.
public struct SearchResults: Sendable {
  /// The results, best first.
  public private(set) var hits: [SearchHit]
  /// True if there are more results.
  public let isCut: Bool
  /// The corrected text if the typed one finds little or nothing; its results are included.
  public let correction: String?
  let query: SearchQuery

  /// The results for a query; `isCut` tells that there are more.
  public init(
    _ query: SearchQuery,
    hits: [SearchHit] = [],
    isCut: Bool = false,
    correction: SearchQuery? = nil
  ) {
    self.hits = hits
    self.isCut = isCut
    self.correction = correction?.text
    self.query = correction.map(query.adding) ?? query
  }

  /// Inserts categories and people, which come before products.
  func adding(_ hits: [SearchHit]) -> SearchResults {
    let products = self.hits.firstIndex { if case .product = $0 { true } else { false } }
    var results = self
    results.hits.insert(contentsOf: hits, at: products ?? results.hits.endIndex)
    return results
  }

  /// The maximum number of categories, and of people.
  public static let otherLimit = 20
  /// The maximum number of results.
  public static let limit = 200

  /// The parts of a name that match the search, as ranges of character offsets from 0.
  public func marks(in name: String) -> [Range<Int>] { query.marks(in: name) }
}
