extension Array {
  /// The elements without those that are not needed: halves, quarters and so on are removed while
  /// `keep` returns what is left of them.
  func shortened<Failure: Error>(
    while keep: (Self) throws(Failure) -> Self?
  ) throws(Failure) -> Self {
    var shortest = self
    var size = Swift.max(1, count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<Swift.min(start + size, candidate.count))
        if let kept = try keep(candidate), kept.count < shortest.count {
          (shortest, hasShrunk) = (kept, true)
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return shortest }
      size = Swift.max(1, size / 2)
    }
  }
}
