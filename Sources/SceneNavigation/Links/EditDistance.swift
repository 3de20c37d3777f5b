extension String {
  /// The word that was probably meant: the closest one, if few enough letters differ to be a typo.
  package func nearest(of words: [String]) -> String? {
    let letters = Array(utf8)
    var best: (word: String, distance: Int)?
    for word in words {
      let slips = Swift.max(1, word.utf8.count / 3)
      guard abs(letters.count - word.utf8.count) <= slips else { continue }
      let distance = letters.editDistance(to: Array(word.utf8))
      if distance <= Swift.min(slips, (best?.distance ?? .max) - 1) { best = (word, distance) }
    }
    return best?.word
  }
}

extension Array where Element: Equatable {
  /// The optimal string alignment distance: insertions, deletions, changes and swaps of neighbors.
  package func editDistance(to other: [Element]) -> Int {
    var beforeLast: [Int] = []
    var last = [Int](0...other.count)
    for row in indices {
      var current = [row + 1]
      for column in other.indices {
        let change = last[column] + (self[row] == other[column] ? 0 : 1)
        var best = Swift.min(last[column + 1] + 1, current[column] + 1, change)
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
