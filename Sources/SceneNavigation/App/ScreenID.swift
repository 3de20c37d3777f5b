/// Identifies a screen of a scene: the root of a tab (by index) or of a presentation, or an entry
/// above either.
public enum ScreenID: Hashable, Sendable {
  case root(Int)
  case entry(Entry.ID)
  /// The root of a presentation.
  case presentation(Presentation.ID)
}

extension BackStack {
  /// The visible screen of the tab that the stack belongs to.
  public func screen(in tab: Int) -> ScreenID {
    top.map { .entry($0.id) } ?? .root(tab)
  }
}
