/// A catalog with later sales and reviews applied.
///
/// Nothing is copied: each model is amended when it is looked up.
struct AmendedCatalog: CatalogSource {
  private let original: any CatalogSource
  /// May name products that no longer exist; those are never looked up.
  private let amendments: [Product.ID: Amendment]
  /// Newest first.
  private let reviews: [CatalogChanges.OwnReview]

  fileprivate struct Amendment {
    /// Quantities by variant; nil is a product without variants.
    var sold: [Variant.ID?: Int] = [:]
    /// Newest first.
    var reviews: [Review] = []

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

  /// Authors the original does not have, in the order of their accounts.
  private var newPeople: [Person] {
    Account.samples.map(\.person).filter { person in
      original.person(person.id) == nil && !reviews(writtenBy: person.id).isEmpty
    }
  }

  /// Newest first, and only for products that are still sold.
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
    filteredBy filter: CategoryFilter
  ) -> CatalogList<Product> {
    var filter = filter
    if filter.isInStockOnly { filter.leftOut.formUnion(soldOut(in: category)) }
    let repriced = filter.order.isByPrice ? repriced(in: category) : []
    let shown = repriced.filter { !filter.leftOut.contains($0.id) }
    filter.leftOut.formUnion(repriced.map(\.id))
    let others = amended(original.products(in: category, filteredBy: filter))
    return others.inserting(shown, inOrder: filter.order.puts)
  }

  func reviews(by person: Person.ID) -> [WrittenReview] {
    reviews(writtenBy: person) + original.reviews(by: person)
  }

  func reviewCount(by person: Person.ID) -> Int {
    reviews(writtenBy: person).count + original.reviewCount(by: person)
  }

  func search(_ text: String) -> SearchResults {
    let newcomers = Catalog(
      name: name,
      currency: currency,
      categories: [],
      products: [],
      people: newPeople
    )
    return original.search(text).adding(newcomers.search(text).hits)
  }

  private func soldOut(in category: Category.ID) -> Set<Product.ID> {
    Set(
      amendments.filter { !$1.sold.isEmpty }.keys.filter { id in
        product(id).map { $0.category == category && !$0.offer.canBeBought } ?? false
      }
    )
  }

  /// Products whose price changed because their cheapest variant sold out.
  private func repriced(in category: Category.ID) -> [Product] {
    amendments.keys.compactMap { id in
      guard let product = original.product(id), product.category == category else { return nil }
      let changed = amended(product)
      return changed.price == product.price ? nil : changed
    }.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  private func amended(_ list: CatalogList<Product>) -> CatalogList<Product> {
    CatalogList(count: list.count) { index in list[index].map(amended) }
  }

  private func amended(_ product: Product) -> Product {
    amendments[product.id].map(product.amended) ?? product
  }
}

extension Product {
  fileprivate func amended(by amendment: AmendedCatalog.Amendment) -> Product {
    var product = self
    product.reviews = amendment.reviews + reviews
    for place in variants.indices {
      product.variants[place].offer = amendment.left(of: variants[place].offer, variants[place].id)
    }
    product.offer =
      variants.isEmpty
      ? amendment.left(of: offer, nil) : Offer(best: product.variants.map(\.offer))
    return product
  }
}

extension Account {
  /// The account as an author of reviews.
  public var person: Person { Person(id: Person.ID(rawValue: id.rawValue), name: name) }
}

extension CategoryFilter.Order {
  fileprivate var isByPrice: Bool {
    switch self {
    case .cheapestFirst, .dearestFirst: true
    case .catalogue, .name: false
    }
  }

  /// Products without a price come last.
  fileprivate func puts(_ product: Product, before other: Product) -> Bool {
    guard let price = product.price?.minorUnits else { return false }
    guard let otherPrice = other.price?.minorUnits else { return true }
    return self == .dearestFirst ? price > otherPrice : price < otherPrice
  }
}

extension CatalogList {
  /// Inserts models into this sorted list, looking up only as many of the others as a binary search
  /// needs.
  fileprivate func inserting(
    _ models: [Model],
    inOrder isBefore: (Model, Model) -> Bool
  ) -> CatalogList {
    guard !models.isEmpty else { return self }
    let inserted = models.sorted(by: isBefore)
    // How many of the existing models precede each inserted one.
    let places = inserted.map { model in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if let other = self[middle], isBefore(model, other) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low
    }
    return CatalogList(count: count + inserted.count) { index in
      var before = 0
      for (number, place) in places.enumerated() {
        if place + number == index { return inserted[number] }
        if place + number < index { before += 1 }
      }
      return self[index - before]
    }
  }
}
