/// A catalogue as it is after what people bought and wrote.
///
/// Nothing is copied: each model is amended when it is looked up.
struct AmendedCatalog: CatalogSource {
  private let original: any CatalogSource
  private let sold: [Product.ID: [Variant.ID?: Int]]
  private let reviews: [Product.ID: [Review]]
  private let written: [Person.ID: [WrittenReview]]
  /// The authors the original does not know, in the order of their accounts.
  private let newPeople: [Person]

  init(_ original: any CatalogSource, with changes: CatalogChanges) {
    self.original = original
    var sold: [Product.ID: [Variant.ID?: Int]] = [:]
    for (article, quantity) in changes.sold {
      sold[article.product, default: [:]][article.variant] = quantity
    }
    self.sold = sold
    let known = changes.reviews.compactMap { own in
      original.product(own.product).map { (product: $0, review: own.review) }
    }
    reviews = Dictionary(grouping: known) { $0.product.id }.mapValues { $0.map(\.review) }
    written = Dictionary(grouping: known) { $0.review.author }.mapValues { reviews in
      reviews.map {
        WrittenReview(product: $0.product.id, productName: $0.product.name, review: $0.review)
      }
    }
    let authors = Set(written.keys)
    newPeople = Account.samples.map(\.person).filter { person in
      authors.contains(person.id) && original.person(person.id) == nil
    }
  }

  var name: String { original.name }
  var currency: Currency { original.currency }
  var categories: [Category] { original.categories }
  var allProducts: CatalogList<Product> { amended(original.allProducts) }
  var featuredProducts: CatalogList<Product> { amended(original.featuredProducts) }

  var allPeople: CatalogList<Person> {
    let known = original.allPeople
    return CatalogList(count: known.count + newPeople.count) { [newPeople] index in
      index < known.count ? known[index] : newPeople[index - known.count]
    }
  }

  func category(_ id: Category.ID) -> Category? { original.category(id) }

  func product(_ id: Product.ID) -> Product? { original.product(id).map(amended) }

  func person(_ id: Person.ID) -> Person? {
    original.person(id) ?? newPeople.first { $0.id == id }
  }

  func products(in category: Category.ID) -> CatalogList<Product> {
    amended(original.products(in: category))
  }

  func products(
    in category: Category.ID,
    filteredBy filter: ShelfFilter
  ) -> CatalogList<Product> {
    var filter = filter
    if filter.isInStockOnly { filter.leftOut.formUnion(soldOut(in: category)) }
    return amended(original.products(in: category, filteredBy: filter))
  }

  func reviews(by person: Person.ID) -> [WrittenReview] {
    (written[person] ?? []) + original.reviews(by: person)
  }

  func reviewCount(by person: Person.ID) -> Int {
    (written[person]?.count ?? 0) + original.reviewCount(by: person)
  }

  func search(_ text: String) -> SearchResults { original.search(text) }

  /// What stands on a shelf and was sold until nothing was left.
  private func soldOut(in category: Category.ID) -> Set<Product.ID> {
    Set(
      sold.keys.filter { id in
        product(id).map { $0.category == category && !$0.offer.canBeBought } ?? false
      }
    )
  }

  private func amended(_ list: CatalogList<Product>) -> CatalogList<Product> {
    CatalogList(count: list.count) { index in list[index].map(amended) }
  }

  private func amended(_ product: Product) -> Product {
    let sold = sold[product.id] ?? [:]
    let reviews = reviews[product.id] ?? []
    guard !sold.isEmpty || !reviews.isEmpty else { return product }
    return product.amended(sold: sold, reviews: reviews)
  }
}

extension Product {
  /// The same product with fewer left of it, and more said about it.
  fileprivate func amended(sold: [Variant.ID?: Int], reviews: [Review]) -> Product {
    func left(_ stock: Int?, of variant: Variant.ID?) -> Int? {
      stock.map { max(0, $0 - (sold[variant] ?? 0)) }
    }
    guard variants.isEmpty else {
      return Product(
        id: id,
        name: name,
        category: category,
        brand: brand,
        tags: tags,
        options: options,
        variants: variants.map { variant in
          Variant(
            id: variant.id,
            values: variant.values,
            sku: variant.sku,
            price: variant.price,
            stock: left(variant.stock, of: variant.id)
          )
        },
        isFeatured: isFeatured,
        description: description,
        related: related,
        reviews: reviews + self.reviews
      )
    }
    return Product(
      id: id,
      name: name,
      category: category,
      brand: brand,
      tags: tags,
      price: price,
      stock: left(stock, of: nil),
      isFeatured: isFeatured,
      description: description,
      related: related,
      reviews: reviews + self.reviews
    )
  }
}

extension Account {
  /// The account as somebody who writes reviews.
  public var person: Person { Person(id: Person.ID(rawValue: id.rawValue), name: name) }
}
