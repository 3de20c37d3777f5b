/// Why something happened: who or what sent the action.
public enum Cause: String, CaseIterable, Codable, Sendable {
  /// Somebody at the keys; also wherever nobody says what it was.
  case key
  case click
  case link
  case `guard`
  /// The answer to a payment.
  case payment
  case script
}
