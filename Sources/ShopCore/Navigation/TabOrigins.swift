/// The tabs a window came from, so that back can lead across them; each at most once.
public struct TabOrigins: Hashable, Sendable {
  /// The one left last at the end.
  public private(set) var tabs: [AppTab] = []

  public init() {}

  public var isEmpty: Bool { tabs.isEmpty }

  /// Notes that a tab was left for another one.
  mutating func leave(_ tab: AppTab, for next: AppTab) {
    tabs.removeAll { $0 == tab || $0 == next }
    tabs.append(tab)
  }

  /// The tab that was left last, which is one to come back to no longer.
  mutating func takeLast() -> AppTab? { tabs.popLast() }
}

extension TabOrigins: Codable {
  /// Tabs that no longer exist, and those that come a second time, are left out.
  public init(from decoder: any Decoder) throws {
    for name in try [String](from: decoder) {
      if let tab = AppTab(rawValue: name), !tabs.contains(tab) { tabs.append(tab) }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try tabs.map(\.rawValue).encode(to: encoder)
  }
}
