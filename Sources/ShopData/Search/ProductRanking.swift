internal import GRDB
import ShopCore

/// The products that match a query, found in stages; each adds its new matches, best first by
/// SQLite's bm25.
struct ProductRanking {
  private let limit: Int
  private let database: Database
  private var positions: [Int] = []
  private var seen: Set<Int> = []

  /// The most matches that are ranked, at 2 µs each.
  ///
  /// If there are more, only the columns that say what a product is are searched, and only this
  /// many matches.
  private static let mostRanked = 1_500
  /// The same for word prefixes, which match more products and mean less.
  private static let mostBegun = 1_000

  init(limit: Int, in database: Database) {
    self.limit = limit
    self.database = database
  }

  var count: Int { positions.count }

  /// True if there are more matches than the limit.
  var isCut: Bool { positions.count > limit }

  func ids() throws -> [Product.ID] {
    let statement = try database.cachedStatement(sql: "SELECT id FROM product WHERE position = ?")
    return try positions.prefix(limit).compactMap { position in
      try String.fetchOne(statement, arguments: [position]).map(Product.ID.init(rawValue:))
    }
  }

  /// Adds products with all words: by exact name, by words, by prefix of the name, by prefixes of
  /// words, then with words joined or split.
  mutating func addAll(for query: SearchQuery) throws {
    try addNames(from: query.text, to: query.text)
    try add(query.all, in: .productStems, ranking: Self.mostRanked)
    try addNames(from: query.text, to: query.text + "\u{10FFFF}")
    let common = try query.words.count > 1 ? query.words.filter(isCommon) : []
    try add(query.beginnings(except: common), in: .productWords, ranking: Self.mostBegun)
    if let others = query.joinedOrApart {
      try add(others, in: .productStems, ranking: Self.mostRanked)
    }
  }

  /// Adds products with any of the words until there are `most`; common words count only if nothing
  /// else is found.
  mutating func addAny(for query: SearchQuery, upTo most: Int) throws {
    guard query.words.count > 1 else { return }
    let rare = try query.words.filter { try !isCommon($0) }
    try addAny(of: rare, upTo: most)
    if positions.isEmpty, rare.count < query.words.count {
      try addAny(of: query.words, upTo: most)
    }
  }

  private mutating func addAny(of words: [String], upTo most: Int) throws {
    guard !words.isEmpty else { return }
    try add(
      words.map { "\"\($0)\"" }.joined(separator: " OR "),
      in: .productStems,
      ranking: Self.mostRanked,
      upTo: min(most, limit)
    )
  }

  private mutating func addNames(from first: String, to last: String) throws {
    guard count <= limit else { return }
    let statement = try database.cachedStatement(
      sql: """
        SELECT position FROM product WHERE foldedName BETWEEN ? AND ?
        ORDER BY foldedName, position LIMIT ?
        """
    )
    let wanted = limit + 1
    add(try Int.fetchAll(statement, arguments: [first, last, wanted + count]), upTo: wanted)
  }

  /// Adds the matches of an FTS5 expression, up to one more than the limit so that `isCut` is
  /// known.
  private mutating func add(
    _ expression: String,
    in index: SearchIndex,
    ranking most: Int,
    upTo limit: Int? = nil
  ) throws {
    let wanted = limit ?? self.limit + 1
    guard count < wanted else { return }
    let matches = try matchCount(of: expression, in: index, upTo: most + 1)
    guard matches > 0 else { return }
    // bm25 counts every product with one of the words: a single match needs no rank, and for
    // prefixes with too many matches it isn't worth the time.
    let isRanked = matches > 1 && (matches <= most || index == .productStems)
    let rank = isRanked ? "bm25(\(index.table), \(index.weights))" : "0"
    let statement = try database.cachedStatement(
      sql: """
        SELECT place FROM (
          SELECT rowid AS place, \(rank) AS score
          FROM \(index.table) WHERE \(index.table) MATCH ? LIMIT \(most)
        ) ORDER BY score, place LIMIT ?
        """
    )
    let asked = matches > most ? "\(SearchIndex.headColumns) : (\(expression))" : expression
    // The matches include products found in earlier stages.
    add(try Int.fetchAll(statement, arguments: [asked, wanted + count]), upTo: wanted)
  }

  private mutating func add(_ found: [Int], upTo wanted: Int) {
    for position in found where count < wanted && seen.insert(position).inserted {
      positions.append(position)
    }
  }

  /// True if more products have a word than are ranked.
  ///
  /// Such a word says little about what is meant, and searching for its prefixes together with
  /// other words is slow.
  private func isCommon(_ word: String) throws -> Bool {
    try matchCount(of: "\"\(word)\"", in: .productWords, upTo: Self.mostRanked + 1)
      > Self.mostRanked
  }

  private func matchCount(of expression: String, in index: SearchIndex, upTo most: Int) throws
    -> Int
  {
    let statement = try database.cachedStatement(
      sql: """
        SELECT count(*) FROM (
          SELECT 1 FROM \(index.table) WHERE \(index.table) MATCH ? LIMIT ?
        )
        """
    )
    return try Int.fetchOne(statement, arguments: [expression, most]) ?? 0
  }
}
