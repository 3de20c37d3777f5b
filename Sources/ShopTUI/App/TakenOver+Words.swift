import ShopData

nonisolated extension TakenOver {
  /// What became of the contents of a damaged database, in sentences.
  var words: String {
    guard !isEmpty else { return "Nothing of it can be read, and a new one was begun." }
    let counts = [
      windows.counted("window"), orders.counted("order"), reviews.counted("own review"),
    ]
    let rows = leftOut.counted("wrong row")
    return "A new one was begun with what can be read of it: \(counts.list("and"))."
      + (leftOut > 0 ? " Left out: \(rows)." : "")
      + (hasCatalog ? "" : " What it sold cannot be read: the sample is sold again.")
  }
}
