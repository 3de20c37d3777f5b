public import SceneNavigation

/// A law that did not hold.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The law that was broken.
  public let law: LawName
  /// The action after which it did not; nil where it was no action that broke it.
  public let record: ActionRecord?
  /// What was seen instead of what the law says.
  public let finding: String

  /// Notes which law an action broke, and how that shows; no action where none was needed.
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
