/// Products as Shopify exports them.
///
/// One product a handle: its own fields stand on its first record, and every record with a price or
/// the value of an option is a variant of it. Records with only an image are neither.
struct ShopifyTable: ProductTable {
  typealias Column = ShopifyColumn

  static let prices: PriceUnit? = .units
  private var products: [ProductRecord] = []
  private var fates: [String: Fate] = [:]

  /// What became of a handle that was met before.
  private enum Fate {
    case sold(index: Int)
    case notSold
  }

  static func reads(_ header: TableHeader<ShopifyColumn>) -> Bool { header.has(.handle, .title) }

  mutating func add(_ row: TableRow<ShopifyColumn>) -> SkipReason? {
    let handle = row[.handle]
    guard !handle.isEmpty else { return .noHandle }
    switch fates[handle] {
    case .notSold: return nil
    case .sold(let index): addVariant(row, to: index)
    case nil:
      if let reason = Self.refusal(of: row) {
        fates[handle] = .notSold
        return reason
      }
      fates[handle] = .sold(index: products.count)
      var product = row.product(id: .handle, name: .title)
      product.brand = row[.vendor]
      product.category = row[.type].isEmpty ? row[.category].lastStep : row[.type]
      product.tags = row[.tags].listed
      product.description = HTMLText.plain(row[.body])
      product.options = ShopifyColumn.options.map { row[$0.name] }
      products.append(product)
      addVariant(row, to: products.count - 1)
    }
    return nil
  }

  mutating func finish() -> (products: [ProductRecord], skipped: [SkippedRecord]) {
    for index in products.indices { products[index].dropEmptyOptions() }
    return (products, [])
  }

  /// Adds the variant a record is, if it is one.
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
        stock: Self.sellsOn(row[.policy]) ? nil : row.number(.stock)
      )
    )
  }

  /// Why a product is not sold; nil where it is.
  private static func refusal(of row: TableRow<ShopifyColumn>) -> SkipReason? {
    guard !row[.title].isEmpty else { return .noName }
    let status = row[.status].lowercased()
    guard status.isEmpty || status == "active" else { return .notActive(status) }
    guard row[.published].isEmpty || row[.published].isYes else { return .unpublished }
    return nil
  }

  /// Whether it is sold on when nothing is left, so that nobody has to count.
  private static func sellsOn(_ policy: String) -> Bool {
    policy.lowercased() == "continue" || policy.isYes
  }
}

extension ProductRecord {
  /// Drops the options no variant has a value of, and the one that only says that there is none.
  mutating func dropEmptyOptions() {
    let kept = options.indices.filter { index in
      let isTitle = options[index].lowercased() == "title"
      return variants.contains { variant in
        let value = variant.values[index]
        return !value.isEmpty && !(isTitle && value.lowercased() == "default title")
      }
    }
    for index in variants.indices {
      variants[index].values = kept.map { variants[index].values[$0] }
    }
    options = kept.map { options[$0].isEmpty ? "Option \($0 + 1)" : options[$0] }
  }
}
