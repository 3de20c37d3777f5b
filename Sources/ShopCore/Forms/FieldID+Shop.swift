public import SceneNavigation

/// The text fields of the shop's screens.
extension FieldID {
  /// The field of the search screen.
  public static let query = FieldID(rawValue: "query")
  /// To whom it is sent, and where.
  public static let name = FieldID(rawValue: "name")
  public static let street = FieldID(rawValue: "street")
  public static let postcode = FieldID(rawValue: "postcode")
  public static let city = FieldID(rawValue: "city")
  public static let country = FieldID(rawValue: "country")
  /// How it is sent.
  public static let delivery = FieldID(rawValue: "delivery")
  /// What pays for it.
  public static let cardNumber = FieldID(rawValue: "cardNumber")
  public static let cardExpiry = FieldID(rawValue: "cardExpiry")
  public static let securityCode = FieldID(rawValue: "securityCode")
  public static let cardName = FieldID(rawValue: "cardName")
  /// What somebody says about a product.
  public static let rating = FieldID(rawValue: "rating")
  public static let reviewTitle = FieldID(rawValue: "reviewTitle")
  public static let reviewText = FieldID(rawValue: "reviewText")
  /// Which of a product's choices, and how many.
  public static let variant = FieldID(rawValue: "variant")
  public static let quantity = FieldID(rawValue: "quantity")
  /// What of a shelf is shown, and in which order.
  public static let categoryStock = FieldID(rawValue: "shelfStock")
  public static let categoryOrder = FieldID(rawValue: "shelfOrder")

  /// Every field of the shop.
  static let all: [FieldID] = [
    .query, .name, .street, .postcode, .city, .country, .delivery, .cardNumber, .cardExpiry,
    .securityCode, .cardName, .rating, .reviewTitle, .reviewText, .variant, .quantity,
    .categoryStock,
    .categoryOrder,
  ]

  /// Whether what is typed here must never be written down, neither with the windows nor in the
  /// history of actions.
  public var isSecret: Bool { AppDescription.shop.isSecret(self) }
}
