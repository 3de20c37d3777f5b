import Platform
import ShopCore

/// A catalog as decoded from JSON: the shop's own format or any array of products.
struct CatalogRecord: Decodable {
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

  /// Decodes JSON Lines: one product on each line that is not empty.
  ///
  /// Throws a `JSONSyntax.Mistake` with its line.
  init(lines: [Data], by decoder: JSONDecoder) throws {
    products = []
    let progress = CodingUserInfoKey.progress.flatMap {
      decoder.userInfo[$0] as? CatalogReader.Progress
    }
    var number = 0
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      if let mistake = JSONSyntax.mistake(in: line) { throw mistake.moved(by: index) }
      number += 1
      switch try decoder.decode(ProductIfAny.self, from: line).reading {
      case .success(let record): products.append(record.numbered(number, inLine: index + 1))
      case .failure(let reason):
        skipped.append(SkippedRecord(number: number, line: index + 1, reason: reason))
      }
      progress?(number)
    }
  }

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      (products, skipped) = try Self.products(in: list, of: decoder)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: "name")
    currency = try container.decodeIfPresent(String.self, forKey: "currency").map { code in
      guard Currency.isCode(code) else {
        throw DecodingError.dataCorruptedError(
          forKey: "currency",
          in: container,
          debugDescription: "three capitals of ISO 4217 are expected, such as EUR."
        )
      }
      return code
    }
    prices = try container.decodeIfPresent(String.self, forKey: "prices").map { word in
      guard let unit = PriceUnit(rawValue: word) else {
        let words = "“units” or “cents” is expected."
        throw DecodingError.dataCorruptedError(
          forKey: "prices",
          in: container,
          debugDescription: words
        )
      }
      return unit
    }
    people = try container.decodeIfPresent([PersonRecord].self, forKey: "people") ?? []
    categories = try container.decodeIfPresent([CategoryRecord].self, forKey: "categories") ?? []
    guard let found = try Self.list(in: container) else {
      products = []
      // A JSON Lines file may be a single product.
      if container.contains("price") || container.contains("variants") {
        name = nil
        try addOnly(decoder)
      }
      return
    }
    path = found.path
    (products, skipped) = try Self.products(in: found.list, of: decoder)
  }

  private mutating func addOnly(_ decoder: any Decoder) throws {
    switch try ProductIfAny(from: decoder).reading {
    case .success(let record): products.append(record.numbered(1, inLine: 1))
    case .failure(let reason): skipped.append(SkippedRecord(number: 1, line: 1, reason: reason))
    }
  }

  private static let listNames: [Key] = ["products", "items", "data", "hits"]

  /// The array under one of `listNames`, possibly inside objects with these names.
  private static func list(
    in container: KeyedDecodingContainer<Key>
  ) throws -> (list: any UnkeyedDecodingContainer, path: [String])? {
    for name in listNames where container.contains(name) {
      if let inner = try? container.nestedContainer(keyedBy: Key.self, forKey: name) {
        guard let found = try list(in: inner) else { continue }
        return (found.list, [name.stringValue] + found.path)
      }
      return (try container.nestedUnkeyedContainer(forKey: name), [name.stringValue])
    }
    return nil
  }

  /// The numbered products and the skipped records; calls the decoder's progress after each.
  private static func products(
    in list: any UnkeyedDecodingContainer,
    of decoder: any Decoder
  ) throws -> ([ProductRecord], [SkippedRecord]) {
    let progress = CodingUserInfoKey.progress.flatMap {
      decoder.userInfo[$0] as? CatalogReader.Progress
    }
    var list = list
    var products: [ProductRecord] = []
    var skipped: [SkippedRecord] = []
    while !list.isAtEnd {
      let number = list.currentIndex + 1
      switch try list.decode(ProductIfAny.self).reading {
      case .success(let record): products.append(record.numbered(number))
      case .failure(let reason): skipped.append(SkippedRecord(number: number, reason: reason))
      }
      progress?(number)
    }
    return (products, skipped)
  }
}

extension CodingUserInfoKey {
  /// A `CatalogReader.Progress` to call after each product.
  static var progress: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "progress") }
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

/// A product, decoded from any of the names that common files use for its fields.
struct ProductRecord: Decodable {
  /// Counted from 1 in file order.
  var number = 0
  /// The line it begins in, if known.
  var line: Int?
  var id: String?
  var name: String?
  var brand: String?
  var category: String?
  var tags: [String] = []
  var sku: String?
  var price: String?
  var stock: String?
  var options: [String] = []
  /// Each has a value for every option; without options, the first is the product itself.
  var variants: [VariantRecord] = []
  var isFeatured = false
  var description = ""
  var related: [String] = []
  var reviews: [ReviewRecord] = []
  /// A hash of the whole record, if it has no id.
  var content: String?

