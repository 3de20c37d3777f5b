/// Something a search finds.
public enum SearchHit: Hashable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case person(Person.ID)
}
