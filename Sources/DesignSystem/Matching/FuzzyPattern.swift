/// What somebody types to find a text: some of its letters, in their order.
///
/// Letters at the beginning of words and letters that follow each other count most, the same case
/// counts a little. Case, spaces and the accents of Latin letters decide nothing by themselves.
public struct FuzzyPattern: Hashable, Sendable {
  private let letters: [Letter]
  private let kinds: UInt64

  /// Reads what somebody typed.
  public init(_ typed: String) {
    letters = typed.filter { !$0.isWhitespace }.map { Letter($0) }
    kinds = letters.reduce(0) { $0 | $1.kind }
  }

  /// Whether it finds everything, and nothing better than anything else.
  public var isEmpty: Bool { letters.isEmpty }

  /// How well it finds a text, more being better; nil where it does not.
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

  /// The characters of a text that it finds, counted from 0; none where it does not find it.
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
      return wayBack(
        ending: UnsafeMutableBufferPointer(rebasing: cells[..<size]),
        best: UnsafeMutableBufferPointer(rebasing: cells[size...]),
        in: text
      )
    }
  }

  /// The places of the texts it finds, the best first, those as good as each other in their order.
  public func ranked(_ texts: [FuzzyText]) -> [Int] {
    guard !isEmpty else { return Array(texts.indices) }
    // One number holds both what decides and what decides among equals.
    var keys: [Int] = []
    for (index, text) in texts.enumerated() {
      if let score = score(of: text) { keys.append(-score << 32 | index) }
    }
    keys.sort()
    return keys.map { $0 & 0xFFFF_FFFF }
  }

  /// Whether the letters occur in the text in their order.
  private func mayFind(_ text: FuzzyText) -> Bool {
    guard kinds & ~text.kinds == 0, letters.count <= text.letters.count else { return false }
    return text.letters.withUnsafeBufferPointer { all in
      letters.withUnsafeBufferPointer { wanted in
        var found = 0
        for letter in all where found < wanted.count && letter.folded == wanted[found].folded {
          found += 1
        }
        return found == wanted.count
      }
    }
  }

  /// Reckons for one letter of the pattern what the best match up to it is worth.
  ///
  /// `ending` gets what it is worth to end at each place of the text, and `best` to end there or
  /// before it. A row may stand in the place of the one above it.
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

  /// Follows the best match from its end to its beginning.
  private func wayBack(
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
