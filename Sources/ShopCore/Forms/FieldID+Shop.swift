public import SceneNavigation

extension FieldID {
  /// The search field.
  public static let query = FieldID(rawValue: "query")
  /// The recipient's name.
  public static let name = FieldID(rawValue: "name")
  public static let street = FieldID(rawValue: "street")
  public static let postcode = FieldID(rawValue: "postcode")
  public static let city = FieldID(rawValue: "city")
  public static let country = FieldID(rawValue: "country")
  /// The delivery method.
  public static let delivery = FieldID(rawValue: "delivery")
  /// The card's number.
  public static let cardNumber = FieldID(rawValue: "cardNumber")
  public static let cardExpiry = FieldID(rawValue: "cardExpiry")
  public static let securityCode = FieldID(rawValue: "securityCode")
  public static let cardName = FieldID(rawValue: "cardName")
  /// A review's stars.
  public static let rating = FieldID(rawValue: "rating")
  public static let reviewTitle = FieldID(rawValue: "reviewTitle")
  public static let reviewText = FieldID(rawValue: "reviewText")
  /// The chosen variant of a product.
  public static let variant = FieldID(rawValue: "variant")
  public static let quantity = FieldID(rawValue: "quantity")
  /// Whether a category shows only products in stock.
  public static let categoryStock = FieldID(rawValue: "shelfStock")
  public static let categoryOrder = FieldID(rawValue: "shelfOrder")

  static let all: [FieldID] = [
    .query, .name, .street, .postcode, .city, .country, .delivery, .cardNumber, .cardExpiry,
    .securityCode, .cardName, .rating, .reviewTitle, .reviewText, .variant, .quantity,
    .categoryStock,
    .categoryOrder,
  ]

  /// True if its text must never be saved, neither with the windows nor in the action log.
  public var isSecret: Bool { AppDescription.shop.isSecret(self) }
}
