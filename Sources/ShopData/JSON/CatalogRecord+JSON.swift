import Platform
import ShopCore

/// The shop's own format or any array of products.
extension CatalogRecord: Decodable {
  /// Decodes JSON Lines: one product on each line that is not empty.
  ///
  /// Throws a `JSONSyntax.Mistake` with its line.
  init(lines: [Data], by decoder: JSONDecoder) throws {
    let progress = CodingUserInfoKey.progress.flatMap { decoder.userInfo[$0] as? ImportProgress }
    var number = 0
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      if let mistake = JSONSyntax.mistake(in: line) { throw mistake.moved(by: index) }
      number += 1
      add(try decoder.decode(ProductIfAny.self, from: line), number, line: index + 1)
      progress?(number)
    }
  }

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      try addProducts(in: list, of: decoder)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: "name")
    currency = try container.decodeIfPresent(String.self, forKey: "currency").map { code in
      guard Currency.isInUse(code) else {
        throw DecodingError.dataCorruptedError(
          forKey: "currency",
          in: container,
          debugDescription: "the ISO 4217 code of a currency in use is expected, such as EUR."
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
      // A JSON Lines file may be a single product.
      if container.contains("price") || container.contains("variants") {
        name = nil
        add(try ProductIfAny(from: decoder), 1, line: 1)
      }
      return
    }
    path = found.path
    try addProducts(in: found.list, of: decoder)
  }

  private mutating func add(_ product: ProductIfAny, _ number: Int, line: Int? = nil) {
    switch product.reading {
    case .success(let record): products.append(record.numbered(number, inLine: line))
    case .failure(let reason):
      skipped.append(SkippedRecord(number: number, line: line, reason: reason))
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

  /// Adds the numbered products; calls the decoder's progress after each.
  private mutating func addProducts(
    in list: any UnkeyedDecodingContainer,
    of decoder: any Decoder
  ) throws {
    let progress = CodingUserInfoKey.progress.flatMap { decoder.userInfo[$0] as? ImportProgress }
    var list = list
    while !list.isAtEnd {
      let number = list.currentIndex + 1
      add(try list.decode(ProductIfAny.self), number)
      progress?(number)
    }
  }
}

extension CodingUserInfoKey {
  /// An ``ImportProgress`` to call after each product.
  static var progress: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "progress") }
}
