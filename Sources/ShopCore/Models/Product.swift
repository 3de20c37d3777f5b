/// Something the shop sells.
public struct Product: Hashable, Sendable {
  /// What names a product.
  public typealias ID = Identifier<Product>

  /// What names it.
  public let id: ID
  /// What it is called.
  public let name: String
  /// The shelf it stands on.
  public let category: Category.ID
  /// Who makes it; nil where nobody says so.
  public let brand: String?
  /// Words it can be found by, beside its name.
  public let tags: [String]
  /// The shop's own number for it; nil where it has none, or one for each variant.
  public let sku: String?
  /// What it costs, or the lowest price among its variants, and how many are left in all.
  public let offer: Offer
  /// What there is to choose, such as Size and Colour; empty where there is nothing.
  public let options: [String]
  /// The choices, in the order they are shown; empty for a product without options.
  public let variants: [Variant]
  /// Whether it stands in the shop's window.
  public var isFeatured: Bool
  /// What the shop says about it, in paragraphs.
  public let description: String
  /// What else may please whoever looks at it.
  public var related: [ID]
  /// Newest first.
  public let reviews: [Review]

  /// A product that is sold in one form.
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
    self.id = id
    self.name = name
    self.category = category
    self.brand = brand
    self.tags = tags
    self.sku = sku
    offer = Offer(price: price, stock: stock)
    options = []
    variants = []
    self.isFeatured = isFeatured
    self.description = description
    self.related = related
    self.reviews = reviews
  }

  /// A product that is sold in several forms; of two variants with one id the first is kept.
  ///
  /// Where there are no options there is nothing to choose: it is what its first variant is.
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
    var ids: Set<Variant.ID> = []
    let variants = variants.filter { ids.insert($0.id).inserted }
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

  /// The price a list shows: of several the lowest.
  public var price: Money? { offer.price }

  /// How many are left, of all variants together.
  public var stock: Int? { offer.stock }

  /// Whether its variants have different prices, so that its own is only where they begin.
  public var hasSeveralPrices: Bool {
    let open = variants.filter(\.offer.canBeBought)
    return Set((open.isEmpty ? variants : open).compactMap(\.price)).count > 1
  }

  /// The variant of an id; nil where it has none of that id.
  public func variant(_ id: Variant.ID) -> Variant? {
    variants.first { $0.id == id }
  }

  /// What an article of this product costs; nil where there is no such article.
  ///
  /// A product with variants is not sold without a choice among them, nor one without them with one.
  public func offer(of variant: Variant.ID?) -> Offer? {
    guard let variant else { return variants.isEmpty ? offer : nil }
    return self.variant(variant)?.offer
  }
}
