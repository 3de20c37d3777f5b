/// What a search found, the best first: shelves, people, then products.
public struct SearchResults: Sendable {
  /// What was found, best first.
  public let hits: [SearchHit]
  /// Whether there is more than these.
  public let isCut: Bool
  /// What was meant instead, where what was typed finds little or nothing; its hits are among these.
  public let correction: String?
  let query: SearchQuery

  /// What was found for a query; `isCut` where there was more.
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

  /// The same with more shelves and people, which come before products.
  func adding(_ hits: [SearchHit]) -> SearchResults {
    guard !hits.isEmpty else { return self }
    let products = self.hits.firstIndex { if case .product = $0 { true } else { false } }
    var all = self.hits
    all.insert(contentsOf: hits, at: products ?? all.endIndex)
    return SearchResults(self, hits: all)
  }

  /// The same for other hits.
  private init(_ results: SearchResults, hits: [SearchHit]) {
    self.hits = hits
    isCut = results.isCut
    correction = results.correction
    query = results.query
  }

  /// The most shelves that are found, and the most people.
  public static let otherLimit = 20
  /// The most things that are found in all.
  public static let limit = 200

  /// Which characters of a name are what was searched for, counted from 0.
  public func marks(in name: String) -> [Range<Int>] { query.marks(in: name) }
}
