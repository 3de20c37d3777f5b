/// A product file as WooCommerce exports it: variations are records of their own that name their
/// parent.
struct WooCommerceTable: ProductTable {
  enum Column: TableColumn {
    case id
    case type
    case sku
    case name
    case published
    case featured
    case description
    case inStock
    case stock
    case backorders
    case price
    case categories
    case tags
    case brands
    case parent
    case attributeName(Int)
    case attributeValue(Int)

    /// The attribute columns that are read; any more are ignored.
    static let attributes = Array(1...10)

    static var allCases: [Column] {
      [
        .id, .type, .sku, .name, .published, .featured, .description, .inStock, .stock,
        .backorders, .price, .categories, .tags, .brands, .parent,
      ] + attributes.flatMap { [.attributeName($0), .attributeValue($0)] }
    }

    var names: [String] {
      switch self {
      case .id: ["id"]
      case .type: ["type"]
      case .sku: ["sku"]
      case .name: ["name"]
      case .published: ["published"]
      case .featured: ["is featured?"]
      case .description: ["description", "short description"]
      case .inStock: ["in stock?"]
      case .stock: ["stock"]
      case .backorders: ["backorders allowed?"]
      case .price: ["sale price", "regular price"]
      case .categories: ["categories"]
      case .tags: ["tags"]
      case .brands: ["brands"]
      case .parent: ["parent"]
      case .attributeName(let number): ["attribute \(number) name"]
      case .attributeValue(let number): ["attribute \(number) value(s)"]
      }
    }
  }

  static let prices: PriceUnit? = .units
  private(set) var products: [ProductRecord] = []
  private var variations: [(parent: String, record: VariantRecord)] = []
  /// Products that are not sold, under each name a variation may use for its parent.
  private var unsold: Set<String> = []

  static func reads(_ header: TableHeader<Column>) -> Bool {
    header.has(.type, .name, .price) && (header.has(.id) || header.has(.sku))
  }

  mutating func add(_ row: TableRow<Column>) -> SkipReason? {
    let isVariation = row[.type].lowercased().listed.contains("variation")
    guard row[.published].isEmpty || row[.published].isYes else {
      if !isVariation { unsold.formUnion(Self.names(id: row[.id], sku: row[.sku])) }
      return .unpublished
    }
    guard !isVariation else {
      variations.append((row[.parent], Self.variation(row)))
      return nil
    }
    var product = row.product(id: .id, name: .name)
    product.sku = row[.sku]
    if row[.id].isEmpty { product.id = row[.sku] }
    product.content = row.content
    product.brand = row[.brands].listed.first
    product.category = row[.categories].listed.first?.lastStep
    product.tags = row[.tags].listed
    product.price = row.number(.price)
    product.stock = Self.stock(row)
    product.isFeatured = row[.featured].isYes
    // WooCommerce writes a line break as a backslash and an “n”.
    product.description = HTMLText.plain(ofAny: row[.description].replacing("\\n", with: "\n"))
    product.options = Column.attributes.map { row[.attributeName($0)] }
    products.append(product)
    return nil
  }

  mutating func finish() -> [SkippedRecord] {
    var skipped: [SkippedRecord] = []
    var places: [String: Int] = [:]
    for (index, product) in products.enumerated() {
      for name in Self.names(id: product.id ?? "", sku: product.sku ?? "") { places[name] = index }
    }
    for (parent, record) in variations where !unsold.contains(parent) {
      if let place = places[parent] {
        products[place].variants.append(record)
      } else {
        let reason = SkipReason.noParent(parent)
        skipped.append(SkippedRecord(number: record.number, line: record.line, reason: reason))
      }
    }
    return skipped
  }

  private static func variation(_ row: TableRow<Column>) -> VariantRecord {
    VariantRecord(
      number: row.number,
      line: row.line,
      values: Column.attributes.map { row[.attributeValue($0)] },
      sku: row[.sku],
      price: row.number(.price),
      stock: stock(row)
    )
  }

  /// Nil if stock isn't counted or backorders are allowed.
  private static func stock(_ row: TableRow<Column>) -> String? {
    if row[.inStock] == "0" { return "0" }
    return ["1", "notify"].contains(row[.backorders]) ? nil : row.number(.stock)?.number
  }

  private static func names(id: String, sku: String) -> [String] {
    (id.isEmpty ? [] : ["id:\(id)"]) + (sku.isEmpty ? [] : [sku])
  }
}
