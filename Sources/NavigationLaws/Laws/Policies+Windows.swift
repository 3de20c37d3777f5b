extension Policies {
  /// The tab in which a link opens in a window; nil if no stack changes.
  func tab(of link: PlainLink, in window: PlainWindow) -> Int? {
    links == .present ? nil : linksStayInTab ? window.tab : link.tab
  }

  /// True if a link left its window as it was because another one shows its place, which it may.
  func isElsewhere(_ link: PlainLink, after step: PlainTransition) -> Bool {
    linksMayUseAnotherWindow && step.before == step.after
      && zip(step.after.ids, step.after.windows).contains { id, window in
        id != step.window && window.presented.isEmpty && window.path.last == link.path.last
          && tab(of: link, in: window) == window.tab
      }
  }

  /// The presentations left once one of them is dismissed.
  func presentations(_ presented: [PlainSheet], without id: Int) -> [PlainSheet] {
    switch presentations {
    case .stacked: Array(presented.prefix { $0.id != id })
    case .independent: presented.filter { $0.id != id }
    }
  }

  /// True if these presentations are earlier ones, of which the top one may be missing, or any if
  /// each has a place of its own.
  func isAtMostOneGone(_ presented: [PlainSheet], from earlier: [PlainSheet]) -> Bool {
    if presented == earlier { return true }
    guard presented.count == earlier.count - 1 else { return false }
    return presented.elementsEqual(earlier.dropLast())
      || presentations == .independent && presented.allSatisfy(earlier.contains)
  }
}
