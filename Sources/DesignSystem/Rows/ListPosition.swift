/// The selection and scroll position of a list.
public struct ListPosition: Hashable, Sendable {
  /// The index of the selected row among the selectable rows.
  public var selection: Int
  /// The index of the first visible line.
  public var scroll: Int

  /// A position, by default the top of the list.
  public init(selection: Int = 0, scroll: Int = 0) {
    self.selection = selection
    self.scroll = scroll
  }
}
