extension FieldID {
  /// To whom it is sent, and where.
  public static let name: FieldID = "name"
  public static let street: FieldID = "street"
  public static let postcode: FieldID = "postcode"
  public static let city: FieldID = "city"
  public static let country: FieldID = "country"
  /// How it is sent.
  public static let delivery: FieldID = "delivery"
  /// What pays for it.
  public static let cardNumber: FieldID = "cardNumber"
  public static let cardExpiry: FieldID = "cardExpiry"
  public static let securityCode: FieldID = "securityCode"
  public static let cardName: FieldID = "cardName"
  /// What somebody says about a product.
  public static let rating: FieldID = "rating"
  public static let reviewTitle: FieldID = "reviewTitle"
  public static let reviewText: FieldID = "reviewText"
  /// Which of a product's choices, and how many.
  public static let variant: FieldID = "variant"
  public static let quantity: FieldID = "quantity"
  /// What of a shelf is shown, and in which order.
  public static let shelfStock: FieldID = "shelfStock"
  public static let shelfOrder: FieldID = "shelfOrder"

  /// Whether what is typed here must never be written down, neither with the windows nor in the
  /// history of actions.
  public var isSecret: Bool { self == .cardNumber || self == .securityCode }
}
