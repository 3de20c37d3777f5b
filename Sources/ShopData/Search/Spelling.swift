internal import GRDB
import SceneNavigation
import ShopCore

/// Corrects misspelled words in a query.
struct Spelling {
  let database: Database

  /// The most words with common trigrams that are compared.
  private static let mostCompared = 200

  /// A word that products have is only corrected to one that this many times as many products have.
  private static let muchMoreOften = 10

  /// In a query with more words than this, only words that no product has are corrected.
  private static let fewWords = 3

  /// The query with misspelled words replaced by the nearest ones; nil if there are none.
  func correction(of query: SearchQuery) throws -> SearchQuery? {
    var replacements: [String: String] = [:]
    for word in query.words {
      let count = try productCount(of: word)
      if count > 0 {
        guard query.words.count <= Self.fewWords else { continue }
        let least = count * Self.muchMoreOften
        replacements[word] = try nearest(to: word, within: 1, inAtLeast: least)
      } else if try !isBegun(by: word) {
        let most = word.unicodeScalars.count < 6 ? 1 : 2
        replacements[word] = try nearest(to: word, within: most, inAtLeast: 1)
      }
    }
    return replacements.isEmpty ? nil : query.replacing(replacements)
  }

  private func productCount(of word: String) throws -> Int {
    let statement = try database.cachedStatement(
      sql: "SELECT count(*) FROM productWords WHERE productWords MATCH ?"
    )
    return try Int.fetchOne(statement, arguments: ["\"\(word)\""]) ?? 0
  }

  /// True if the word is a prefix or an inflection of another, or matches when joined or split.
  private func isBegun(by word: String) throws -> Bool {
    let query = SearchQuery(word)
    let statement = try database.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM productWords WHERE productWords MATCH ?)
          OR EXISTS (SELECT 1 FROM productStems WHERE productStems MATCH ?)
        """
    )
    let forms = [query.all, query.joinedOrApart].compactMap(\.self).joined(separator: " OR ")
    return try Bool.fetchOne(statement, arguments: [query.beginnings(), forms]) ?? false
  }

  /// The nearest word that is at most `most` edits away and that at least `least` products have.
  private func nearest(
    to word: String,
    within most: Int,
    inAtLeast least: Int
  ) throws -> String? {
    let letters = Array(word.unicodeScalars)
    guard (4...24).contains(letters.count), !word.contains(where: \.isNumber) else {
      return nil
    }
    let padded = Array("  \(word)  ".unicodeScalars)
    let trigrams = (0..<padded.count - 2).map { start in
      "\"\(String(String.UnicodeScalarView(padded[start..<start + 3])))\""
    }
    let statement = try database.cachedStatement(
      sql: """
        SELECT trim(word), count FROM similarWords WHERE similarWords MATCH ? AND count >= ?
        ORDER BY rank LIMIT \(Self.mostCompared)
        """
    )
    let rows = try Row.fetchAll(statement, arguments: [trigrams.joined(separator: " OR "), least])
    return try rows.compactMap { row -> (word: String, distance: Int, count: Int)? in
      let other: String = try row.decode(atIndex: 0)
      let others = Array(other.unicodeScalars)
      guard abs(others.count - letters.count) <= most else { return nil }
      let distance = letters.editDistance(to: others)
      return distance == 0 || distance > most ? nil : (other, distance, try row.decode(atIndex: 1))
    }
    .min { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }?.word
  }
}
