/// Everything a shop offers, in memory: categories, products and the people who review them.
public struct Catalog: Sendable {
  /// The shop's name.
  public let name: String
  /// The currency of all prices.
  public let currency: Currency
  /// All categories, in display order.
  public let categories: [Category]
  /// All products, in catalog order.
  public let products: [Product]
  /// The authors of reviews.
  public let people: [Person]
  /// The featured products, in catalog order.
  public let featured: [Product]

  private let productIndex: [Product.ID: Int]
  private let categoryIndex: [Category.ID: Int]
  private let personIndex: [Person.ID: Int]
  /// Indexes into `products`.
  private let productsByCategory: [Category.ID: [Int]]
  private let authors: [Person.ID: [Authorship]]

  private struct Authorship: Sendable {
    let product: Int
    let review: Int
  }

  /// A catalog of these parts; if two models share an id, the first wins.
  public init(
    name: String,
    currency: Currency,
    categories: [Category],
    products: [Product],
    people: [Person]
  ) {
    self.name = name
    self.currency = currency
    let categories = Self.firsts(of: categories, by: \.id)
    let products = Self.firsts(of: products, by: \.id)
    let people = Self.firsts(of: people, by: \.id)
    self.categories = categories
    self.products = products
    self.people = people
    featured = products.filter(\.isFeatured)
    productIndex = Self.index(products.map(\.id))
    categoryIndex = Self.index(categories.map(\.id))
    personIndex = Self.index(people.map(\.id))
    productsByCategory = Dictionary(grouping: products.indices) { products[$0].category }
    var authors: [Person.ID: [Authorship]] = [:]
    for (product, model) in products.enumerated() {
      for (review, written) in model.reviews.enumerated() {
        authors[written.author, default: []].append(Authorship(product: product, review: review))
      }
    }
    self.authors = authors
  }

  public func product(_ id: Product.ID) -> Product? {
    productIndex[id].map { products[$0] }
  }

  public func offer(of article: Article) -> Offer? {
    productIndex[article.product].flatMap { products[$0].offer(of: article.variant) }
  }

  public func category(_ id: Category.ID) -> Category? {
    categoryIndex[id].map { categories[$0] }
  }

  public func person(_ id: Person.ID) -> Person? {
    personIndex[id].map { people[$0] }
  }

  private static func firsts<Model, ID: Hashable>(
    of models: [Model],
    by id: (Model) -> ID
  ) -> [Model] {
    var seen: Set<ID> = []
    return models.filter { seen.insert(id($0)).inserted }
  }

  private static func index<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }
}

extension Catalog: CatalogSource {
  public var allProducts: CatalogList<Product> { CatalogList(products) }
  public var featuredProducts: CatalogList<Product> { CatalogList(featured) }
  public var allPeople: CatalogList<Person> { CatalogList(people) }

  public func products(in category: Category.ID) -> CatalogList<Product> {
    let indexes = productsByCategory[category] ?? []
    return CatalogList(count: indexes.count) { [products] in products[indexes[$0]] }
  }

  public func products(
    in category: Category.ID,
    filteredBy filter: CategoryFilter
  ) -> CatalogList<Product> {
    guard !filter.isPlain else { return products(in: category) }
    var indexes = (productsByCategory[category] ?? []).filter { place in
      let product = products[place]
      return !filter.leftOut.contains(product.id)
        && (!filter.isInStockOnly || product.offer.canBeBought)
    }
    func amount(_ place: Int, none: Int) -> Int { products[place].price?.minorUnits ?? none }
    switch filter.order {
    case .catalogue: break
    case .cheapestFirst:
      indexes.sort { (amount($0, none: .max), $0) < (amount($1, none: .max), $1) }
    case .dearestFirst:
      indexes.sort { (amount($1, none: .min), $0) < (amount($0, none: .min), $1) }
    case .name:
      let names = Dictionary(
        uniqueKeysWithValues: indexes.map { place in
          (place, FoldedText(products[place].name).text)
        }
      )
      indexes.sort { (names[$0] ?? "", $0) < (names[$1] ?? "", $1) }
    }
    return CatalogList(count: indexes.count) { [products, indexes] in products[indexes[$0]] }
  }

  public func reviews(by person: Person.ID) -> [WrittenReview] {
    (authors[person] ?? []).map { place in
      let product = products[place.product]
      return WrittenReview(
        product: product.id,
        productName: product.name,
        review: product.reviews[place.review]
      )
    }
  }

  public func reviewCount(by person: Person.ID) -> Int { authors[person]?.count ?? 0 }
}

extension CatalogList {
  fileprivate init(_ models: [Model]) {
    self.init(count: models.count) { models[$0] }
  }
}
