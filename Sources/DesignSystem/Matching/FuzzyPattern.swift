/// Typed letters, which match every text that contains them in this order.
///
/// Letters at the beginning of words and consecutive letters score highest; the same case adds a
/// little. Case, spaces and accents of Latin letters never prevent a match.
public struct FuzzyPattern: Hashable, Sendable {
  private let letters: [Letter]
  private let kinds: UInt64

  /// A pattern of the letters that were typed.
  public init(_ typed: String) {
    letters = typed.filter { !$0.isWhitespace }.map { Letter($0) }
    kinds = letters.reduce(0) { $0 | $1.kind }
  }

  /// True if it matches every text equally.
  public var isEmpty: Bool { letters.isEmpty }

  /// How well it matches a text, higher being better; nil if it does not match.
  public func score(of text: FuzzyText) -> Int? {
    guard mayFind(text) else { return nil }
    guard !isEmpty else { return 0 }
    let width = text.letters.count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * width) { rows in
      let ending = UnsafeMutableBufferPointer(rebasing: rows[..<width])
      let best = UnsafeMutableBufferPointer(rebasing: rows[width...])
      for row in letters.indices {
        fill(row, of: text, ending: ending, best: best, endingAbove: ending, bestAbove: best)
      }
      return Int(best[width - 1])
    }
  }

  /// The ranges of the matching characters, counted from 0; empty if it does not match.
  public func marks(in text: FuzzyText) -> [Range<Int>] {
    guard mayFind(text), !isEmpty else { return [] }
    let width = text.letters.count
    let size = letters.count * width
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * size) { cells in
      func rows(from start: Int, _ row: Int) -> UnsafeMutableBufferPointer<Int32> {
        let first = start + max(row, 0) * width
        return UnsafeMutableBufferPointer(rebasing: cells[first..<first + width])
      }
      for row in letters.indices {
        fill(
          row,
          of: text,
          ending: rows(from: 0, row),
          best: rows(from: size, row),
          endingAbove: rows(from: 0, row - 1),
          bestAbove: rows(from: size, row - 1)
        )
      }
      return backtrack(
        ending: UnsafeMutableBufferPointer(rebasing: cells[..<size]),
        best: UnsafeMutableBufferPointer(rebasing: cells[size...]),
        in: text
      )
    }
  }

  /// The indices of the texts it matches, best first; equal scores keep their order.
  public func ranked(_ texts: [FuzzyText]) -> [Int] {
    guard !isEmpty else { return Array(texts.indices) }
    // One number holds the score and, to break ties, the index.
    var keys: [Int] = []
    for (index, text) in texts.enumerated() {
      if let score = score(of: text) { keys.append(-score << 32 | index) }
    }
    keys.sort()
    return keys.map { $0 & 0xFFFF_FFFF }
  }

  private func mayFind(_ text: FuzzyText) -> Bool {
    guard kinds & ~text.kinds == 0, letters.count <= text.letters.count else { return false }
    return text.letters.withUnsafeBufferPointer { all in
      letters.withUnsafeBufferPointer { pattern in
        var found = 0
        for letter in all where found < pattern.count && letter.folded == pattern[found].folded {
          found += 1
        }
        return found == pattern.count
      }
    }
  }

  /// Computes the best scores of the pattern up to the letter at `row`.
  ///
  /// `ending` receives the best score of a match that ends at each character of the text, and
  /// `best` that of one ending there or before. A row may overwrite the one above it.
  private func fill(
    _ row: Int,
    of text: FuzzyText,
    ending: UnsafeMutableBufferPointer<Int32>,
    best: UnsafeMutableBufferPointer<Int32>,
    endingAbove: UnsafeMutableBufferPointer<Int32>,
    bestAbove: UnsafeMutableBufferPointer<Int32>
  ) {
    let letter = letters[row]
    let skipped = row == letters.count - 1 ? Worth.skippedOutside : Worth.skippedInside
    var left = Worth.nothing
    var endingDiagonal = Worth.nothing
    var bestDiagonal = Worth.nothing
    text.letters.withUnsafeBufferPointer { all in
      text.bonuses.withUnsafeBufferPointer { bonuses in
        for place in all.indices {
          let above = row == 0 ? Worth.nothing : endingAbove[place]
          let bestSoFar = row == 0 ? Worth.nothing : bestAbove[place]
          var value = Worth.nothing
          if all[place].folded == letter.folded {
            let apart =
              row == 0 ? Int32(place) * Worth.skippedOutside : bestDiagonal
            value = max(apart + bonuses[place], endingDiagonal + Worth.consecutive)
            if all[place].isUppercase == letter.isUppercase { value += Worth.sameCase }
          }
          left = max(value, left + skipped)
          ending[place] = value
          best[place] = left
          endingDiagonal = above
          bestDiagonal = bestSoFar
        }
      }
    }
  }

  private func backtrack(
    ending: UnsafeMutableBufferPointer<Int32>,
    best: UnsafeMutableBufferPointer<Int32>,
    in text: FuzzyText
  ) -> [Range<Int>] {
    let width = text.letters.count
    var marks: [Range<Int>] = []
    var place = width - 1
    var mustEndHere = false
    for row in letters.indices.reversed() {
      let start = row * width
      while place > 0, !mustEndHere, ending[start + place] != best[start + place] { place -= 1 }
      if let first = marks.first, first.lowerBound == place + 1 {
        marks[0] = place..<first.upperBound
      } else {
        marks.insert(place..<place + 1, at: 0)
      }
      guard row > 0, place > 0 else { continue }
      let isSameCase = text.letters[place].isUppercase == letters[row].isUppercase
      let gain = Worth.consecutive + (isSameCase ? Worth.sameCase : 0)
      mustEndHere = ending[start + place] == ending[start - width + place - 1] + gain
      place -= 1
    }
    return marks
  }
}
