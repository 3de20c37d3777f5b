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

  /// How a run started otherwise than the first one; nil if it did not.
  func difference(of picture: PlainPicture, from first: PlainPicture) -> String? {
    let counts = (picture.windows.count, first.windows.count)
    guard counts.0 == counts.1 else {
      return "a later history started with \(counts.0) windows, the first one with \(counts.1)"
    }
    let place = picture.windows.indices.first {
      !picture.windows[$0].isSamePlace(as: first.windows[$0])
    }
    return place.map {
      "in a later history \(letter($0)) started at “\(words(of: picture.windows[$0]))”, "
        + "in the first one at “\(words(of: first.windows[$0]))”"
    }
  }

  func words(of path: [Int]) -> String {
    path.isEmpty ? "the root" : path.map { routes[$0] }.joined(separator: " › ")
  }

  func words(ofLink link: Int) -> String {
    let link = links[link]
    return tabs.count > 1 ? "\(words(of: link.path)) in \(tabs[link.tab])" : words(of: link.path)
  }
}
