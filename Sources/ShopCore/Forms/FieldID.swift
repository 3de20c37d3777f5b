/// A text field of one of the shop's screens.
public enum FieldID: String, CaseIterable, Codable, Sendable {
  /// The field of the search screen.
  case query
  /// To whom it is sent, and where.
  case name
  case street
  case postcode
  case city
  case country
  /// How it is sent.
  case delivery
  /// What pays for it.
  case cardNumber
  case cardExpiry
  case securityCode
  case cardName
  /// What somebody says about a product.
  case rating
  case reviewTitle
  case reviewText
  /// Which of a product's choices, and how many.
  case variant
  case quantity
  /// What of a shelf is shown, and in which order.
  case shelfStock
  case shelfOrder

  /// Whether what is typed here must never be written down, neither with the windows nor in the
  /// history of actions.
  public var isSecret: Bool { self == .cardNumber || self == .securityCode }
}

extension FieldID: CodingKey {}
