internal import GRDB
import ShopCore

/// Searches the database; the work is bounded, however many matches there are.
struct StoredSearch {
  let query: SearchQuery
  let database: Database

  /// With fewer hits than this, the query is checked for misspellings.
  private static let few = 3
  /// With fewer products than this, products with only some of the words are added.
  private static let enough = 10

  func results() throws -> SearchResults {
    guard !query.isEmpty else { return SearchResults(query) }
    var (hits, areCut) = try others(for: query)
    var products = ProductRanking(limit: SearchResults.limit - hits.count, in: database)
    try products.addAll(for: query)
    var correction: SearchQuery?
    if hits.count + products.count < Self.few {
      correction = try Spelling(database: database).correction(of: query)
    }
    if let correction {
      hits += try others(for: correction).hits.filter { !hits.contains($0) }
      try products.addAll(for: correction)
    }
    if products.count < Self.enough {
      try products.addAny(for: correction ?? query, upTo: Self.enough)
    }
    return SearchResults(
      query,
      hits: hits + (try products.ids()).map { .product($0) },
      isCut: areCut || products.isCut,
      correction: correction
    )
  }

  /// The categories and people that match.
  private func others(for query: SearchQuery) throws -> (hits: [SearchHit], areCut: Bool) {
    let categories = try names(of: .category, for: query)
    let people = try names(of: .person, for: query)
    let most = SearchResults.otherLimit
    let hits: [SearchHit] =
      categories.prefix(most).map { .category(Category.ID(rawValue: $0)) }
      + people.prefix(most).map { .person(Person.ID(rawValue: $0)) }
    return (hits, max(categories.count, people.count) > most)
  }

  /// The ids of models whose names begin with the whole text, then of those with all its words.
  private func names(of kind: SearchedKind, for query: SearchQuery) throws -> [String] {
    var names: [String] = []
    for index in kind.nameIndexes {
      let statement = try database.cachedStatement(
        sql: """
          SELECT id FROM \(index.table) CROSS JOIN \(kind.table) ON position = \(index.table).rowid
          WHERE \(index.table) MATCH ?
          ORDER BY substr(foldedName, 1, length(?)) <> ?, position LIMIT ?
          """
      )
      let expression = index == .categoryStems ? query.all : query.beginnings()
      let arguments: StatementArguments = [
        expression, query.text, query.text, SearchResults.otherLimit + 1,
      ]
      for name in try String.fetchAll(statement, arguments: arguments) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}
