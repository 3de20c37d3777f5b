/// The columns of a Shopify product file, by their old and new names.
enum ShopifyColumn: TableColumn {
  case handle
  case title
  case body
  case vendor
  case type
  case category
  case tags
  case published
  case status
  case option1Name
  case option1Value
  case option2Name
  case option2Value
  case option3Name
  case option3Value
  case sku
  case stock
  case policy
  case price

  var names: [String] {
    switch self {
    case .handle: ["handle", "url handle"]
    case .title: ["title"]
    case .body: ["body (html)", "description"]
    case .vendor: ["vendor"]
    case .type: ["type"]
    case .category: ["product category"]
    case .tags: ["tags"]
    case .published: ["published", "published on online store"]
    case .status: ["status"]
    case .option1Name: ["option1 name"]
    case .option1Value: ["option1 value"]
    case .option2Name: ["option2 name"]
    case .option2Value: ["option2 value"]
    case .option3Name: ["option3 name"]
    case .option3Value: ["option3 value"]
    case .sku: ["variant sku", "sku"]
    case .stock: ["variant inventory qty", "inventory quantity"]
    case .policy: ["variant inventory policy", "continue selling when out of stock"]
    case .price: ["variant price", "price"]
    }
  }

  static let options: [(name: ShopifyColumn, value: ShopifyColumn)] = [
    (.option1Name, .option1Value), (.option2Name, .option2Value), (.option3Name, .option3Value),
  ]
}
