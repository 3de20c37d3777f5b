/// The choices of a product as Shopify lists them in JSON.
struct ShopifyVariants {
  /// As many as a variant has values; those that are not named are empty.
  let options: [String]
  /// Those with a price or the value of an option.
  let variants: [VariantRecord]

  private static let valueKeys: [Key] = ["option1", "option2", "option3"]

  /// The choices of a product; none where what stands under `variants` is something else.
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
        // What is no variant is passed over, and those behind it are not.
        _ = try list.superDecoder()
        continue
      }
      if let record = try Self.record(of: variant) { variants.append(record) }
    }
    self.variants = variants
  }

  /// What other files call a variant may say other things under these names: that counts as nothing.
  private static func record(of variant: KeyedDecodingContainer<Key>) throws -> VariantRecord? {
    func text(_ name: Key) -> String { (try? variant.text(name)) ?? "" }
    var values = valueKeys.map(text)
    if values.allSatisfy(\.isEmpty) {
      values[0] = ["title", "name"].map(text).first { !$0.isEmpty } ?? ""
    }
    let price = try variant.number("price")
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

  /// The options' names, be they an array of them or of objects with a name.
  private static func optionNames(of product: KeyedDecodingContainer<Key>) -> [String] {
    (try? product.decode([TextRecord].self, forKey: "options"))?.map(\.text) ?? []
  }
}
