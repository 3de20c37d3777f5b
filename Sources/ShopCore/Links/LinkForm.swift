/// A pattern in one of the tabs where its place can be stood on.
///
/// A link leads to the tab its place belongs to, unless it begins with the name of another one:
/// `product/ID` is a product in Home, `search/product/ID` the same product in Search.
public struct LinkForm: Hashable, Sendable {
  /// The place's own segments.
  public let pattern: LinkPattern
  /// The tab it leads to.
  public let tab: AppTab
  /// Whether the link begins with the name of the tab.
  let isTabNamed: Bool
  /// The segments, that of the tab's name included.
  public let segments: [LinkSegment]

  private init(_ pattern: LinkPattern, in tab: AppTab, isTabNamed: Bool) {
    self.pattern = pattern
    self.tab = tab
    self.isTabNamed = isTabNamed
    segments = (isTabNamed ? LinkPattern(rootOf: tab).segments : []) + pattern.segments
  }

  /// How every place is printed: tab by tab, first its own places, then those it shares.
  public static let printed: [LinkForm] = AppTab.allCases.flatMap { tab in
    let patterns = LinkPattern.allCases.filter { $0.stands(in: tab) }
    return patterns.filter { $0.tab == tab }.map { LinkForm($0, in: tab, isTabNamed: false) }
      + patterns.filter { $0.tab != tab }.map { LinkForm($0, in: tab, isTabNamed: true) }
  }

  /// Every form that is understood: a place's own tab may be named as well.
  static let understood: [LinkForm] =
    printed
    + printed.filter { $0.tab == $0.pattern.tab && !$0.pattern.isRoot }.map {
      LinkForm($0.pattern, in: $0.tab, isTabNamed: true)
    }

  /// How a place is printed in a tab; nil where the tab has no such place.
  init?(_ pattern: LinkPattern, in tab: AppTab) {
    guard let form = Self.printed.first(where: { $0.pattern == pattern && $0.tab == tab })
    else { return nil }
    self = form
  }

  /// Such as `search/product/ID?q=TEXT`.
  public var spelling: String {
    segments.map(\.spelling).joined(separator: "/") + (takesQuery ? "?\(DeepLink.query)=TEXT" : "")
  }

  /// Whether a link of this form can carry a text for the search field.
  public var takesQuery: Bool { tab == .search }

  /// A link of this form, such as `myshop://search/product/teapot?q=tea`.
  public var example: String {
    DeepLink.schemes[0] + segments.map(\.example).joined(separator: "/")
      + (takesQuery ? "?\(DeepLink.query)=tea" : "")
  }

  /// What the segments say in this form, in the shop's own spelling; nil where they are too many
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
