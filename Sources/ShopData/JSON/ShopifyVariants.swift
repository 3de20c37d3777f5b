/// The options and variants of a product in Shopify's JSON.
struct ShopifyVariants {
  /// As many as a variant has values; empty where unnamed.
  let options: [String]
  /// Only those with a price or an option value.
  let variants: [VariantRecord]

  private static let valueKeys: [Key] = ["option1", "option2", "option3"]

  /// Empty if `variants` is not an array of Shopify variants.
  init(of product: KeyedDecodingContainer<Key>) throws {
    let names = Self.optionNames(of: product)
    options = Self.valueKeys.indices.map { names.indices.contains($0) ? names[$0] : "" }
    guard var list = try? product.nestedUnkeyedContainer(forKey: "variants") else {
      variants = []
      return
    }
    var variants: [VariantRecord] = []
    while !list.isAtEnd {
      guard let variant = try? list.nestedContainer(keyedBy: Key.self) else {
        // Skips an element that is not a variant.
        _ = try list.superDecoder()
        continue
      }
      if let record = try Self.record(of: variant) { variants.append(record) }
    }
    self.variants = variants
  }

  /// Other formats may use these names differently, so unexpected values count as missing.
  private static func record(of variant: KeyedDecodingContainer<Key>) throws -> VariantRecord? {
    func text(_ name: Key) -> String { (try? variant.text(name)) ?? "" }
    var values = valueKeys.map(text)
    if values.allSatisfy(\.isEmpty) {
      values[0] = ["title", "name"].map(text).first { !$0.isEmpty } ?? ""
    }
    let price = try variant.number("price").map { WrittenNumber($0) }
    guard price != nil || values.contains(where: { !$0.isEmpty }) else { return nil }
    let isSoldOut = (try? variant.decode(Bool.self, forKey: "available")) == false
    return VariantRecord(
      number: 0,
      values: values,
      sku: text("sku"),
      price: price,
      stock: isSoldOut ? "0" : (try? variant.stock()) ?? nil
    )
  }

  /// The option names: texts, or objects with a name.
  private static func optionNames(of product: KeyedDecodingContainer<Key>) -> [String] {
    (try? product.decode([TextRecord].self, forKey: "options"))?.map(\.text) ?? []
  }
}
