/// Where a person stands in a list.
public struct ListPosition: Hashable, Sendable {
  /// The number of the selected row among those that can be selected.
  public var selection: Int
  /// The number of the line at the top of what is visible.
  public var scroll: Int

  /// A position, the beginning of the list unless told.
  public init(selection: Int = 0, scroll: Int = 0) {
    self.selection = selection
    self.scroll = scroll
  }
}
