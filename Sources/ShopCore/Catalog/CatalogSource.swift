/// Looks up the shop's models by id.
///
/// Nothing here fails: what cannot be read counts as missing.
public protocol CatalogSource: Sendable {
  /// The shop's name.
  var name: String { get }
  /// The currency of all prices.
  var currency: Currency { get }
  /// All categories, in catalog order.
  var categories: [Category] { get }
  /// All products, in catalog order.
  var allProducts: CatalogList<Product> { get }
  /// The featured products, in catalog order.
  var featuredProducts: CatalogList<Product> { get }
  /// The authors of reviews, in catalog order.
  var allPeople: CatalogList<Person> { get }

  /// A category by its id; nil if there is none.
  func category(_ id: Category.ID) -> Category?
  /// A product with its reviews and related products; nil if there is none.
  func product(_ id: Product.ID) -> Product?
  /// An article's price and stock; nil if it is not sold here.
  func offer(of article: Article) -> Offer?
  /// A person by id; nil if there is none.
  func person(_ id: Person.ID) -> Person?
  /// The products of a category, in catalog order.
  func products(in category: Category.ID) -> CatalogList<Product>
  /// The products of a category that pass a filter, in the filter's order.
  func products(in category: Category.ID, filteredBy filter: CategoryFilter) -> CatalogList<Product>
  /// Every review by a person, in catalog order.
  func reviews(by person: Person.ID) -> [WrittenReview]
  /// The number of a person's reviews, without reading them.
  func reviewCount(by person: Person.ID) -> Int
  /// Search results for a typed text, best first.
  func search(_ text: String) -> SearchResults
}

extension CatalogSource {
  public func offer(of article: Article) -> Offer? {
    product(article.product)?.offer(of: article.variant)
  }
}
