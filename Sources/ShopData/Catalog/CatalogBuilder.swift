import ShopCore

/// Makes a shop of the records of a file, supplying what the file does not say.
struct CatalogBuilder {
  private let record: CatalogRecord
  private let prices: PriceUnit
  private let currency: Currency
  private var people: [Person]
  private var categories: [Category]
  private var peopleIDs: Set<Person.ID>
  private var categoryIDs: Set<Category.ID>
  private var skipped: [SkippedRecord] = []

  init(_ record: CatalogRecord, prices: PriceUnit, currency: Currency) {
    self.record = record
    self.prices = record.prices ?? prices
    self.currency = record.currency.map { Currency(code: $0) } ?? currency
    people = record.people.map {
      Person(id: Person.ID(rawValue: $0.id), name: $0.name, about: $0.about ?? "")
    }
    categories = record.categories.map {
      Category(id: Category.ID(rawValue: $0.id), name: $0.name, about: $0.about ?? "")
    }
    peopleIDs = Set(people.map(\.id))
    categoryIDs = Set(categories.map(\.id))
  }

  mutating func build() -> CatalogReading {
    var products: [Product] = []
    var ids: Set<Product.ID> = []
    for (index, record) in record.products.enumerated() {
      switch product(from: record) {
      case .success(let product) where !ids.insert(product.id).inserted:
        skip(index, "its id “\(product.id)” stands twice")
      case .success(let product): products.append(product)
      case .failure(let reason): skip(index, reason.words)
      }
    }
    let catalog = Catalog(
      name: record.name ?? "The shop",
      currency: currency,
      categories: categories,
      products: completed(products),
      people: people
    )
    return CatalogReading(catalog: catalog, skipped: skipped)
  }

  private struct Reason: Error {
    let words: String
  }

  private mutating func skip(_ index: Int, _ reason: String) {
    skipped.append(SkippedRecord(number: index + 1, reason: reason))
  }

  private mutating func product(from record: ProductRecord) -> Result<Product, Reason> {
    guard let name = record.name, name.contains(where: { !$0.isWhitespace }) else {
      return .failure(Reason(words: "it has no name"))
    }
    var price: Money?
    if let number = record.price {
      guard let minorUnits = prices.minorUnits(number, exponent: currency.exponent) else {
        return .failure(Reason(words: "its price “\(number)” is no amount of \(currency.code)"))
      }
      price = Money(minorUnits: minorUnits, currency: currency)
    }
    return .success(
      Product(
        id: Product.ID(rawValue: record.id ?? name.slug),
        name: name,
        category: category(named: record.category ?? "Other"),
        price: price,
        stock: record.stock,
        isFeatured: record.isFeatured,
        description: record.description,
        related: record.related.map { Product.ID(rawValue: $0) },
        reviews: record.reviews.compactMap { review(from: $0) }.sorted { $0.day > $1.day }
      )
    )
  }

  private mutating func category(named name: String) -> Category.ID {
    if categoryIDs.contains(Category.ID(rawValue: name)) { return Category.ID(rawValue: name) }
    let id = Category.ID(rawValue: name.slug)
    if categoryIDs.insert(id).inserted {
      categories.append(Category(id: id, name: name.asTitle))
    }
    return id
  }

  private mutating func review(from record: ReviewRecord) -> Review? {
    guard let rating = record.rating else { return nil }
    return Review(
      author: record.author.map { Person.ID(rawValue: $0) }
        ?? person(named: record.authorName ?? "Somebody"),
      rating: rating,
      title: record.title,
      text: record.text,
      day: record.day
    )
  }

  private mutating func person(named name: String) -> Person.ID {
    let id = Person.ID(rawValue: name.slug)
    if peopleIDs.insert(id).inserted { people.append(Person(id: id, name: name)) }
    return id
  }

  /// The same products, each with something related to go on to, and some of them featured.
  private func completed(_ products: [Product]) -> [Product] {
    let shelves = Dictionary(grouping: products.indices) { products[$0].category }
    let hasFeatured = products.contains(where: \.isFeatured)
    let firsts = Set(shelves.values.compactMap(\.first).sorted().prefix(12))
    var places = Array(repeating: 0, count: products.count)
    for shelf in shelves.values {
      for (place, index) in shelf.enumerated() { places[index] = place }
    }
    return products.enumerated().map { index, product in
      guard product.related.isEmpty || !hasFeatured else { return product }
      let shelf = shelves[product.category] ?? []
      let neighbours = (1..<max(1, min(5, shelf.count))).map { step in
        shelf[(places[index] + step) % shelf.count]
      }
      return Product(
        id: product.id,
        name: product.name,
        category: product.category,
        price: product.price,
        stock: product.stock,
        isFeatured: hasFeatured ? product.isFeatured : firsts.contains(index),
        description: product.description,
        related: product.related.isEmpty ? neighbours.map { products[$0].id } : product.related,
        reviews: product.reviews
      )
    }
  }
}

extension String {
  /// The text as an id: its letters and digits in lower case, with hyphens between the words.
  fileprivate var slug: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? self : words.joined(separator: "-")
  }

  /// A file's own id for a shelf as a person would write it: `mens-shirts` as `Mens Shirts`.
  fileprivate var asTitle: String {
    guard !contains(where: { $0.isUppercase || $0.isWhitespace }) else { return self }
    return split { $0 == "-" || $0 == "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
