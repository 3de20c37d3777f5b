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

  private let productIndex: [Product.ID: Int]

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
    self.categories = Self.firsts(of: categories, by: \.id)
    self.products = Self.firsts(of: products, by: \.id)
    self.people = Self.firsts(of: people, by: \.id)
    productIndex = Dictionary(uniqueKeysWithValues: zip(self.products.map(\.id), 0...))
  }

  public func product(_ id: Product.ID) -> Product? {
    productIndex[id].map { products[$0] }
  }

  public func offer(of article: Article) -> Offer? {
    productIndex[article.product].flatMap { products[$0].offer(of: article.variant) }
  }

  public func category(_ id: Category.ID) -> Category? { categories.first { $0.id == id } }

  public func person(_ id: Person.ID) -> Person? { people.first { $0.id == id } }

  private static func firsts<Model, ID: Hashable>(
    of models: [Model],
    by id: (Model) -> ID
  ) -> [Model] {
    var seen: Set<ID> = []
    return models.filter { seen.insert(id($0)).inserted }
  }
}

extension Catalog: CatalogSource {
  public var allProducts: CatalogList<Product> { CatalogList(products) }
  public var featuredProducts: CatalogList<Product> { CatalogList(products.filter(\.isFeatured)) }
  public var allPeople: CatalogList<Person> { CatalogList(people) }

  public func products(in category: Category.ID) -> CatalogList<Product> {
    CatalogList(products.filter { $0.category == category })
  }

  public func products(
    in category: Category.ID,
    filteredBy filter: CategoryFilter
  ) -> CatalogList<Product> {
    var shown = products.filter { product in
      product.category == category && !filter.leftOut.contains(product.id)
        && (!filter.isInStockOnly || product.offer.canBeBought)
    }
    func place(_ product: Product) -> Int { productIndex[product.id] ?? 0 }
    switch filter.order {
    case .catalogue: break
    case .cheapestFirst:
      shown.sort { ($0.amount(or: .max), place($0)) < ($1.amount(or: .max), place($1)) }
    case .dearestFirst:
      shown.sort { ($1.amount(or: .min), place($0)) < ($0.amount(or: .min), place($1)) }
    case .name:
      shown.sort {
        (FoldedText($0.name).text, place($0)) < (FoldedText($1.name).text, place($1))
      }
    }
    return CatalogList(shown)
  }

  public func reviews(by person: Person.ID) -> [WrittenReview] {
    products.flatMap { product in
      product.reviews.filter { $0.author == person }.map {
        WrittenReview(product: product.id, productName: product.name, review: $0)
      }
    }
  }

  public func reviewCount(by person: Person.ID) -> Int { reviews(by: person).count }
}

extension Product {
  fileprivate func amount(or none: Int) -> Int { price?.minorUnits ?? none }
}

extension CatalogList {
  fileprivate init(_ models: [Model]) {
    self.init(count: models.count) { models[$0] }
  }
}
