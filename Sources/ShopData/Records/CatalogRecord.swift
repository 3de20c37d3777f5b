import ShopCore

/// A catalog as one of its files has it.
struct CatalogRecord {
  var file = ""
  var name: String?
  var currency: String?
  var prices: PriceUnit?
  var people: [PersonRecord] = []
  var categories: [CategoryRecord] = []
  var products: [ProductRecord] = []
  /// Products that could not be decoded, or cannot be sold.
  var skipped: [SkippedRecord] = []
  /// The columns that were read; empty for the format of a known program.
  var columns: [String] = []
  /// The line of each product, for formats whose records don't know theirs.
  var lines: () -> [Int] = { [] }
  /// The nested names that lead to the array of products.
  var path: [String] = []

  /// Stands for a number that is too large for the decoder.
  static let unreadNumber = "∞"

  /// Without a currency of its own, a file has that of its first product that has one in use.
  mutating func adoptCurrencyOfProducts() {
    currency = currency ?? products.lazy.compactMap(\.currency).first(where: Currency.isInUse)
  }
}

struct PersonRecord: Decodable {
  let id: String
  let name: String
  let about: String?
}

struct CategoryRecord: Decodable {
  let id: String
  let name: String
  let about: String?
}
