internal import GRDB
import ShopCore

/// Finds what was meant by words that no product has.
struct Spelling {
  let database: Database

  /// How many words that have letters in common are compared.
  private static let mostCompared = 200

  /// The query with the nearest words there are in place of those that nothing has; nil where there
  /// is nothing like them.
  func correction(of query: SearchQuery) throws -> SearchQuery? {
    var replacements: [String: String] = [:]
    for word in query.words where try !isKnown(word) {
      replacements[word] = try nearest(to: word)
    }
    return replacements.isEmpty ? nil : query.replacing(replacements)
  }

  private func isKnown(_ word: String) throws -> Bool {
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

  private func nearest(to word: String) throws -> String? {
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
        SELECT trim(word), count FROM similarWords WHERE similarWords MATCH ?
        ORDER BY rank LIMIT \(Self.mostCompared)
        """
    )
    let rows = try Row.fetchAll(statement, arguments: [trigrams.joined(separator: " OR ")])
    let most = letters.count < 6 ? 1 : 2
    return try rows.compactMap { row -> (word: String, distance: Int, count: Int)? in
      let other: String = try row.decode(atIndex: 0)
      let distance = distance(from: letters, to: Array(other.unicodeScalars))
      return distance > most ? nil : (other, distance, try row.decode(atIndex: 1))
    }
    .min { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }?.word
  }
}

/// How many letters have to be put in, left out, replaced, or swapped with the next one, to make one
/// word of another.
private func distance(from word: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Int {
  var rows = [Array(0...other.count)]
  for (line, letter) in word.enumerated() {
    var row = [line + 1]
    for (column, own) in other.enumerated() {
      var least = min(
        rows[line][column] + (letter == own ? 0 : 1),
        rows[line][column + 1] + 1,
        row[column] + 1
      )
      if line > 0, column > 0, letter == other[column - 1], word[line - 1] == own {
        least = min(least, rows[line - 1][column - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[word.count][other.count]
}
