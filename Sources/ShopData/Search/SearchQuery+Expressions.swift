import ShopCore

/// FTS5 expressions for a query.
///
/// Words contain only letters and digits and are quoted, so none is taken for query syntax.
extension SearchQuery {
  /// All words, whole.
  var all: String { Self.all(words) }

  /// All words as prefixes, except for some that have to match whole.
  func beginnings(except whole: [String] = []) -> String {
    words.map { whole.contains($0) ? "\"\($0)\"" : "\"\($0)\"*" }.joined(separator: " ")
  }

  /// The words with two joined or one split: `tea pot` and `teapot`, `Wi-Fi` and `wifi`; nil if
  /// there is no such variant.
  var joinedOrApart: String? {
    let joined = words.indices.dropLast().map { index in
      words[..<index] + [words[index] + words[index + 1]] + words[(index + 2)...]
    }
    let apart = words.indices.flatMap { index in
      Self.apart(words[index]).map { words[..<index] + [$0] + words[(index + 1)...] }
    }
    let ways = (joined + apart).filter { !$0.isEmpty }
    return ways.isEmpty ? nil : ways.map { "(\(Self.all($0)))" }.joined(separator: " OR ")
  }

  private static func all(_ words: some Sequence<String>) -> String {
    words.map { "\"\($0)\"" }.joined(separator: " ")
  }

  /// All ways to split a word in two.
  private static func apart(_ word: String) -> [String] {
    guard (3...24).contains(word.count), !word.contains(" ") else { return [] }
    return word.indices.dropFirst().map { "\(word[..<$0]) \(word[$0...])" }
  }
}
