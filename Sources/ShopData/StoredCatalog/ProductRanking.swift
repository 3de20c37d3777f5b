internal import GRDB
import ShopCore

/// The products that a query finds, in stages: each adds what the ones before did not find, the best
/// first as SQLite's bm25 has it.
struct ProductRanking {
  private let limit: Int
  private let database: Database
  private var positions: [Int] = []
  private var seen: Set<Int> = []

  /// Of so many matches the best are found, at 2 µs each.
  ///
  /// Where there are more, only what products are is looked through, not what is said of them, and only
  /// so far.
  private static let mostRanked = 1_500
  /// The same for the beginnings of words, which match more and say less.
  private static let mostBegun = 1_000

  /// A ranking of so many products at most.
  init(limit: Int, in database: Database) {
    self.limit = limit
    self.database = database
  }

  var count: Int { positions.count }

  /// Whether there are more than the limit.
  var isCut: Bool { positions.count > limit }

  func ids() throws -> [Product.ID] {
    let statement = try database.cachedStatement(sql: "SELECT id FROM product WHERE position = ?")
    return try positions.prefix(limit).compactMap { position in
      try String.fetchOne(statement, arguments: [position]).map(Product.ID.init(rawValue:))
    }
  }

  /// Adds the products with all words: those called so, those that have the words, those whose names
  /// or words begin so, and those that write them joined or apart.
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

  /// Adds products with any of the words, until there are so many.
  mutating func addAny(for query: SearchQuery, upTo most: Int) throws {
    guard query.words.count > 1 else { return }
    let rare = try query.words.filter { try !isCommon($0) }
    guard !rare.isEmpty else { return }
    try add(
      rare.map { "\"\($0)\"" }.joined(separator: " OR "),
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

  /// Adds what matches an expression of SQLite's, until there is one more than the limit.
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
    // For a rank all that has one of the words is counted: one product alone needs none, and beginnings
    // that many words have are worth none.
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
    // What the stages before have found comes again.
    add(try Int.fetchAll(statement, arguments: [asked, wanted + count]), upTo: wanted)
  }

  private mutating func add(_ found: [Int], upTo wanted: Int) {
    for position in found where count < wanted && seen.insert(position).inserted {
      positions.append(position)
    }
  }

  /// Whether more products have a word than are ranked: it says little about what is meant, and what
  /// begins with it is not asked for beside other words, which takes long.
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
