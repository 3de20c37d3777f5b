/// A law that did not hold after an action.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  public let law: Law
  public let record: ActionRecord
  /// What was seen instead of what the law says.
  public let finding: String

  public init(_ law: Law, by record: ActionRecord, finding: String) {
    self.law = law
    self.record = record
    self.finding = finding
  }

  public var description: String {
    "\(law.rawValue) broke at action \(record.number), \(record.action): \(finding)"
  }
}
