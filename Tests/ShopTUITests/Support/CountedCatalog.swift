import ShopCore

/// A catalogue that counts how often it is searched.
final class CountedCatalog: CatalogSource, @unchecked Sendable {
  /// What was searched for, in this order.
  private(set) var searches: [String] = []
  /// How often a product was looked up.
  private(set) var lookUps = 0
  private let catalog: any CatalogSource

  init(_ catalog: any CatalogSource) { self.catalog = catalog }

  var name: String { catalog.name }
  var currency: Currency { catalog.currency }
  var categories: [Category] { catalog.categories }
  var allProducts: CatalogList<Product> { catalog.allProducts }
  var featuredProducts: CatalogList<Product> { catalog.featuredProducts }
  var allPeople: CatalogList<Person> { catalog.allPeople }

  func category(_ id: Category.ID) -> Category? { catalog.category(id) }
  func product(_ id: Product.ID) -> Product? {
    lookUps += 1
    return catalog.product(id)
  }
  func person(_ id: Person.ID) -> Person? { catalog.person(id) }
  func products(in id: Category.ID) -> CatalogList<Product> { catalog.products(in: id) }
  func products(in id: Category.ID, filteredBy filter: CategoryFilter) -> CatalogList<Product> {
    catalog.products(in: id, filteredBy: filter)
  }
  func reviews(by id: Person.ID) -> [WrittenReview] { catalog.reviews(by: id) }
  func reviewCount(by id: Person.ID) -> Int { catalog.reviewCount(by: id) }

  func search(_ text: String) -> SearchResults {
    searches.append(text)
    return catalog.search(text)
  }
}
