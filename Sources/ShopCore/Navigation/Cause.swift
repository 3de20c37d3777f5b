/// Why something happened: who or what sent the action.
public enum Cause: String, CaseIterable, Codable, Sendable {
  case key
  case click
  case link
  case `guard`
  /// The answer to a payment.
  case payment
  case script
}
