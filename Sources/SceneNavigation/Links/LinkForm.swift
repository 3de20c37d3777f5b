/// A row of the table in one of the tabs where its place can be stood on.
///
/// A link leads to the tab its place belongs to, unless it begins with the name of another one:
/// `message/ID` is a message in its own tab, `people/message/ID` the same message in another.
public struct LinkForm: Sendable {
  /// The row.
  public let row: LinkRow
  /// The place of the tab it leads to.
  public let position: Int
  /// Whether the link begins with the name of the tab.
  let isTabNamed: Bool
  /// The segments, that of the tab's name included.
  public let segments: [LinkSegment]
  /// The name of the parameter it can carry; nil where it can carry none.
  public let parameter: String?
  private let scheme: String
  private let parameterExample: String

  init(_ row: LinkRow, in tab: Int, isTabNamed: Bool, of table: LinkTable) {
    self.row = row
    position = tab
    self.isTabNamed = isTabNamed
    let name = isTabNamed ? table.rows.first { $0.isRoot && $0.tab == tab }?.segments : nil
    segments = (name ?? []) + row.segments
    parameter = table.parameter.flatMap { $0.tab == tab ? $0.name : nil }
    parameterExample = table.parameter?.example ?? ""
    scheme = table.schemes[0]
  }

  /// Such as `search/message/ID?q=TEXT`.
  public var spelling: String {
    segments.map(\.spelling).joined(separator: "/") + (parameter.map { "?\($0)=TEXT" } ?? "")
  }

  /// A link of this form, such as `mail://search/message/7?q=tea`.
  public var example: String {
    scheme + segments.map(\.example).joined(separator: "/")
      + (parameter.map { "?\($0)=\(parameterExample)" } ?? "")
  }

  /// What the segments say in this form, in the app's own spelling; nil where they are too many
  /// or one cannot stand where it does.
  func readings(of texts: some Collection<String>) -> [String]? {
    guard texts.count <= segments.count else { return nil }
    var readings: [String] = []
    for (segment, text) in zip(segments, texts) {
      guard let reading = segment.reading(of: text) else { return nil }
      readings.append(reading)
    }
    return readings
  }
}

extension LinkRow {
  /// Whether it names the root of a tab.
  public var isRoot: Bool {
    !segments.contains(where: \.isSlot) && read([], tab)?.isEmpty == true
  }
}
