internal import GRDB
import ShopCore

/// Asks the database for what a query finds; its work does not grow with the number of matches.
struct StoredSearch {
  let query: SearchQuery
  let database: Database

  func results() throws -> SearchResults {
    guard !query.isEmpty else { return SearchResults(query) }
    let shelves = try hits(of: .category, limit: SearchResults.otherLimit)
    let people = try hits(of: .person, limit: SearchResults.otherLimit)
    let found = shelves.ids.count + people.ids.count
    let products = try hits(of: .product, limit: SearchResults.limit - found)
    return SearchResults(
      query,
      hits: shelves.ids.map { .category(Category.ID(rawValue: $0)) }
        + people.ids.map { .person(Person.ID(rawValue: $0)) }
        + products.ids.map { .product(Product.ID(rawValue: $0)) },
      isCut: shelves.isCut || people.isCut || products.isCut
    )
  }

  /// The ids of the models of a kind, the best first, and whether there are more.
  private func hits(of kind: SearchedKind, limit: Int) throws -> (ids: [String], isCut: Bool) {
    var ids: [String] = []
    var seen: Set<Int> = []
    for search in [beginnings(of: kind)] + kind.searches.map({ words(in: $0, of: kind) }) {
      // What the stages before have found may come again.
      let wanted = limit + 1 + seen.count
      let statement = try database.cachedStatement(sql: search.sql)
      let rows = try Row.fetchCursor(statement, arguments: search.arguments + [wanted])
      while ids.count <= limit, let row = try rows.next() {
        guard seen.insert(try row.decode(atIndex: 0)).inserted else { continue }
        ids.append(try row.decode(atIndex: 1))
      }
      if ids.count > limit { return (ids.dropLast(), true) }
    }
    return (ids, false)
  }

  private typealias Search = (sql: String, arguments: StatementArguments)

  /// Names that begin with the whole text.
  private func beginnings(of kind: SearchedKind) -> Search {
    let sql = """
      SELECT position, id FROM \(kind.table) WHERE foldedName >= ? AND foldedName < ?
      ORDER BY foldedName, position LIMIT ?
      """
    return (sql, [query.text, query.text + "\u{10FFFF}"])
  }

  /// Models with a word for each one that is looked for.
  ///
  /// The words are letters and digits alone and stand in quotes, so that none is taken for a part
  /// of the query language.
  private func words(in table: String, of kind: SearchedKind) -> Search {
    let sql = """
      SELECT position, id FROM (
        SELECT rowid AS place FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid LIMIT ?
      ) CROSS JOIN \(kind.table) ON position = place ORDER BY place
      """
    return (sql, [query.words.map { "\"\($0)\"*" }.joined(separator: " ")])
  }
}
