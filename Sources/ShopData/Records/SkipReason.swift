import ShopCore

/// Why a record of a file was skipped.
public enum SkipReason: Error, Hashable, CustomStringConvertible {
  case noProduct
  /// The value at a place in the record has the wrong type.
  case wrongValue(place: String, expected: String)
  case noName
  case noHandle
  /// A variation whose parent product is not in the file.
  case noParent(String)
  case repeatedID(String)
  /// A product without an id of its own that came before with the same content.
  case repeatedProduct
  case repeatedChoice(String)
  case negativePrice(String)
  case noAmount(String, currency: String)
  case notWholeCents(String)
  case otherCurrency(String, shop: String)
  case noCount(String)
  case notActive(String)
  case unpublished
  case fieldCount(Int, expected: Int)

  public var description: String {
    switch self {
    case .noProduct: "it is not a product object"
    case .wrongValue(let place, let expected): "its “\(place)” should be \(expected)"
    case .noName: "it has no name"
    case .noHandle: "it has no handle"
    case .noParent(let parent): "the product “\(parent)” it is a variation of is not in the file"
    case .repeatedProduct: "it is the same as an earlier record"
    case .repeatedID(let id): "its id “\(id)” appears twice"
    case .repeatedChoice(let choice): "its variant “\(choice)” appears twice"
    case .negativePrice(let price): "its price “\(price)” is negative"
    case .noAmount(let price, let currency):
      "its price “\(price)” is not a valid \(currency) amount"
    case .notWholeCents(let price): "its price “\(price)” is not a whole number of cents"
    case .otherCurrency(let currency, let shop):
      "its price is in “\(currency)”, and the shop's are in \(shop)"
    case .noCount(let stock): "its stock “\(stock)” is not a valid count"
    case .notActive(let status): "its status is “\(status)”, not “active”"
    case .unpublished: "it is not published"
    case .fieldCount(let found, let expected):
      "it has \(found.counted("field")) instead of \(expected)"
    }
  }

  /// The description without the details, the same for all reasons of one kind.
  var kind: String {
    switch self {
    case .noProduct, .noName, .noHandle, .repeatedProduct, .unpublished: description
    case .noParent: "the product it is a variation of is not in the file"
    case .wrongValue: "a field has an unexpected value"
    case .repeatedID: "its id appears twice"
    case .repeatedChoice: "its variant appears twice"
    case .negativePrice: "its price is negative"
    case .noAmount: "its price is not a valid amount"
    case .notWholeCents: "its price is not a whole number of cents"
    case .otherCurrency: "its price is in another currency"
    case .noCount: "its stock is not a valid count"
    case .notActive: "its status is not “active”"
    case .fieldCount: "it has too few or too many fields"
    }
  }
}

extension SkipReason {
  /// Why a product with this status is not for sale; nil if it is, or if the status is unknown.
  init?(status: String) {
    let status = status.trimmed.lowercased()
    guard Self.hidden.contains(status) else { return nil }
    self = .notActive(status)
  }

  private static let hidden: Set = [
    "draft", "archived", "pending", "private", "future", "trash", "inactive", "unpublished",
    "hidden", "disabled",
  ]
}
