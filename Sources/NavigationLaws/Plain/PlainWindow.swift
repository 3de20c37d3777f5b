/// A window as numbers: tabs, routes and names by their place in the vocabulary.
@usableFromInline struct PlainWindow: Hashable, Sendable {
  @usableFromInline var tab = 0
  /// By the place of the tab.
  @usableFromInline var paths: [[Int]] = []
  @usableFromInline var presented: [PlainSheet] = []
  @usableFromInline var details = ""

  @usableFromInline init() {}

  var path: [Int] { paths[tab] }

  /// True if it is the same place for a user, whatever ids the presentations have.
  func isSamePlace(as other: PlainWindow, presentations: Bool = true) -> Bool {
    tab == other.tab && paths == other.paths
      && (!presentations || presented.map(\.name) == other.presented.map(\.name))
      && (!presentations || details == other.details)
  }

  /// True if it shows the same: what is hidden behind another tab does not count.
  func looks(like other: PlainWindow) -> Bool {
    tab == other.tab && path == other.path
      && presented.map(\.name) == other.presented.map(\.name)
  }

  var isEmpty: Bool { presented.isEmpty && paths.allSatisfy(\.isEmpty) }

  /// The first tab, besides one, whose stack is another one in `other`.
  func firstDifference(from other: PlainWindow, besides tab: Int?) -> Int? {
    paths.indices.first { $0 != tab && paths[$0] != other.paths[$0] }
  }

  /// The same for all windows that a user could not tell apart.
  func hash(ofPlaceInto hasher: inout Hasher) {
    hasher.combine(tab)
    for path in paths { hasher.combine(path) }
    for sheet in presented { hasher.combine(sheet.name) }
    if !details.isEmpty { hasher.combine(details) }
  }
}

/// A presentation as numbers.
@usableFromInline struct PlainSheet: Hashable, Sendable {
  /// Counted over a run.
  let id: Int
  /// The place of its name in the vocabulary.
  let name: Int

  @usableFromInline init(id: Int, name: Int) {
    (self.id, self.name) = (id, name)
  }
}

/// A link as numbers.
struct PlainLink: Hashable, Sendable {
  let path: [Int]
  let tab: Int
}
