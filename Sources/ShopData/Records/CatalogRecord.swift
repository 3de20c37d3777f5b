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

  /// Stands for a number that the decoder takes for none: too large, or malformed.
  static let unreadNumber = "∞"

  var hasUnreadNumbers: Bool {
    products.contains { product in
      product.price?.number == Self.unreadNumber || product.stock == Self.unreadNumber
        || product.variants.contains {
          $0.price?.number == Self.unreadNumber || $0.stock == Self.unreadNumber
        }
    }
  }

  /// Without a currency of its own, a file has that of its first product that has one.
  mutating func adoptCurrencyOfProducts() {
    currency = currency ?? products.lazy.compactMap(\.currency).first(where: Currency.isCode)
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
