/// Who or what sent an action.
public enum Cause: String, CaseIterable, Codable, Sendable {
  /// The user; also the default.
  case key
  case click
  case link
  case `guard`
  /// The answer of a payment provider.
  case payment
  case script
}
