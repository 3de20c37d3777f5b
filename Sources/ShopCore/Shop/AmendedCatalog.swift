/// A catalogue as it is after what people bought and wrote.
///
/// Nothing is copied: each model is amended when it is looked up.
struct AmendedCatalog: CatalogSource {
  private let original: any CatalogSource
  /// What became of each product; of those that are not there any more nobody asks.
  private let amendments: [Product.ID: Amendment]
  /// Newest first.
  private let reviews: [CatalogChanges.OwnReview]

  fileprivate struct Amendment {
    /// How many were sold of each variant, or of the product itself.
    var sold: [Variant.ID?: Int] = [:]
    /// What was written about it since, newest first.
    var reviews: [Review] = []

    /// What is left of an offer after what was sold; never less than none.
    func left(of offer: Offer, _ variant: Variant.ID?) -> Offer {
      guard let stock = offer.stock, let sold = sold[variant] else { return offer }
      return Offer(price: offer.price, stock: stock - sold)
    }
  }

  init(_ original: any CatalogSource, with changes: CatalogChanges) {
    self.original = original
    var amendments: [Product.ID: Amendment] = [:]
    for (article, quantity) in changes.sold {
      amendments[article.product, default: Amendment()].sold[article.variant] = quantity
    }
    for own in changes.reviews {
      amendments[own.product, default: Amendment()].reviews.append(own.review)
    }
    self.amendments = amendments
    reviews = changes.reviews
  }

  /// The authors the original does not know, in the order of their accounts.
  private var newPeople: [Person] {
    Account.samples.map(\.person).filter { person in
      original.person(person.id) == nil && !reviews(writtenBy: person.id).isEmpty
    }
  }

  /// What somebody wrote since about what is still sold, newest first.
  private func reviews(writtenBy person: Person.ID) -> [WrittenReview] {
    reviews.compactMap { own in
      guard own.review.author == person, let product = original.product(own.product) else {
        return nil
      }
      return WrittenReview(product: own.product, productName: product.name, review: own.review)
    }
  }

  var name: String { original.name }
  var currency: Currency { original.currency }
  var categories: [Category] { original.categories }
  var allProducts: CatalogList<Product> { amended(original.allProducts) }
  var featuredProducts: CatalogList<Product> { amended(original.featuredProducts) }

  var allPeople: CatalogList<Person> {
    let (known, newPeople) = (original.allPeople, newPeople)
    return CatalogList(count: known.count + newPeople.count) { index in
      index < known.count ? known[index] : newPeople[index - known.count]
    }
  }

  func category(_ id: Category.ID) -> Category? { original.category(id) }

  func product(_ id: Product.ID) -> Product? { original.product(id).map(amended) }

  func offer(of article: Article) -> Offer? {
    guard let offer = original.offer(of: article) else { return nil }
    return amendments[article.product]?.left(of: offer, article.variant) ?? offer
  }

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
    reviews(writtenBy: person) + original.reviews(by: person)
  }

  func reviewCount(by person: Person.ID) -> Int {
    reviews(writtenBy: person).count + original.reviewCount(by: person)
  }

  func search(_ text: String) -> SearchResults { original.search(text) }

  /// What stands on a shelf and was sold until nothing was left.
  private func soldOut(in category: Category.ID) -> Set<Product.ID> {
    Set(
      amendments.filter { !$1.sold.isEmpty }.keys.filter { id in
        product(id).map { $0.category == category && !$0.offer.canBeBought } ?? false
      }
    )
  }

  private func amended(_ list: CatalogList<Product>) -> CatalogList<Product> {
    CatalogList(count: list.count) { index in list[index].map(amended) }
  }

  private func amended(_ product: Product) -> Product {
    amendments[product.id].map(product.amended) ?? product
  }
}

extension Product {
  /// The same product with fewer left of it, and more said about it.
  fileprivate func amended(by amendment: AmendedCatalog.Amendment) -> Product {
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
            stock: amendment.left(of: variant.offer, variant.id).stock
          )
        },
        isFeatured: isFeatured,
        description: description,
        related: related,
        reviews: amendment.reviews + reviews
      )
    }
    return Product(
      id: id,
      name: name,
      category: category,
      brand: brand,
      tags: tags,
      price: price,
      stock: amendment.left(of: offer, nil).stock,
      isFeatured: isFeatured,
      description: description,
      related: related,
      reviews: amendment.reviews + reviews
    )
  }
}

extension Account {
  /// The account as somebody who writes reviews.
  public var person: Person { Person(id: Person.ID(rawValue: id.rawValue), name: name) }
}
