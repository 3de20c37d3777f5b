/// Something the shop sells.
public struct Product: Hashable, Sendable {
  public typealias ID = Identifier<Product>

  public let id: ID
  public let name: String
  public let category: Category.ID
  /// What one costs; nil where it cannot be bought at present.
  public let price: Money?
  /// How many are left, never negative; nil where nobody counts them.
  public let stock: Int?
  public let isFeatured: Bool
  public let description: String
  public let related: [ID]
  /// Newest first.
  public let reviews: [Review]

  public init(
    id: ID,
    name: String,
    category: Category.ID,
    price: Money?,
    stock: Int?,
    isFeatured: Bool = false,
    description: String = "",
    related: [ID] = [],
    reviews: [Review] = []
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.price = price
    self.stock = stock.map { max(0, $0) }
    self.isFeatured = isFeatured
    self.description = description
    self.related = related
    self.reviews = reviews
  }
}
