import ShopCore

/// A catalog as one of its files has it.
struct CatalogRecord {
  var name: String?
  var currency: String?
  var prices: PriceUnit?
  var people: [PersonRecord] = []
  var categories: [CategoryRecord] = []
  var products: [ProductRecord]
  /// Products that could not be decoded.
  var skipped: [SkippedRecord] = []
  /// The nested names that lead to the array of products.
  var path: [String] = []

  init(products: [ProductRecord], prices: PriceUnit?, skipped: [SkippedRecord]) {
    self.products = products
    self.prices = prices
    self.skipped = skipped
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
