/// A cache of the rows of a list that were shown, so that moving the selection does not build them
/// again.
final class RowCache {
  private let make: (Int) -> (content: RowContent, isSelectable: Bool)
  private var numbers: [Int] = []
  private var contents: [RowContent] = []

  /// About as many as are visible at once; one more empties the cache.
  private static let most = 64

  init<Action>(_ row: @escaping (Int) -> Row<Action>) {
    make = {
      let row = row($0)
      return (row.content, row.isSelectable)
    }
  }

  /// The content of a row.
  ///
  /// A row without an action could not be read; it is not cached, so that it is read again.
  subscript(number: Int) -> RowContent {
    if let place = numbers.firstIndex(of: number) { return contents[place] }
    let row = make(number)
    guard row.isSelectable else { return row.content }
    if numbers.count == Self.most {
      numbers.removeAll(keepingCapacity: true)
      contents.removeAll(keepingCapacity: true)
    }
    numbers.append(number)
    contents.append(row.content)
    return row.content
  }
}
