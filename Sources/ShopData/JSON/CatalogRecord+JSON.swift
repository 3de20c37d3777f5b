import Platform
import ShopCore

/// The shop's own format or any array of products.
extension CatalogRecord: Decodable {
  /// Decodes JSON Lines: one product on each line that is not empty.
  ///
  /// Throws a `JSONSyntax.Mistake` with its line.
  init(lines: [Data], by decoder: JSONDecoder) throws {
    products = []
    let progress = CodingUserInfoKey.progress.flatMap { decoder.userInfo[$0] as? ImportProgress }
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
    let progress = CodingUserInfoKey.progress.flatMap { decoder.userInfo[$0] as? ImportProgress }
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
  /// An ``ImportProgress`` to call after each product.
  static var progress: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "progress") }
}
