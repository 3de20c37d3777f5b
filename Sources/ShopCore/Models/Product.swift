/// Something the shop sells.
public struct Product: Hashable, Sendable {
  /// The id of a product.
  public typealias ID = Identifier<Product>

  /// The product's id.
  public let id: ID
  /// The product's name.
  public let name: String
  /// The category it belongs to.
  public let category: Category.ID
  /// The brand; nil if it is unknown.
  public let brand: String?
  /// Words it can be found by, besides its name.
  public let tags: [String]
  /// The shop's stock number; nil if there is none, or one for each variant.
  public let sku: String?
  /// The price and the stock; with variants, their lowest price and the stock of them all.
  public internal(set) var offer: Offer
  /// What can be chosen, such as Size and Color; empty if there are no variants.
  public let options: [String]
  /// The variants, in display order; empty without options.
  public internal(set) var variants: [Variant]
  /// True if the shop features it.
  public var isFeatured: Bool
  /// The description, in paragraphs.
  public let description: String
  /// Products that may also interest the buyer.
  public var related: [ID]
  /// The reviews, newest first.
  public internal(set) var reviews: [Review]

  /// A product without variants.
  public init(
    id: ID,
    name: String,
    category: Category.ID,
    brand: String? = nil,
    tags: [String] = [],
    sku: String? = nil,
    price: Money?,
    stock: Int?,
    isFeatured: Bool = false,
    description: String = "",
    related: [ID] = [],
    reviews: [Review] = []
  ) {
    self.init(
      id: id,
      name: name,
      category: category,
      brand: brand,
      tags: tags,
      sku: sku,
      options: [],
      variants: [Variant(id: "", values: [], price: price, stock: stock)],
      isFeatured: isFeatured,
      description: description,
      related: related,
      reviews: reviews
    )
  }

  /// A product with variants; if two of them share an id, the first wins.
  ///
  /// Without options there is nothing to choose, and the product takes the offer of its first
  /// variant.
  public init(
    id: ID,
    name: String,
    category: Category.ID,
    brand: String? = nil,
    tags: [String] = [],
    sku: String? = nil,
    options: [String],
    variants: [Variant],
    isFeatured: Bool = false,
    description: String = "",
    related: [ID] = [],
    reviews: [Review] = []
  ) {
    var ids: Set<String> = []
    let variants = variants.filter { ids.insert($0.id.rawValue).inserted }
    let isPlain = options.isEmpty
    self.id = id
    self.name = name
    self.category = category
    self.brand = brand
    self.tags = tags
    self.sku = sku ?? (isPlain ? variants.first?.sku : nil)
    offer =
      isPlain
      ? variants.first?.offer ?? Offer(price: nil, stock: nil)
      : Offer(best: variants.map(\.offer))
    self.options = options
    self.variants = isPlain ? [] : variants
    self.isFeatured = isFeatured
    self.description = description
    self.related = related
    self.reviews = reviews
  }

  /// The price a list shows: the lowest of several.
  public var price: Money? { offer.price }

  /// The stock of all variants together.
  public var stock: Int? { offer.stock }

  /// True if its variants have different prices, so that `price` is only the lowest.
  public var hasSeveralPrices: Bool {
    let open = variants.filter(\.offer.canBeBought)
    return Set((open.isEmpty ? variants : open).compactMap(\.price)).count > 1
  }

  /// A variant by its id; nil if there is none.
  public func variant(_ id: Variant.ID) -> Variant? {
    variants.first { $0.id == id }
  }

  /// The price and the stock of an article; nil if there is no such article.
  ///
  /// A product with variants is sold only as one of them, and a product without any only as itself.
  public func offer(of variant: Variant.ID?) -> Offer? {
    guard let variant else { return variants.isEmpty ? offer : nil }
    return self.variant(variant)?.offer
  }
}
