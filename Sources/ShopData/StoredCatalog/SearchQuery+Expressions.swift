import ShopCore

/// What SQLite's full-text search is asked.
///
/// The words are letters and digits alone and stand in quotes, so that none is taken for a part of the
/// query language.
extension SearchQuery {
  /// All words as they are.
  var all: String { Self.all(words) }

  /// All words as beginnings of others, but for some that are asked for as they are.
  func beginnings(except whole: [String] = []) -> String {
    words.map { whole.contains($0) ? "\"\($0)\"" : "\"\($0)\"*" }.joined(separator: " ")
  }

  /// The words with two of them written as one, or one as two: `tea pot` and `teapot`, `Wi-Fi` and
  /// `wifi`; nil where there is no such way.
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

  /// A word written as two that stand side by side.
  private static func apart(_ word: String) -> [String] {
    guard (3...24).contains(word.count), !word.contains(" ") else { return [] }
    return word.indices.dropFirst().map { "\(word[..<$0]) \(word[$0...])" }
  }
}
