/// The tabs a window came from, so that back can lead across them; each at most once.
public struct TabOrigins: Hashable, Sendable {
  /// The place of the one left last at the end.
  public private(set) var tabs: [Int] = []

  /// The origins of a window that never left its first tab.
  public init() {}

  /// Whether there is no tab to go back to.
  public var isEmpty: Bool { tabs.isEmpty }

  /// Notes that a tab was left for another one.
  package mutating func leave(_ tab: Int, for next: Int) {
    tabs.removeAll { $0 == tab || $0 == next }
    tabs.append(tab)
  }

  /// The tab that was left last, besides the one that one is in; nil where none was.
  package func last(besides current: Int) -> Int? { tabs.last { $0 != current } }

  /// Forgets a tab, to which one goes back, and those that were left after it.
  package mutating func leadBack(to tab: Int) {
    guard let index = tabs.lastIndex(of: tab) else { return }
    tabs.removeSubrange(index...)
  }
}

extension TabOrigins: Codable {
  /// Tabs that no longer exist, and those that come a second time, are left out.
  public init(from decoder: any Decoder) throws {
    let app = try AppDescription(from: decoder)
    for name in try [String](from: decoder) {
      if let tab = app.tab(named: name), !tabs.contains(tab) { tabs.append(tab) }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let app = try AppDescription(from: encoder)
    try tabs.map { app.tabs[$0].name.stringValue }.encode(to: encoder)
  }
}
