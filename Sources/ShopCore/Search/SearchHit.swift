/// A model that a search found.
public enum SearchHit: Hashable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case person(Person.ID)
}
