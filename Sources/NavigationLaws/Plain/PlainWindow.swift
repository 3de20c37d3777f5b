/// A window as numbers: tabs, routes and names are indices in the vocabulary.
@usableFromInline struct PlainWindow: Hashable, Sendable {
  @usableFromInline var tab = 0
  /// By tab index.
  @usableFromInline var paths: [[Int]] = []
  @usableFromInline var presented: [PlainSheet] = []
  @usableFromInline var details = ""

  @usableFromInline init() {}

  var path: [Int] { paths[tab] }

  /// True if a user sees the same place, whatever the presentation ids.
  func isSamePlace(as other: PlainWindow, presentations: Bool = true) -> Bool {
    tab == other.tab && paths == other.paths
      && (!presentations || presented.map(\.name) == other.presented.map(\.name))
      && (!presentations || details == other.details)
  }

  /// True if both show the same; stacks of other tabs do not count.
  func looks(like other: PlainWindow) -> Bool {
    tab == other.tab && path == other.path
      && presented.map(\.name) == other.presented.map(\.name)
  }

  var isEmpty: Bool { presented.isEmpty && paths.allSatisfy(\.isEmpty) }

  /// The first tab, other than `tab`, whose stack differs.
  func firstDifference(from other: PlainWindow, besides tab: Int?) -> Int? {
    paths.indices.first { $0 != tab && paths[$0] != other.paths[$0] }
  }

  /// Equal for windows that a user could not tell apart.
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
  /// The index of its name in the vocabulary.
  let name: Int
  /// The app's own id.
  let key: String

  @usableFromInline init(id: Int, name: Int, key: String) {
    (self.id, self.name, self.key) = (id, name, key)
  }
}

/// A link as numbers.
struct PlainLink: Hashable, Sendable {
  let path: [Int]
  let tab: Int
}
