/// All windows at one moment.
@usableFromInline struct PlainPicture: Hashable, Sendable {
  /// Numbers that windows keep while they are open.
  @usableFromInline var ids: [Int] = []
  @usableFromInline var windows: [PlainWindow] = []
  /// What is shown in each; empty if the system cannot tell.
  @usableFromInline var screens: [PlainWindow] = []

  func window(_ id: Int) -> PlainWindow? { ids.firstIndex(of: id).map { windows[$0] } }

  /// The windows that are not as they were, or were not there.
  func moved(since old: PlainPicture) -> [Int] {
    if ids == old.ids {
      return ids.indices.filter { windows[$0] != old.windows[$0] }.map { ids[$0] }
    }
    return ids.indices.filter { windows[$0] != old.window(ids[$0]) }.map { ids[$0] }
  }

  /// True if these are the same places in the same order, whatever ids they have.
  func isSamePlaces(as other: PlainPicture, presentations: Bool = true) -> Bool {
    windows.count == other.windows.count
      && zip(windows, other.windows).allSatisfy {
        $0.isSamePlace(as: $1, presentations: presentations)
      }
  }
}
