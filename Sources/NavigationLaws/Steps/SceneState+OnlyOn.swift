import SceneNavigation

extension SceneState {
  /// Whether it is what it was, but for how one screen is looked at.
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
  /// Whether it is what it was, but for how a screen of it is looked at.
  fileprivate func isOther(than old: Presentation, onlyOn screen: ScreenID) -> Bool {
    guard has(screen) else { return self == old }
    return id == old.id && modal == old.modal
      && stack.isOther(than: old.stack, onlyOn: screen)
  }

  fileprivate func has(_ screen: ScreenID) -> Bool {
    switch screen {
    case .presentation(let id): self.id == id
    case .entry(let id): stack.contains(id)
    case .root: false
    }
  }
}

extension BackStack {
  /// Whether it is what it was, but for how an entry is looked at, or the root where the screen is none.
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
