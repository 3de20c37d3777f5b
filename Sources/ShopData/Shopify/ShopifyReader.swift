/// Makes products of the records of a Shopify product file.
///
/// One product a handle: its own fields stand on its first record, and every record with a price or
/// the value of an option is a variant of it. Records with only an image are neither.
struct ShopifyReader {
  private let header: ShopifyHeader
  private var text: CommaSeparatedValues
  private var products: [ProductRecord] = []
  private var fates: [String: Fate] = [:]
  private var skipped: [SkippedRecord] = []

  /// What became of a handle that was met before.
  private enum Fate {
    case sold(index: Int)
    case notSold
  }

  /// Nil where the text does not begin like a product file.
  init?(_ bytes: [UInt8]) {
    text = CommaSeparatedValues(bytes)
    var record = CommaSeparatedValues.Record()
    guard (try? text.read(&record)) == true,
      let header = ShopifyHeader(record.fields.map(text.text))
    else { return nil }
    self.header = header
  }

  /// All products and what was left out; tells `progress` how many records it has read.
  ///
  /// Throws a `CommaSeparatedValues.Mistake`.
  mutating func read(
    progress: CatalogReader.Progress?
  ) throws -> (products: [ProductRecord], skipped: [SkippedRecord]) {
    var record = CommaSeparatedValues.Record()
    var number = 0
    while try text.read(&record) {
      number += 1
      progress?(number)
      if let reason = add(record, number) {
        skipped.append(SkippedRecord(number: number, reason: reason))
      }
    }
    for index in products.indices { products[index].dropEmptyOptions() }
    return (products, skipped)
  }

  /// Adds a record to what was read; returns why it cannot be sold.
  private mutating func add(
    _ record: CommaSeparatedValues.Record,
    _ number: Int
  ) -> SkipReason? {
    guard let row = ShopifyRow(number: number, header: header, record: record, text: text) else {
      return .fieldCount(record.fields.count, expected: header.fieldCount)
    }
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
      var product = ProductRecord(number: number, id: handle, name: row[.title])
      product.brand = row[.vendor]
      product.category = row[.type]
      product.tags = row[.tags].split(separator: ",").map { PlainText.line(String($0)) }
      product.description = HTMLText.plain(row[.body])
      product.options = ShopifyColumn.options.map { row[$0.name] }
      products.append(product)
      addVariant(row, to: products.count - 1)
    }
    return nil
  }

  /// Adds the variant a record is, if it is one.
  private mutating func addVariant(_ row: ShopifyRow, to index: Int) {
    let values = ShopifyColumn.options.map { row[$0.value] }
    let price = row[.price]
    guard !price.isEmpty || values.contains(where: { !$0.isEmpty }) else { return }
    let sku = row[.sku]
    let stock = Self.sellsOn(row[.policy]) ? "" : row[.stock]
    products[index].variants.append(
      VariantRecord(
        number: row.number,
        values: values,
        sku: sku.hasPrefix("'") ? String(sku.dropFirst()) : sku,
        price: price.isEmpty ? nil : price,
        stock: stock.isEmpty ? nil : stock
      )
    )
  }

  /// Why a product is not sold; nil where it is.
  private static func refusal(of row: ShopifyRow) -> SkipReason? {
    guard !row[.title].isEmpty else { return .noName }
    let status = row[.status].lowercased()
    guard status.isEmpty || status == "active" else { return .notActive(status) }
    let published = row[.published].lowercased()
    guard published.isEmpty || yes.contains(published) else { return .unpublished }
    return nil
  }

  /// Whether it is sold on when nothing is left, so that nobody has to count.
  private static func sellsOn(_ policy: String) -> Bool {
    let policy = policy.lowercased()
    return policy == "continue" || yes.contains(policy)
  }

  private static let yes: Set = ["true", "yes", "1"]
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
