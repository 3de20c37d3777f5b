/// A row of an app's link table: a destination's pattern, its tabs, and how it is parsed and
/// printed.
public struct LinkRow: Sendable {
  /// The row's id, the same in every version.
  public let id: String
  /// The destination's name, as users see it.
  public let name: String
  /// The segments, without a tab name.
  package let segments: [LinkSegment]
  /// The indices of the tabs it can open in; the first is the default.
  package let tabs: [Int]
  /// The path for these slot values in a tab; nil if a value is invalid.
  let read: @Sendable (_ values: [String], _ tab: Int) -> NavigationPath?
  /// The slot values of a path; nil if the path does not match this row.
  let write: @Sendable (_ path: NavigationPath, _ tab: Int) -> [String]?

  /// A destination with a pattern of words and slots.
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

  /// The root of a tab, spelled as one word.
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

  /// The default tab, for links that name none.
  public var tab: Int { tabs[0] }

  /// The pattern, such as `message/ID`.
  package var spelling: String { segments.map(\.spelling).joined(separator: "/") }
}
