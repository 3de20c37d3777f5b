/// Why a field's value is not valid.
public enum FieldProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingEntered
  case noPostcode
  case noCardNumber
  case cardNumberLength(digits: Int)
  case cardNumberMistyped
  case noExpiry
  case noSuchMonth(Int)
  case expired
  case noSecurityCode
  case noStars
  case nothingChosen
  case noQuantity
  case tooMany(left: Int)

  public var description: String {
    switch self {
    case .nothingEntered: "This field is required."
    case .noPostcode: "A postcode has letters, digits, spaces and hyphens only."
    case .noCardNumber: "A card number has digits only."
    case .cardNumberLength(let digits): "A card number has 12 to 19 digits, and this has \(digits)."
    case .cardNumberMistyped: "Not a valid card number: check the digits."
    case .noExpiry: "Write month and year as 04/28."
    case .noSuchMonth(let month): "There is no month \(month): write 01 to 12."
    case .expired: "This card is no longer valid."
    case .noSecurityCode: "The code on the card has three or four digits."
    case .noStars: "Choose one to five stars."
    case .nothingChosen: "Choose one first."
    case .noQuantity: "Write a number from 1 to \(Cart.limit)."
    case .tooMany(let left): "Only \(left) can still be added."
    }
  }
}
