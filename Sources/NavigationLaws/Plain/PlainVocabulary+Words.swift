extension PlainVocabulary {
  /// A window as reports show it, front first.
  func words(of window: PlainWindow) -> String {
    let selected = ([tabs[window.tab]] + window.path.map { routes[$0] }).joined(separator: " › ")
    let others = window.paths.indices
      .filter { $0 != window.tab && !window.paths[$0].isEmpty }
      .map { "\(tabs[$0]) › \(words(of: window.paths[$0]))" }
    let behind = others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"
    let sheets = window.presented.map { ", \(names[$0.name]) over it" }.joined()
    return selected + behind + sheets + (window.details.isEmpty ? "" : ", \(window.details)")
  }

  func words(of path: [Int]) -> String {
    path.isEmpty ? "the root" : path.map { routes[$0] }.joined(separator: " › ")
  }

  func words(ofLink link: Int) -> String {
    let link = links[link]
    return tabs.count > 1 ? "\(words(of: link.path)) in \(tabs[link.tab])" : words(of: link.path)
  }
}
