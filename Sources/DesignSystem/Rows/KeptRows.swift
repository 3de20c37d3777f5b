/// The rows of a list that came into sight, so that a step of the selection makes none again.
final class KeptRows {
  private let make: (Int) -> (content: RowContent, isSelectable: Bool)
  private var numbers: [Int] = []
  private var contents: [RowContent] = []

  /// About as many as can be seen at once; with one more they are all made anew.
  private static let most = 64

  init<Action>(_ row: @escaping (Int) -> Row<Action>) {
    make = {
      let row = row($0)
      return (row.content, row.isSelectable)
    }
  }

  /// What a row says.
  ///
  /// One that nothing can be done with says that it could not be read: that is tried again.
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
