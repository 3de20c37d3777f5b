/// Typed letters, which match every text that contains them in this order.
///
/// Letters at the beginning of words and consecutive letters score highest; the same case adds a
/// little. Case, spaces and accents of Latin letters never prevent a match.
public struct FuzzyPattern: Hashable, Sendable {
  private let letters: [Letter]

  /// The best scores of the pattern up to one of its letters, by the character of a text.
  private struct Row {
    /// Of a match that ends at the character.
    var ending: [Int] = []
    /// Of a match that ends there or before.
    var best: [Int] = []
  }

  /// A pattern of the letters that were typed.
  public init(_ typed: String) {
    letters = typed.filter { !$0.isWhitespace }.map { Letter($0) }
  }

  /// True if it matches every text equally.
  public var isEmpty: Bool { letters.isEmpty }

  /// How well it matches a text, higher being better; nil if it does not match.
  public func score(of text: FuzzyText) -> Int? {
    isFound(in: text) ? rows(for: text).last?.best.last ?? 0 : nil
  }

  /// The ranges of the matching characters, counted from 0; empty if it does not match.
  public func marks(in text: FuzzyText) -> [Range<Int>] {
    guard isFound(in: text) else { return [] }
    let rows = rows(for: text)
    var marks: [Range<Int>] = []
    var place = text.letters.count - 1
    var mustEndHere = false
    for index in rows.indices.reversed() {
      let row = rows[index]
      while place > 0, !mustEndHere, row.ending[place] != row.best[place] { place -= 1 }
      if let first = marks.first, first.lowerBound == place + 1 {
        marks[0] = place..<first.upperBound
      } else {
        marks.insert(place..<place + 1, at: 0)
      }
      guard index > 0, place > 0 else { continue }
      let gain = Worth.consecutive + Worth.sameCase(text.letters[place], letters[index])
      mustEndHere = row.ending[place] == rows[index - 1].ending[place - 1] + gain
      place -= 1
    }
    return marks
  }

  /// The indices of the texts it matches, best first; equal scores keep their order.
  public func ranked(_ texts: [FuzzyText]) -> [Int] {
    let found = texts.indices.compactMap { index in
      score(of: texts[index]).map { (index: index, score: $0) }
    }
    return found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.index)
  }

  private func isFound(in text: FuzzyText) -> Bool {
    var rest = letters[...]
    for letter in text.letters where letter.folded == rest.first?.folded { rest.removeFirst() }
    return rest.isEmpty
  }

  private func rows(for text: FuzzyText) -> [Row] {
    var rows: [Row] = []
    for (index, letter) in letters.enumerated() {
      let skipped = index == letters.count - 1 ? Worth.skippedOutside : Worth.skippedInside
      var row = Row()
      for (place, character) in text.letters.enumerated() {
        var value = Worth.nothing
        if character.folded == letter.folded {
          let above = place > 0 ? rows.last : nil
          let next = (above?.ending[place - 1] ?? Worth.nothing) + Worth.consecutive
          let apart =
            index == 0 ? place * Worth.skippedOutside : above?.best[place - 1] ?? Worth.nothing
          value = max(apart + text.bonuses[place], next) + Worth.sameCase(character, letter)
        }
        row.ending.append(value)
        row.best.append(max(value, (row.best.last ?? Worth.nothing) + skipped))
      }
      rows.append(row)
    }
    return rows
  }
}
