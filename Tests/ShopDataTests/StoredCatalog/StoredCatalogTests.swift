import GRDB
import NavigationLaws
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A stored catalogue` {
  @Test func `is the catalogue that was written, model for model`() throws {
    for original in [Catalog.sample, try CatalogReader().embedded()] {
      let stored = try Stored(original)
      let catalog = stored.catalog

      #expect(catalog.name == original.name)
      #expect(catalog.currency == original.currency)
      #expect(catalog.categories == original.categories)
      #expect(Array(catalog.allProducts) == original.products)
      #expect(Array(catalog.featuredProducts) == original.products.filter(\.isFeatured))
      #expect(Array(catalog.allPeople) == original.people)
      for product in original.products { #expect(catalog.product(product.id) == product) }
      for category in original.categories {
        #expect(catalog.category(category.id) == category)
        #expect(
          Array(catalog.products(in: category.id)) == Array(original.products(in: category.id))
        )
      }
      for person in original.people {
        #expect(catalog.person(person.id) == person)
        #expect(catalog.reviews(by: person.id) == original.reviews(by: person.id))
        #expect(catalog.reviewCount(by: person.id) == original.reviewCount(by: person.id))
      }
      #expect(stored.failures.all.isEmpty)
    }
  }

  @Test func `has a product also after it was asked for it in another spelling`() throws {
    let id = Product.ID(rawValue: "k\u{E4}se")
    let catalog = try Stored(
      Catalog(
        name: "Corner shop",
        currency: Currency(code: "EUR"),
        categories: [],
        products: [Product(id: id, name: "Cheese", category: "food", price: .euro(1), stock: 1)],
        people: []
      )
    ).catalog

    #expect(catalog.product(Product.ID(rawValue: "ka\u{308}se")) == nil)

    #expect(catalog.product(id)?.name == "Cheese")
  }

  @Test func `knows shelves without a name and reviewers nobody introduced`() throws {
    let catalog = try Stored(.sample).catalog

    #expect(catalog.category("nowhere") == nil)
    #expect(catalog.products(in: "nowhere").map(\.?.id) == ["creme"])
    #expect(catalog.reviews(by: "ghost").map(\.productName) == ["Teapot"])
    #expect(catalog.reviewCount(by: "ghost") == 1)
  }

  @Test func `has nothing where nothing is`() throws {
    let stored = try Stored(.sample)
    let catalog = stored.catalog

    #expect(catalog.product("gone") == nil)
    #expect(catalog.person("nobody") == nil)
    #expect(catalog.category("none") == nil)
    #expect(catalog.products(in: "none").isEmpty)
    #expect(catalog.products(in: "attic").isEmpty)
    #expect(catalog.reviews(by: "nobody").isEmpty)
    #expect(stored.failures.all.isEmpty)
  }

  @Test func `reads long lists from any row`() throws {
    let original = Catalog.generated(count: 500)
    let catalog = try Stored(original).catalog
    let list = catalog.allProducts
    var random = SeededGenerator(seed: 7)

    for _ in 0..<300 {
      let row = Int.random(in: 0..<500, using: &random)
      #expect(list[row] == original.products[row])
    }
  }

  @Test func `counts what cannot be read as not there, and reports it`() throws {
    let stored = try Stored(.sample)
    _ = stored.catalog.product("cup")
    try stored.database.write { database in
      for table in ["product", "person", "review", "related"] {
        try database.execute(sql: "DROP TABLE \(table)")
      }
    }

    #expect(stored.catalog.product("teapot") == nil)
    #expect(stored.catalog.person("ada") == nil)
    #expect(stored.catalog.allProducts.map(\.?.id) == [nil, nil, nil, nil])
    #expect(stored.catalog.reviews(by: "ada").isEmpty)
    #expect(stored.catalog.search("tea").hits.isEmpty)
    #expect(stored.failures.all.count == 8)
    #expect(stored.catalog.product("cup")?.name == "Cup")
  }

  @Test func `takes no value of a wrong kind for a right one`() throws {
    let stored = try Stored(.sample)
    try stored.database.write { database in
      try database.execute(sql: "UPDATE product SET price = 'dear' WHERE id = 'teapot'")
    }

    #expect(stored.catalog.product("teapot") == nil)
    #expect(stored.failures.all.count == 1)
  }
}
