public import SceneNavigation

/// A law that did not hold.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The broken law.
  public let law: LawName
  /// The action that broke it; nil if it broke without an action.
  public internal(set) var record: ActionRecord?
  /// What happened instead.
  public let finding: String

  /// A broken law, with the action that broke it; nil if there was none.
  public init(_ law: LawName, by record: ActionRecord?, finding: String) {
    self.law = law
    self.record = record
    self.finding = finding
  }

  public var description: String {
    let place = record.map { " at action \($0.number), \($0.action)" } ?? ""
    return "\(law.rawValue) broke\(place): \(finding)"
  }
}
