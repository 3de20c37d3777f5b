/// Where the models of the shop are looked up by their ids.
///
/// Nothing here can fail: what cannot be read counts as not there.
public protocol CatalogSource: Sendable {
  /// What the shop is called.
  var name: String { get }
  /// The currency of all its prices.
  var currency: Currency { get }
  /// The shelves, in the catalogue's order.
  var categories: [Category] { get }
  /// Everything that is sold, in the catalogue's order.
  var allProducts: CatalogList<Product> { get }
  /// What stands in the shop's window, in the catalogue's order.
  var featuredProducts: CatalogList<Product> { get }
  /// Everybody who writes reviews, in the catalogue's order.
  var allPeople: CatalogList<Person> { get }

  /// The shelf of an id; nil where there is none.
  func category(_ id: Category.ID) -> Category?
  /// A product with its reviews and what it is related to.
  func product(_ id: Product.ID) -> Product?
  /// What an article costs and how many are left; nil where it is not sold here.
  func offer(of article: Article) -> Offer?
  /// Whoever has an id; nil where nobody has.
  func person(_ id: Person.ID) -> Person?
  /// The products on a shelf, in the catalogue's order.
  func products(in category: Category.ID) -> CatalogList<Product>
  /// Those of them a filter lets through, in its order.
  func products(in category: Category.ID, filteredBy filter: CategoryFilter) -> CatalogList<Product>
  /// Every review somebody wrote, in the catalogue's order.
  func reviews(by person: Person.ID) -> [WrittenReview]
  /// How many reviews somebody wrote, without reading them.
  func reviewCount(by person: Person.ID) -> Int
  /// What a text typed by a person leads to, the best first.
  func search(_ text: String) -> SearchResults
}

extension CatalogSource {
  public func offer(of article: Article) -> Offer? {
    product(article.product)?.offer(of: article.variant)
  }
}
