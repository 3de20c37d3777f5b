extension String {
  /// The word that was probably meant: the one with the fewest letters to change, if those are
  /// few enough for a slip of the fingers.
  func nearest(of words: [String]) -> String? {
    let letters = Array(lowercased().prefix(40))
    let distances = words.map { ($0, letters.editDistance(to: Array($0))) }
    guard let (word, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return distance <= Swift.max(1, word.count / 3) ? word : nil
  }
}

extension [Character] {
  /// How many letters must be put in, taken out, changed or swapped with their neighbour to make
  /// one word of the other (optimal string alignment).
  fileprivate func editDistance(to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array<Int>(0...other.count)
    for (row, letter) in enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var best = Swift.min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (letter == otherLetter ? 0 : 1)
        )
        if row > 0, column > 0, letter == other[column - 1], self[row - 1] == otherLetter {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
