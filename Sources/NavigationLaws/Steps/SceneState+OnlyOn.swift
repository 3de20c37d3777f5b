import SceneNavigation

extension SceneState {
  /// True if both differ in nothing but the view state of one screen.
  func isOther(than old: SceneState, onlyOn screen: ScreenID) -> Bool {
    guard selection == old.selection else { return false }
    if stacks == old.stacks {
      return presentations.count == old.presentations.count
        && zip(presentations, old.presentations).allSatisfy { $0.isOther(than: $1, onlyOn: screen) }
    }
    return presentations == old.presentations
      && (0..<max(stacks.tabs.count, old.stacks.tabs.count)).allSatisfy { tab in
        let (now, before) = (stack(of: tab), old.stack(of: tab))
        return now == before || now.isOther(than: before, onlyOn: screen)
      }
  }
}

extension Presentation {
  fileprivate func isOther(than old: Presentation, onlyOn screen: ScreenID) -> Bool {
    guard has(screen) else { return self == old }
    return id == old.id && modal == old.modal
      && stack.isOther(than: old.stack, onlyOn: screen)
  }
}

extension BackStack {
  /// True if both differ in nothing but the view state of an entry, or of the root if the screen is
  /// not an entry.
  fileprivate func isOther(than old: BackStack, onlyOn screen: ScreenID) -> Bool {
    guard case .entry(let id) = screen else {
      return hasEntries(of: old, upTo: depth) && depth == old.depth
    }
    guard let entry = entry(with: id) else { return false }
    var expected = old
    expected.updateView(of: id) { $0 = entry.view }
    return self == expected
  }
}
