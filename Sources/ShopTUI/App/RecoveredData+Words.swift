import SceneNavigation
import ShopCore
import ShopData

nonisolated extension RecoveredData {
  /// Says what was recovered from a damaged database.
  var words: String {
    guard !isEmpty else { return "None of it can be read; a new one was started." }
    let counts = [
      windows.counted("window"), orders.counted("order"), reviews.counted("own review"),
    ]
    let rows = leftOut.counted("damaged row")
    return "A new one was started with what could be read: \(counts.list("and"))."
      + (leftOut > 0 ? " Left out: \(rows)." : "")
      + (hasCatalog
        ? "" : " Its catalogue cannot be read: the built-in one takes its place.")
  }
}
