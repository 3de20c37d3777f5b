/// All windows at one point in time.
@usableFromInline struct PlainPicture: Hashable, Sendable {
  /// A window keeps its number while it is open.
  @usableFromInline var ids: [Int] = []
  @usableFromInline var windows: [PlainWindow] = []
  /// What each window shows on screen, nil where the system cannot tell; empty if it never can.
  @usableFromInline var screens: [PlainWindow?] = []

  func window(_ id: Int) -> PlainWindow? { ids.firstIndex(of: id).map { windows[$0] } }

  /// The windows that changed or are new.
  func moved(since old: PlainPicture) -> [Int] {
    if ids == old.ids {
      return ids.indices.filter { windows[$0] != old.windows[$0] }.map { ids[$0] }
    }
    return ids.indices.filter { windows[$0] != old.window(ids[$0]) }.map { ids[$0] }
  }

  /// True if the windows show the same routes in the same order, whatever their ids.
  func isSamePlaces(as other: PlainPicture, presentations: Bool = true) -> Bool {
    windows.count == other.windows.count
      && zip(windows, other.windows).allSatisfy {
        $0.isSamePlace(as: $1, presentations: presentations)
      }
  }
}
