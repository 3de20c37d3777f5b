/// A product file as Shopify exports it.
///
/// A product is the records with one handle. The first has the product's own fields; each one with
/// a price or an option value is a variant. The others only add images.
struct ShopifyTable: ProductTable {
  typealias Column = ShopifyColumn

  static let prices: PriceUnit? = .units
  private(set) var products: [ProductRecord] = []
  private var outcomes: [String: Outcome] = [:]

  private enum Outcome {
    case sold(index: Int)
    case notSold
  }

  static func reads(_ header: TableHeader<ShopifyColumn>) -> Bool { header.has(.handle, .title) }

  mutating func add(_ row: TableRow<ShopifyColumn>) -> SkipReason? {
    let handle = row[.handle]
    guard !handle.isEmpty else { return .noHandle }
    switch outcomes[handle] {
    case .notSold: return nil
    case .sold(let index): addVariant(row, to: index)
    case nil:
      if let reason = Self.refusal(of: row) {
        outcomes[handle] = .notSold
        return reason
      }
      outcomes[handle] = .sold(index: products.count)
      var product = row.product(id: .handle, name: .title)
      product.brand = row[.vendor]
      product.category =
        row[.type].isEmpty ? row[.category].lastStep : HTMLText.plain(ofAny: row[.type])
      product.tags = row[.tags].listed
      product.description = HTMLText.plain(row[.body])
      product.options = ShopifyColumn.options.map { row[$0.name] }
      products.append(product)
      addVariant(row, to: products.count - 1)
    }
    return nil
  }

  /// Does nothing if the record isn't a variant.
  private mutating func addVariant(_ row: TableRow<ShopifyColumn>, to index: Int) {
    let values = ShopifyColumn.options.map { row[$0.value] }
    let price = row.number(.price)
    guard price != nil || values.contains(where: { !$0.isEmpty }) else { return }
    let sku = row[.sku]
    products[index].variants.append(
      VariantRecord(
        number: row.number,
        line: row.line,
        values: values,
        sku: sku.hasPrefix("'") ? String(sku.dropFirst()) : sku,
        price: price,
        stock: Self.sellsOn(row[.policy]) ? nil : row.number(.stock)?.number
      )
    )
  }

  private static func refusal(of row: TableRow<ShopifyColumn>) -> SkipReason? {
    guard !row[.title].isEmpty else { return .noName }
    let status = row[.status].lowercased()
    guard status.isEmpty || status == "active" else { return .notActive(status) }
    guard row[.published].isEmpty || row[.published].isYes else { return .unpublished }
    return nil
  }

  /// True if it can be bought when out of stock, so its stock doesn't matter.
  private static func sellsOn(_ policy: String) -> Bool {
    policy.lowercased() == "continue" || policy.isYes
  }
}
