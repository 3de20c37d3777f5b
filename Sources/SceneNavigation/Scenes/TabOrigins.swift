/// The tabs that were left before the current one, so that back can return to them.
///
/// Each occurs at most once.
public struct TabOrigins: Hashable, Sendable {
  /// The indices of the tabs, the last one left at the end.
  public private(set) var tabs: [Int] = []

  /// The origins of a window that never left its first tab.
  public init() {}

  /// True if there is no tab to return to.
  public var isEmpty: Bool { tabs.isEmpty }

  mutating func leave(_ tab: Int, for next: Int) {
    tabs.removeAll { $0 == tab || $0 == next }
    tabs.append(tab)
  }

  /// The last tab that was left, other than `current`; nil if there is none.
  package func last(besides current: Int) -> Int? { tabs.last { $0 != current } }

  /// Forgets a tab that back returns to, and those that were left after it.
  mutating func leadBack(to tab: Int) {
    guard let index = tabs.lastIndex(of: tab) else { return }
    tabs.removeSubrange(index...)
  }
}

extension TabOrigins: Codable {
  /// Skips duplicates and tabs that no longer exist.
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
