/// The columns of a Shopify product file, by their old and new names.
enum ShopifyColumn: String, TableColumn {
  case handle = "handle, url handle"
  case title
  case body = "body (html), description"
  case vendor
  case type
  case category = "product category"
  case tags
  case published = "published, published on online store"
  case status
  case option1Name = "option1 name"
  case option1Value = "option1 value"
  case option2Name = "option2 name"
  case option2Value = "option2 value"
  case option3Name = "option3 name"
  case option3Value = "option3 value"
  case sku = "variant sku, sku"
  case stock = "variant inventory qty, inventory quantity"
  case policy = "variant inventory policy, continue selling when out of stock"
  case price = "variant price, price"

  static let options: [(name: ShopifyColumn, value: ShopifyColumn)] = [
    (.option1Name, .option1Value), (.option2Name, .option2Value), (.option3Name, .option3Value),
  ]
}
