/// The spelling of a link row in one tab.
///
/// Without a tab name, a link opens in its row's first tab: `message/ID` opens there,
/// `people/message/ID` opens the same message in the People tab.
public struct LinkForm: Sendable {
  /// The row of the table.
  public let row: LinkRow
  /// The index of the tab that it opens in.
  public let position: Int
  /// True if the link starts with the tab's name.
  let isTabNamed: Bool
  /// The segments, including the tab's name.
  package let segments: [LinkSegment]
  /// The name of its optional parameter; nil if it has none.
  let parameter: String?
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

  /// The pattern, such as `search/message/ID?q=TEXT`.
  public var spelling: String {
    segments.map(\.spelling).joined(separator: "/") + (parameter.map { "?\($0)=TEXT" } ?? "")
  }

  /// An example of this form, such as `mail://search/message/7?q=tea`.
  public var example: String {
    scheme + segments.map(\.example).joined(separator: "/")
      + (parameter.map { "?\($0)=\(parameterExample)" } ?? "")
  }

  /// True if its first segments match these texts.
  func begins(with texts: [String]) -> Bool {
    zip(segments, texts).allSatisfy { $0.reading(of: $1) != nil }
  }
}

extension LinkRow {
  /// True if it is the root of a tab.
  public var isRoot: Bool {
    !segments.contains(where: \.isSlot) && read([], tab)?.isEmpty == true
  }
}
