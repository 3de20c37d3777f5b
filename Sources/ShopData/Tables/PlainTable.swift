/// A table with one product per record and generic column names.
struct PlainTable: ProductTable {
  enum Column: String, TableColumn {
    case id = "id, product id, handle"
    case name = "name, title, product name, product title, product, item"
    case price = "price, unit price, regular price, retail price"
    case currency = "currency, currency code"
    case brand = "brand, vendor, manufacturer, maker, supplier"
    case category = "category, product category, product type, type, categories"
    case tags = "tags, tag list"
    case sku = "sku, mpn, item number"
    case stock = "stock, quantity, qty, inventory, inventory quantity, stock quantity"
    case description = "description, body (html), body, short description"
    case status
    case published
  }

  static let prices: PriceUnit? = nil
  private(set) var products: [ProductRecord] = []

  static func reads(_ header: TableHeader<Column>) -> Bool {
    header.has(.name) && header.namesRead.count > 1
  }

  mutating func add(_ row: TableRow<Column>) -> SkipReason? {
    if let reason = SkipReason(status: row[.status]) { return reason }
    guard row[.published].isEmpty || row[.published].isYes else { return .unpublished }
    var product = row.product(id: .id, name: .name)
    product.sku = row[.sku]
    if row[.id].isEmpty { product.id = row[.sku] }
    product.content = row.content
    product.brand = row[.brand]
    product.category = row[.category].lastStep
    product.tags = row[.tags].listed
    product.price = row.number(.price)
    if !row[.currency].isEmpty { product.currency = row[.currency].uppercased() }
    product.stock = row.number(.stock)?.number
    product.description = HTMLText.plain(ofAny: row[.description])
    products.append(product)
    return nil
  }
}
