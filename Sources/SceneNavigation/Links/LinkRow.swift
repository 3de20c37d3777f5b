/// One row of an app's table of links: how a place is spelled, the tabs it can be stood on in, and how it is
/// read and written.
public struct LinkRow: Sendable {
  /// What it is known by, the same in every version.
  public let id: String
  /// What a person calls the place.
  public let name: String
  /// Its segments, without the name of a tab.
  public let segments: [LinkSegment]
  /// The places of the tabs it can be stood on in; first the one it leads to where a link names none.
  public let tabs: [Int]
  /// The path that the values of its slots lead along in a tab, from the root on; nil where a slot has a
  /// value that it cannot have.
  public let read: @Sendable (_ values: [String], _ tab: Int) -> NavigationPath?
  /// The values of its slots where a path leads to such a place; nil where it does not.
  public let write: @Sendable (_ path: NavigationPath, _ tab: Int) -> [String]?

  /// A place that is spelled by a pattern of words and slots.
  public init(
    _ id: String,
    name: String,
    segments: [LinkSegment],
    tabs: [Int],
    read: @escaping @Sendable (_ values: [String], _ tab: Int) -> NavigationPath?,
    write: @escaping @Sendable (_ path: NavigationPath, _ tab: Int) -> [String]?
  ) {
    self.id = id
    self.name = name
    self.segments = segments
    self.tabs = tabs
    self.read = read
    self.write = write
  }

  /// The root of a tab, spelled by one word.
  public init(_ word: String, name: String, rootOf tab: Int) {
    self.init(
      word,
      name: name,
      segments: [.word(word)],
      tabs: [tab],
      read: { _, _ in NavigationPath() },
      write: { path, at in path.isEmpty && at == tab ? [] : nil }
    )
  }

  /// The tab it leads to where the link names none.
  public var tab: Int { tabs[0] }

  /// How it is written in a pattern, such as `message/ID`.
  public var spelling: String { segments.map(\.spelling).joined(separator: "/") }
}
