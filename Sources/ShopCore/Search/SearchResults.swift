/// What a search found, the best first: shelves, people, then products.
public struct SearchResults: Sendable {
  /// What was found, best first.
  public let hits: [SearchHit]
  /// Whether there is more than these.
  public let isCut: Bool
  private let query: SearchQuery

  /// What was found for a query; `isCut` where there was more.
  public init(_ query: SearchQuery, hits: [SearchHit] = [], isCut: Bool = false) {
    self.hits = hits
    self.isCut = isCut
    self.query = query
  }

  /// The same with more shelves and people, which come before products.
  func adding(_ hits: [SearchHit]) -> SearchResults {
    guard !hits.isEmpty else { return self }
    let products = self.hits.firstIndex { if case .product = $0 { true } else { false } }
    var all = self.hits
    all.insert(contentsOf: hits, at: products ?? all.endIndex)
    return SearchResults(query, hits: all, isCut: isCut)
  }

  /// The most shelves that are found, and the most people.
  public static let otherLimit = 20
  /// The most things that are found in all.
  public static let limit = 200

  /// Which characters of a name are what was searched for, counted from 0.
  public func marks(in name: String) -> [Range<Int>] { query.marks(in: name) }
}
