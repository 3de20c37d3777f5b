/// From any of the names that common files use for its fields.
extension ProductRecord: Decodable {
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
      try container.text("product_type").map { HTMLText.plain(ofAny: $0) }
      ?? container.text("category")?.lastStep
      ?? container.texts("categories").last.map { HTMLText.plain(ofAny: $0) }
    tags = container.texts("tags", "tag_list")
    price = try container.number("price").map { WrittenNumber($0) }
    currency = try container.text("currency")?.uppercased()
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
