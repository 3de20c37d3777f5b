import FoundationEssentials

/// A catalogue as it stands in a file: our own with its shelves and people, or anybody's array of
/// products.
struct CatalogRecord: Decodable {
  var name: String?
  var currency: String?
  var prices: PriceUnit?
  var people: [PersonRecord] = []
  var categories: [CategoryRecord] = []
  var products: [ProductRecord]

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      products = []
      var records = list
      while !records.isAtEnd { products.append(try records.decode(ProductRecord.self)) }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: "name")
    currency = try container.decodeIfPresent(String.self, forKey: "currency")
    prices = try container.decodeIfPresent(PriceUnit.self, forKey: "prices")
    people = try container.decodeIfPresent([PersonRecord].self, forKey: "people") ?? []
    categories = try container.decodeIfPresent([CategoryRecord].self, forKey: "categories") ?? []
    products = try container.decodeIfPresent([ProductRecord].self, forKey: "products") ?? []
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

/// A product under any of the names that files in the wild use for its parts.
struct ProductRecord: Decodable {
  let id: String?
  let name: String?
  let category: String?
  let price: String?
  let stock: Int?
  let isFeatured: Bool
  let description: String
  let related: [String]
  let reviews: [ReviewRecord]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.text("id", "sku", "objectID")
    name = try container.text("name", "title")
    category =
      try container.text("category", "product_type")
      ?? (try? container.decodeIfPresent([String].self, forKey: "categories"))?.last
    price = try container.number("price")
    stock = try container.wholeNumber("stock")
    isFeatured = try container.decodeIfPresent(Bool.self, forKey: "featured") ?? false
    description = try container.text("description", "short_description") ?? ""
    related = try container.decodeIfPresent([String].self, forKey: "related") ?? []
    reviews = try container.decodeIfPresent([ReviewRecord].self, forKey: "reviews") ?? []
  }
}

struct ReviewRecord: Decodable {
  /// The id of somebody among the file's people.
  let author: String?
  /// The name of somebody the file does not introduce.
  let authorName: String?
  /// Nil where the file gives none; such a review is left out.
  let rating: Int?
  let title: String
  let text: String
  let day: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    author = try container.text("by")
    authorName = try container.text("reviewerName")
    rating = try container.wholeNumber("rating")
    title = try container.text("title") ?? ""
    text = try container.text("text", "comment") ?? ""
    day = String(try container.text("date")?.prefix(10) ?? "")
  }
}

/// A key by its name.
struct Key: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) {
    stringValue = value
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

extension KeyedDecodingContainer<Key> {
  /// The text under the first of these names that is there; a whole number counts as text.
  fileprivate func text(_ names: Key...) throws -> String? {
    for name in names where contains(name) {
      if let text = try? decodeIfPresent(String.self, forKey: name) { return text }
      if let number = try? decode(Int.self, forKey: name) { return String(number) }
      if try decodeNil(forKey: name) { continue }
      throw DecodingError.dataCorruptedError(
        forKey: name,
        in: self,
        debugDescription: "Text is expected here."
      )
    }
    return nil
  }

  /// The whole number nearest to the one under a name.
  fileprivate func wholeNumber(_ name: Key) throws -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: name) { return number }
    return try decodeIfPresent(Double.self, forKey: name).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The number under a name, in decimal digits and exact, be it written as number or as text.
  fileprivate func number(_ name: Key) throws -> String? {
    guard contains(name), try !decodeNil(forKey: name) else { return nil }
    if let number = try? decode(Decimal.self, forKey: name) { return number.description }
    if let text = try? decode(String.self, forKey: name) { return text }
    throw DecodingError.dataCorruptedError(
      forKey: name,
      in: self,
      debugDescription: "A number is expected here."
    )
  }
}