  init(number: Int, id: String, name: String) {
    self.number = number
    self.id = id
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: Key.self)
    // Elasticsearch results have the product under this name.
    if let source = try? container.nestedContainer(keyedBy: Key.self, forKey: "_source") {
      container = source
    }
    if let reason = try SkipReason(of: container) { throw reason }
    id = try container.text("handle", "id", "sku", "objectID")
    if id == nil { content = try ContentKey(of: decoder).text }
    let title = try container.text("title")
    let ownName = try container.text("name")
    name = (title ?? ownName).map { HTMLText.plain(ofAny: $0) }
    // Next to a title, the name is a model number.
    sku = try container.text("sku", "mpn") ?? (title == nil ? nil : ownName)
    brand =
      try container.text("brand", "supplier", "vendor") ?? container.texts("brands").first
    category =
      try container.text("category", "product_type") ?? container.texts("categories").last
    tags = container.texts("tags", "tag_list")
    price = try container.number("price")
    stock = try container.stock()
    isFeatured = try container.decodeIfPresent(Bool.self, forKey: "featured") ?? false
    description = try HTMLText.plain(
      ofAny: container.text("description", "short_description", "body_html") ?? ""
    )
    related = container.texts("related")
    reviews = try container.decodeIfPresent([ReviewRecord].self, forKey: "reviews") ?? []
    let choices = try ShopifyVariants(of: container)
    guard !choices.variants.isEmpty else { return }
    options = choices.options
    variants = choices.variants
    dropEmptyOptions()
  }
}

extension ProductRecord {
  func numbered(_ number: Int, inLine line: Int? = nil) -> ProductRecord {
    var record = self
    record.number = number
    record.line = line
    for index in variants.indices {
      record.variants[index].number = number
      record.variants[index].line = line
    }
    return record
  }
}

/// A variant of a product.
struct VariantRecord {
  /// The number of its record.
  var number: Int
  var line: Int?
  var values: [String]
  let sku: String
  let price: String?
  let stock: String?
}

/// A product, or why it can't be read: one bad element doesn't fail the whole array.
struct ProductIfAny: Decodable {
  let reading: Result<ProductRecord, SkipReason>

  init(from decoder: any Decoder) throws {
    do {
      reading = .success(try ProductRecord(from: decoder))
    } catch let reason as SkipReason {
      reading = .failure(reason)
    } catch DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context)
    {
      let path = context.codingPath.dropFirst(decoder.codingPath.count)
      reading = .failure(
        path.isEmpty
          ? .noProduct
          : .wrongValue(
            place: CatalogError.place(Array(path)),
            expected: CatalogError.words(for: type)
          )
      )
    }
  }
}

struct ReviewRecord: Decodable {
  /// The id of one of the file's people.
  let author: String?
  /// The name of an author who is not one of the file's people.
  let authorName: String?
  /// From 1 to 5; nil if missing or invalid, and then the review is left out.
  let rating: Int?
  let title: String
  let text: String
  let day: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    author = try container.text("by")
    authorName = try container.text("reviewerName")
    rating = container.stars("rating")
    title = try container.text("title") ?? ""
    text = try container.text("text", "comment") ?? ""
    day = String(try container.text("date")?.prefix(10) ?? "")
  }
}

/// Text as files write it: a string, a number, or an object with a name or title.
struct TextRecord: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
    } else if let number = try? value.decode(Decimal.self) {
      text = number.description
    } else if let object = try? decoder.container(keyedBy: Key.self),
      let text = try object.text("name", "title")
    {
      self.text = text
    } else {
      let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
      throw DecodingError.typeMismatch(String.self, context)
    }
  }
}

/// A text, or nil: one bad element doesn't fail the whole array.
private struct TextIfAny: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    text = try? TextRecord(from: decoder).text
  }
}

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
  /// The first text under these names that is not blank.
  func text(_ names: Key...) throws -> String? {
    for name in names where contains(name) {
      let plain = try? decode(String.self, forKey: name)
      guard let text = try plain ?? decode(TextRecord?.self, forKey: name)?.text else { continue }
      if text.contains(where: { !$0.isWhitespace }) { return text }
    }
    return nil
  }

  /// The texts under the first of these names that has any, as an array or separated by commas.
  func texts(_ names: Key...) -> [String] {
    for name in names {
      if let texts = try? decode([TextIfAny].self, forKey: name), !texts.isEmpty {
        return texts.compactMap(\.text)
      }
      if let text = try? decode(String.self, forKey: name), !text.isEmpty {
        return text.split(separator: ",").map(String.init)
      }
    }
    return []
  }

  /// A rating from 1 to 5, written as a number or as text; nil for anything else.
  fileprivate func stars(_ name: Key) -> Int? {
    let text = (try? decode(String.self, forKey: name)).flatMap(Double.init)
    guard let number = text ?? (try? decode(Double.self, forKey: name)),
      let stars = Int(exactly: number.rounded()), (1...5).contains(stars)
    else { return nil }
    return stars
  }

  /// The exact decimal digits of a number or text; for other values a description that fails to
  /// parse later, so the error can show it.
  func number(_ name: Key) throws -> String? {
    guard contains(name), try !decodeNil(forKey: name) else { return nil }
    if let number = try? decode(Decimal.self, forKey: name) { return number.description }
    if let text = (try? decode(String.self, forKey: name))?.trimmed {
      return text.isEmpty ? nil : text
    }
    if let truth = try? decode(Bool.self, forKey: name) { return "\(truth)" }
    if (try? nestedUnkeyedContainer(forKey: name)) != nil { return "[…]" }
    if (try? nestedContainer(keyedBy: Key.self, forKey: name)) != nil { return "{…}" }
    return (try? decode(Double.self, forKey: name))?.description ?? "∞"
  }
}
