/// Which screen of a scene is meant: the root of a tab, by its place, or of what is presented, or an entry above
/// one of them.
public enum ScreenID: Hashable, Sendable {
  case root(Int)
  case entry(Entry.ID)
  /// The root of what is presented.
  case presentation(Presentation.ID)
}

extension BackStack {
  /// Which screen one stands on, in the tab the stack belongs to.
  public func screen(in tab: Int) -> ScreenID {
    top.map { .entry($0.id) } ?? .root(tab)
  }
}
