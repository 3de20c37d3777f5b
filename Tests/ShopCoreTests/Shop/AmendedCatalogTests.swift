import Testing

@testable import ShopCore

@Suite struct `A catalogue after what people bought and wrote` {
  private static let newcomer = Account.samples[0].person

  /// The sample with a mug to choose the colour of, after six sales and a review.
  private let catalog: any CatalogSource = {
    let mug = Product(
      id: "mug",
      name: "Mug",
      category: "tea",
      options: ["Colour"],
      variants: [
        Variant(id: "red", values: ["Red"], price: .euro(700), stock: 2),
        Variant(id: "blue", values: ["Blue"], price: .euro(800), stock: nil),
      ],
      isFeatured: true
    )
    let sample = Catalog.sample
    let original = Catalog(
      name: sample.name,
      currency: sample.currency,
      categories: sample.categories,
      products: ["teapot", "cup", "lamp"].compactMap { sample.product($0) } + [mug],
      people: [Person(id: "ada", name: "Ada Nwosu")]
    )
    let own = Review(
      author: newcomer.id,
      rating: 4,
      title: "Red",
      text: "It is red.",
      day: "2026-11-01"
    )
    return ShopState(
      catalog: original,
      changes: CatalogChanges(
        sold: ["teapot": 3, Article("mug", "red"): 1, "lamp": 2],
        reviews: [
          CatalogChanges.OwnReview(product: "mug", review: own),
          CatalogChanges.OwnReview(product: "gone", review: own),
        ]
      )
    ).catalog
  }()

  @Test func `has as many left as were not sold, of each variant`() {
    #expect(catalog.product("teapot")?.stock == 0)
    #expect(catalog.product("lamp")?.stock == 3)
    #expect(catalog.product("mug")?.variant("red")?.stock == 1)
    #expect(catalog.product("mug")?.variant("blue")?.stock == nil)
  }

  @Test func `shows the same wherever its products are listed`() {
    #expect(catalog.allProducts.map { $0?.stock } == [0, 0, 3, nil])
    #expect(catalog.featuredProducts.compactMap { $0?.reviews.count } == [1])
    #expect(catalog.products(in: "tea").compactMap { $0?.id } == ["teapot", "cup", "mug"])
  }

  @Test func `leaves out what was sold until nothing was left, where that is asked for`() {
    let filter = CategoryFilter(isInStockOnly: true)

    let shelf = catalog.products(in: "tea", filteredBy: filter)

    #expect(shelf.compactMap { $0?.id } == ["mug"])
  }

  @Test func `knows people who have written here, and what they wrote`() {
    let person = Self.newcomer

    #expect(catalog.person(person.id) == person)
    #expect(catalog.allPeople.compactMap { $0?.id } == ["ada", person.id])
    #expect(catalog.reviewCount(by: person.id) == 1)
    #expect(catalog.reviews(by: person.id).map(\.productName) == ["Mug"])
    #expect(catalog.reviewCount(by: "ada") == 1)
    #expect(catalog.reviews(by: "ada").map(\.product) == ["teapot"])
    #expect(catalog.person("nobody") == nil)
    let beginning = String(person.name.prefix(3))
    #expect(catalog.search(beginning).hits.contains(.person(person.id)))
    #expect(catalog.search("te").hits.first == .category("tea"))
  }

  @Test func `is otherwise what it was`() {
    #expect(catalog.name == "Corner shop")
    #expect(catalog.currency == Currency(code: "EUR"))
    #expect(catalog.categories.map(\.id) == ["tea", "desk"])
    #expect(catalog.category("desk")?.name == "Desk")
    #expect(catalog.search("lamp").hits == [.product("lamp")])
    #expect(catalog.search("lamp").marks(in: "Desk lamp") == [5..<9])
  }
}
